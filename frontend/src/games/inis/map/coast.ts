// The shapes of the land: tiles with sides that wander like coasts and hedges. A side wanders the same way for both tiles
// that share it, and a corner that belongs to one tile alone is round.

import { border, cornerKey, type Point, sideKey, type Spot } from "./geometry.ts";
import { dice, short } from "./noise.ts";

/** Units of the drawing to a side of a hexagon. */
export const UNIT = 100;

const CORNERS_STRAY = 0.085;
const SIDES_STRAY = 0.16;

function strayed(corner: Point): Point {
  const roll = dice(`corner ${cornerKey(corner)}`);
  return { x: corner.x + (roll() - 0.5) * 2 * CORNERS_STRAY, y: corner.y + (roll() - 0.5) * 2 * CORNERS_STRAY };
}

/** The points between two corners, by halving again and again. */
function between(one: Point, other: Point): Point[] {
  const turned = cornerKey(one) > cornerKey(other);
  const [from, to] = turned ? [strayed(other), strayed(one)] : [strayed(one), strayed(other)];
  const roll = dice(`side ${sideKey(one, other)}`);
  let line = [from, to];
  for (let stray = SIDES_STRAY; stray > SIDES_STRAY / 8; stray /= 2.1) {
    line = line.flatMap((at, index) => {
      const next = line[index + 1];
      return next ? [at, nudged(at, next, (roll() - 0.5) * 2 * stray)] : [at];
    });
  }
  if (turned) line.reverse();
  return line.slice(1, -1);
}

function nudged(at: Point, next: Point, by: number): Point {
  const [dx, dy] = [next.x - at.x, next.y - at.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: (at.x + next.x) / 2 - dy / length * by, y: (at.y + next.y) / 2 + dx / length * by };
}

const written = ({ x, y }: Point) => `${short(x * UNIT)} ${short(y * UNIT)}`;
const half = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Curves along points from a corner to the next, the same both ways. */
function curve(corner: Point, line: Point[], next: Point): string {
  const all = [corner, ...line, next];
  let path = `L${written(half(all[0]!, all[1]!))}`;
  for (let index = 1; index < all.length - 1; index++) {
    path += `Q${written(all[index]!)} ${written(half(all[index]!, all[index + 1]!))}`;
  }
  return path;
}

export interface Shape {
  /** The land of the tile, closed. */
  land: string;
  /** The sides that are shared with others, as lines. */
  hedges: string;
}

/** The tile's shape on a map with these tiles. */
export function shapeOf(spot: Spot, others: readonly Spot[]): Shape {
  const elsewhere = new Set<string>();
  for (const other of others) {
    const corners = border(other);
    corners.forEach((corner, index) => {
      elsewhere.add(cornerKey(corner));
      elsewhere.add(sideKey(corner, corners[(index + 1) % corners.length]!));
    });
  }
  const corners = border(spot);
  let [land, hedges] = ["", ""];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const line = between(corner, next);
    const [from, to] = [strayed(corner), strayed(next)];
    const side = curve(from, line, to);
    if (!land) land = `M${written(half(from, line[0]!))}${side.slice(side.indexOf("Q"))}`;
    else land += elsewhere.has(cornerKey(corner)) ? `L${written(from)}${side}` : round(from, line, side);
    if (elsewhere.has(sideKey(corner, next))) hedges += `M${written(from)}${side}L${written(to)}`;
  });
  const first = between(corners[0]!, corners[1]!)[0]!;
  const start = strayed(corners[0]!);
  const last = half(start, first);
  land += elsewhere.has(cornerKey(corners[0]!)) ? `L${written(start)}Z` : `Q${written(start)} ${written(last)}Z`;
  return { land, hedges };
}

/** Around a corner instead of into it. */
function round(corner: Point, line: Point[], side: string): string {
  return `Q${written(corner)} ${written(half(corner, line[0]!))}${side.slice(side.indexOf("Q"))}`;
}
