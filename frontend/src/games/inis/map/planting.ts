// Where things grow on a tile: around its middle 0, 0, with 100 units to a side. The places of the name, the clans and the
// buildings are the same on every tile, so that nothing that stands there is hidden by what grows.

import { type Ink, type Motif, type Part, patch, put } from "./motifs.ts";
import { dice } from "./noise.ts";

export interface Ground {
  down: boolean;
  roll: () => number;
  /** Where the one great thing of the tile stands: at the tip. */
  tip: { x: number; y: number };
  /** The line on which clans stand, and the one for buildings. */
  clans: number;
  buildings: number;
  /** The base line of the name. */
  name: number;
}

export function groundOf(name: string, down: boolean): Ground {
  const roll = dice(`${name} ${down ? "d" : "u"}`);
  return down
    ? { down, roll, tip: { x: 0, y: 176 }, clans: -14, buildings: 94, name: 36 }
    : { down, roll, tip: { x: 0, y: -88 }, clans: 55, buildings: -46, name: 92 };
}

const HALF = Math.sqrt(3) * 50;

/** Whether a point lies on the tile, this far from its border. */
export function onTile(x: number, y: number, down: boolean, margin: number): boolean {
  const [mx, my] = down ? [-x, -y] : [x, y];
  if (Math.hypot(mx, my) < 70) return true;
  return [[0, -100], [HALF, 50], [-HALF, 50]].some(([cx, cy]) => {
    const [right, under] = [Math.abs(mx - cx!), Math.abs(my - cy!)];
    return right <= HALF - margin && under <= 100 - right / Math.sqrt(3) - margin;
  });
}

export interface Planting {
  /** The distance between neighbours. */
  step: number;
  size: number;
  /** What part of the places is taken, to 1. */
  share?: number;
  margin?: number;
  /** Only where this is true. */
  where?: (x: number, y: number) => boolean;
  /** Also where the name stands. */
  everywhere?: boolean;
}

/** Rows of one thing, from the back to the front, not too regular. */
export function plant(ground: Ground, motif: Motif | Motif[], planting: Planting): Part[] {
  const { step, size, share = 1, margin = 16, where, everywhere } = planting;
  const kinds = Array.isArray(motif) ? motif : [motif];
  const { roll, down, name } = ground;
  const found: Part[] = [];
  let odd = false;
  for (let y = -190; y < 200; y += step * 0.62) {
    odd = !odd;
    const row: Part[] = [];
    for (let x = -180 + (odd ? step / 2 : 0); x < 180; x += step) {
      const [px, py] = [x + (roll() - 0.5) * step * 0.55, y + (roll() - 0.5) * step * 0.3];
      const [taken, kind] = [roll() < share, kinds[Math.floor(roll() * kinds.length)]!];
      if (!taken || !onTile(px, py, down, margin) || (where && !where(px, py))) continue;
      if (!everywhere && Math.abs(px) < 125 && py > name - 22 && py < name + 24) continue;
      row.push(...kind(px, py, size, roll));
    }
    found.push(...merged(row));
  }
  return found;
}

/** What stands in one row does not overlap: each ink becomes one path, in the order in which inks come first. */
function merged(row: Part[]): Part[] {
  const inks = new Map<Ink, string>();
  for (const [ink, path] of row) inks.set(ink, (inks.get(ink) ?? "") + path);
  return [...inks];
}

/** Patches of another shade, so that no ground is one flat colour. */
export function ground(at: Ground, ink: Ink, count: number, wide: number, high: number): Part[] {
  const { roll } = at;
  let path = "";
  for (let index = 0; index < count; index++) {
    path += patch(
      (roll() - 0.5) * 260,
      (roll() - 0.5) * 300,
      wide * (0.6 + roll() * 0.8),
      high * (0.6 + roll() * 0.8),
      roll,
    );
  }
  return [[ink, path]];
}

/** Away from the tip, where the great thing stands. */
export function aside({ tip, down }: Ground, reach: number): (x: number, y: number) => boolean {
  const middle = tip.y - (down ? 30 : 30);
  return (x, y) => Math.hypot(x - tip.x, y - middle) > reach;
}

/** A drawing at the tip. */
export function atTip({ tip }: Ground, size: number, shapes: readonly Part[], rise = 0): Part[] {
  return shapes.map(([ink, path]) => [ink, put(path, tip.x, tip.y - rise, size)] as const);
}
