// Laying a tile, step by step: which tile, where, which way round. Pure: what a step leads to, nothing of the screen.

import { type Tile, turned } from "./colours.ts";
import { DIRECTIONS, type Geometry, middle, placement, type Point } from "./geometry.ts";
import type { Reach } from "./position.ts";

/**
 * none: no place yet. hover: the ghost follows the pointer. petals: a cell is chosen, its neighbours are open; `aimed` when
 * one of them is being looked at with the keyboard. drag: the tile floats. laid: the ghost lies and waits for a yes.
 */
export type Step = "none" | "hover" | "petals" | "drag" | "laid";

export interface Placing {
  /** The place of the chosen tile on the rack. */
  tile: number | null;
  /** Whether the tile's second half comes first. */
  flipped: boolean;
  step: Step;
  /** Where the first half lies. */
  cell: string | null;
  /** The direction of the second half, as the player last wanted it. */
  toward: number;
  aimed: boolean;
}

export const AT_REST: Placing = { tile: null, flipped: false, step: "none", cell: null, toward: 0, aimed: false };

/** A ghost: a tile on two cells. */
export interface Ghost {
  first: string;
  second: string;
  toward: number;
  tile: Tile;
  move: string;
}

export function pick(now: Placing, tile: number): Placing {
  if (now.tile === tile) return flip(now);
  return { ...now, tile, flipped: false };
}

export function flip(now: Placing): Placing {
  return now.tile === null ? now : { ...now, flipped: !now.flipped };
}

/** Step back: from the ghost to its petals' cell, from there to the tile, from there to nothing. */
export function back(now: Placing): Placing {
  if (now.step !== "none") return { ...now, step: "none", cell: null, aimed: false };
  return { ...AT_REST, toward: now.toward };
}

/** The possible direction that is nearest to the wanted one; null when there is none. */
export function nearest(possible: number[] | undefined, wanted: number): number | null {
  if (!possible?.length) return null;
  const away = (direction: number) => {
    const turn = (direction - wanted + 6) % 6;
    return Math.min(turn, 6 - turn) + (turn > 3 ? 0.5 : 0);
  };
  return possible.reduce((best, direction) => (away(direction) < away(best) ? direction : best));
}

/** The ghost follows the pointer onto a cell, or off the board. */
export function hover(now: Placing, reach: Reach, cell: string | null): Placing {
  if (now.tile === null || now.step === "laid" || now.step === "petals") return now;
  const next = cell && reach.has(cell) ? cell : null;
  if (next === now.cell && now.step === (next ? "hover" : "none")) return now;
  return { ...now, step: next ? "hover" : "none", cell: next };
}

/** A cell is chosen for the first half: its petals open. */
export function open(now: Placing, reach: Reach, cell: string, aimed: boolean): Placing {
  const toward = nearest(reach.get(cell), now.toward);
  if (now.tile === null || toward === null) return now;
  return { ...now, step: "petals", cell, aimed, toward: aimed ? toward : now.toward };
}

/** The other half goes there, and the ghost lies. */
export function lay(now: Placing, toward: number): Placing {
  return { ...now, step: "laid", toward, aimed: false };
}

/** Turn the ghost to its next possible direction. */
export function turn(now: Placing, reach: Reach, by: 1 | -1): Placing {
  const possible = now.cell ? reach.get(now.cell) : undefined;
  const from = nearest(possible, now.toward) ?? now.toward;
  for (let step = 1; step <= 6; step++) {
    const toward = (from + by * step + 36) % 6;
    if (!possible || possible.includes(toward)) return { ...now, toward, aimed: now.aimed || now.step === "petals" };
  }
  return now;
}

/** The tile floats over a point: the pair of cells whose middle is nearest takes it, if one is near. */
export function drag(now: Placing, geometry: Geometry, reach: Reach, at: Point, within: number): Placing {
  let best: { cell: string; toward: number; away: number } | null = null;
  for (const [cell, directions] of reach) {
    for (const toward of directions) {
      // Each pair comes from both sides: the one nearer to how the tile is held now is taken.
      const gap = (toward - now.toward + 6) % 6;
      const spot = middle(geometry, cell, geometry.next(cell, toward)!);
      const away = Math.hypot(spot.x - at.x, spot.y - at.y) + (Math.min(gap, 6 - gap)) * 0.01;
      if (away <= within && (!best || away < best.away)) best = { cell, toward, away };
    }
  }
  if (!best) return { ...now, step: "drag", cell: null };
  return { ...now, step: "drag", cell: best.cell, toward: best.toward };
}

/** The tile in hand, the way round it is held. */
export function inHand(now: Placing, rack: Tile[]): Tile | null {
  const tile = now.tile === null ? undefined : rack[now.tile];
  return tile === undefined ? null : now.flipped ? turned(tile) : tile;
}

/** The ghost as it lies now, or null where there is none to show. */
export function ghostOf(now: Placing, geometry: Geometry, reach: Reach, rack: Tile[]): Ghost | null {
  const tile = inHand(now, rack);
  if (!tile || !now.cell || now.step === "none" || (now.step === "petals" && !now.aimed)) return null;
  const toward = nearest(reach.get(now.cell), now.toward);
  if (toward === null) return null;
  return ghostAt(geometry, now.cell, toward, tile);
}

export function ghostAt(geometry: Geometry, first: string, toward: number, tile: Tile): Ghost | null {
  const second = geometry.next(first, toward);
  return second ? { first, second, toward, tile, move: placement(first, second, toward, tile) } : null;
}

/** The cells that may take the other half, with the direction of each. */
export function petalsOf(now: Placing, geometry: Geometry, reach: Reach): { cell: string; toward: number }[] {
  if (!now.cell || (now.step !== "petals" && now.step !== "laid")) return [];
  return (reach.get(now.cell) ?? []).map((toward) => ({ cell: geometry.next(now.cell!, toward)!, toward }));
}

/** What choosing a cell leads to; `lays` if the ghost lies then. "ask" for a cell that can't be used. */
export type Choice = { next: Placing; lays: boolean } | "ask";

/** A cell is meant: by a mouse, whose ghost is there already, by a finger, or with the keyboard. */
export function choose(
  now: Placing,
  geometry: Geometry,
  reach: Reach,
  cell: string,
  by: "mouse" | "touch" | "keys",
): Choice {
  const petal = petalsOf(now, geometry, reach).find((one) => one.cell === cell);
  if (petal) return { next: lay(now, petal.toward), lays: true };
  const lies = now.step === "petals" || now.step === "laid";
  if (now.step === "petals" && by === "keys" && now.aimed) return { next: lay(now, now.toward), lays: true };
  if (now.step === "petals" && cell === now.cell) return { next: back(now), lays: false };
  // With a ghost on the board a tap elsewhere only takes it up again.
  if (!reach.has(cell)) return lies ? { next: back(now), lays: false } : "ask";
  if (by !== "mouse") return { next: open({ ...now, step: "none" }, reach, cell, by === "keys"), lays: false };
  const toward = nearest(reach.get(cell), now.toward) ?? now.toward;
  return { next: lay({ ...now, cell }, toward), lays: true };
}

/** A move that stands for a cell that can't be used, so that the engine can say why. */
export function probe(geometry: Geometry, cell: string, tile: Tile, empty: (name: string) => boolean): string | null {
  const around = DIRECTIONS.map((_, toward) => ({ second: geometry.next(cell, toward), toward }));
  const fitting = around.find(({ second }) => second && empty(second)) ?? around.find(({ second }) => second);
  return fitting?.second ? placement(cell, fitting.second, fitting.toward, tile) : null;
}
