// What a tile would score: the one rule of the game that the browser knows, so that the ghost can show it at once.

import type { Colour } from "./colours.ts";
import { DIRECTIONS, type Geometry } from "./geometry.ts";

/** What lies on each cell: printed symbols and halves of tiles. */
export type Grid = ReadonlyMap<string, Colour>;

/** An unbroken row of one symbol, from the cell beside a half outwards. */
export interface Ray {
  colour: Colour;
  from: string;
  cells: string[];
}

/** The rows that a half on this cell scores, asked before the tile lies there: the cell of its other half is empty. */
export function rays(geometry: Geometry, grid: Grid, cell: string, colour: Colour): Ray[] {
  const found: Ray[] = [];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const cells: string[] = [];
    let next = geometry.next(cell, direction);
    while (next && grid.get(next) === colour) {
      cells.push(next);
      next = geometry.next(next, direction);
    }
    if (cells.length) found.push({ colour, from: cell, cells });
  }
  return found;
}

export function points(found: Ray[]): number {
  return found.reduce((sum, ray) => sum + ray.cells.length, 0);
}

const BOARD_END = 18;

/** Where a marker stands after a scoring: it never passes the end of a board. `end` is 36 on a double track. */
export function advanced(marker: number, gained: number, end: number): number {
  return Math.min(marker + gained, marker < BOARD_END ? BOARD_END : end);
}

/** Where the markers of a track stand after both halves have scored. */
export function moved(
  track: Record<Colour, number>,
  gains: [Colour, number][],
  end: number,
): Record<Colour, number> {
  const after = { ...track };
  const [first, second] = gains;
  if (first && second && first[0] === second[0]) {
    // Which half of a double counts first matters only at the seam of two boards: the better order is taken.
    const [colour, before] = [first[0], track[first[0]]];
    after[colour] = Math.max(
      advanced(advanced(before, first[1], end), second[1], end),
      advanced(advanced(before, second[1], end), first[1], end),
    );
    return after;
  }
  for (const [colour, gained] of gains) after[colour] = advanced(after[colour], gained, end);
  return after;
}

/** The colours that reach the end of a board between two stands of a track. */
export function filled(before: Record<Colour, number>, after: Record<Colour, number>, end: number): Colour[] {
  const reaches = (colour: Colour, stop: number) => before[colour] < stop && after[colour] >= stop;
  return (Object.keys(after) as Colour[]).filter((colour) => reaches(colour, BOARD_END) || reaches(colour, end));
}
