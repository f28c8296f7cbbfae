// The hexagon of cells: names, neighbours, printed symbols, and where everything lies in the picture.
//
// Cells have axial coordinates with the centre at 0, 0: q counts slanting columns to the right, r counts rows downwards.

import type { Colour } from "./colours.ts";

/** The distance from the centre of a cell to its corners, in units of the picture. */
export const SIDE = 10;
/** The width of a cell, which is the distance between neighbours. */
export const STEP = SIDE * Math.sqrt(3);

/** East, south-east, south-west, west, north-west, north-east. */
export const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;

const SYMBOL_DISTANCE = 5;
// Clockwise from the top left corner: the direction of the corner and the symbol printed on it.
const PRINTED: [number, Colour][] = [[4, "red"], [5, "green"], [0, "blue"], [1, "orange"], [2, "yellow"], [
  3,
  "purple",
]];

export interface Point {
  x: number;
  y: number;
}

export interface Cell extends Point {
  name: string;
  q: number;
  r: number;
  /** 0 for the hexagon of two players, 1 and 2 for the rings that more players add. */
  ring: number;
}

/** Two neighbouring cells; `toward` is the direction from the first to the second. */
export interface Pair {
  first: string;
  second: string;
  toward: number;
}

export interface Geometry {
  radius: number;
  cells: Cell[];
  rows: Cell[][];
  cell: Map<string, Cell>;
  printed: Map<string, Colour>;
  /** The neighbour of a cell in a direction, or null beyond the edge. */
  next(name: string, direction: number): string | null;
  at(q: number, r: number): string | null;
  /** The cell under a point of the picture, or null. */
  under(point: Point): string | null;
}

const made = new Map<number, Geometry>();

/** The board for this many players. */
export function geometryFor(players: number): Geometry {
  const radius = Math.max(2, players) + 3;
  let found = made.get(radius);
  if (!found) made.set(radius, found = hexagon(radius));
  return found;
}

function hexagon(radius: number): Geometry {
  const name = (q: number, r: number) => String.fromCharCode(97 + r + radius) + (q + radius + 1);
  const inside = (q: number, r: number) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
  const rows: Cell[][] = [];
  for (let r = -radius; r <= radius; r++) {
    const row: Cell[] = [];
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) {
      const ring = Math.max(0, Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) - SYMBOL_DISTANCE);
      row.push({ name: name(q, r), q, r, ring, ...centre(q, r) });
    }
    rows.push(row);
  }
  const cells = rows.flat();
  const cell = new Map(cells.map((one) => [one.name, one]));
  const printed = new Map<string, Colour>();
  for (const [direction, colour] of PRINTED) {
    const [q, r] = DIRECTIONS[direction]!;
    printed.set(name(SYMBOL_DISTANCE * q, SYMBOL_DISTANCE * r), colour);
  }
  const at = (q: number, r: number) => (inside(q, r) ? name(q, r) : null);
  const next = (from: string, direction: number) => {
    const start = cell.get(from);
    const [q, r] = DIRECTIONS[direction]!;
    return start ? at(start.q + q, start.r + r) : null;
  };
  return { radius, cells, rows, cell, printed, next, at, under: (point) => at(...rounded(point)) };
}

export function centre(q: number, r: number): Point {
  return { x: STEP * (q + r / 2), y: 1.5 * SIDE * r };
}

function rounded({ x, y }: Point): [number, number] {
  const r = y / (1.5 * SIDE);
  const q = x / STEP - r / 2;
  let [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return [a + 0, b + 0];
}

/** The direction from a cell to its neighbour, or -1. */
export function directionTo(geometry: Geometry, from: string, to: string): number {
  return DIRECTIONS.findIndex((_, direction) => geometry.next(from, direction) === to);
}

/** The middle between two cells. */
export function middle(geometry: Geometry, first: string, second: string): Point {
  const [a, b] = [geometry.cell.get(first)!, geometry.cell.get(second)!];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A pair of cells as notation gives it: "f6g6". */
export function pairFrom(text: string): [string, string] {
  const found = /^([a-o]\d{1,2})([a-o]\d{1,2})/.exec(text);
  if (!found) throw new Error(`${text} names no pair of cells`);
  return [found[1]!, found[2]!];
}

/** A placement in notation. Its first cell is the one that lies above the other, or left of it. */
export function placement(first: string, second: string, toward: number, tile: string): string {
  return toward < 3 ? first + second + tile : second + first + tile.charAt(1) + tile.charAt(0);
}

// Outlines

/** The corners of a cell around a point, from the top clockwise. */
export function corners(at: Point, side = SIDE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * 60 - 90) * Math.PI / 180;
    return { x: at.x + side * Math.cos(angle), y: at.y + side * Math.sin(angle) };
  });
}

/** The outline of two joined cells around the middle between them; `toward` is the direction of the second. */
export function doubleOutline(toward: number): Point[] {
  const half = STEP / 2;
  const east: Point[] = [
    { x: -half, y: -SIDE },
    { x: 0, y: -SIDE / 2 },
    { x: half, y: -SIDE },
    { x: STEP, y: -SIDE / 2 },
    { x: STEP, y: SIDE / 2 },
    { x: half, y: SIDE },
    { x: 0, y: SIDE / 2 },
    { x: -half, y: SIDE },
    { x: -STEP, y: SIDE / 2 },
    { x: -STEP, y: -SIDE / 2 },
  ];
  const angle = toward * 60 * Math.PI / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return east.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

/** A polygon (clockwise) moved inwards by a distance. */
export function inset(outline: Point[], distance: number): Point[] {
  const size = outline.length;
  const lines = outline.map((from, index) => {
    const to = outline[(index + 1) % size]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    return { x: from.x - dy * distance, y: from.y + dx * distance, dx, dy };
  });
  return lines.map((line, index) => {
    const before = lines[(index + size - 1) % size]!;
    const cross = before.dx * line.dy - before.dy * line.dx;
    const along = ((line.x - before.x) * line.dy - (line.y - before.y) * line.dx) / cross;
    return { x: before.x + along * before.dx, y: before.y + along * before.dy };
  });
}

/** A closed path with its corners rounded off. */
export function roundedPath(outline: Point[], round: number): string {
  const size = outline.length;
  const near = (from: Point, to: Point): string => {
    const part = Math.min(0.5, round / Math.hypot(to.x - from.x, to.y - from.y));
    return `${short(from.x + (to.x - from.x) * part)} ${short(from.y + (to.y - from.y) * part)}`;
  };
  const pieces = outline.map((corner, index) => {
    const before = outline[(index + size - 1) % size]!;
    const after = outline[(index + 1) % size]!;
    return `${index ? "L" : "M"}${near(corner, before)}Q${short(corner.x)} ${short(corner.y)} ${near(corner, after)}`;
  });
  return pieces.join("") + "Z";
}

export function short(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
