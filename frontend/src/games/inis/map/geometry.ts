// Where tiles lie: the geometry of the engine's island in the browser. A tile is three hexagons that meet in one point,
// which is the middle of its drawing; it points up or down. Sides have length 1, the first tile's anchor lies at 0, 0.

export interface Point {
  x: number;
  y: number;
}

/** A place for a tile: its anchor's column and row, and which way it points. */
export interface Spot {
  q: number;
  r: number;
  down: boolean;
}

const HALF = Math.sqrt(3) / 2;

// From the anchor's middle, in half widths and half sides, for a tile that points up; clockwise from its peak.
// deno-fmt-ignore
const BORDER: readonly [number, number][] = [
  [0, -2], [1, -1], [1, 1], [2, 2], [2, 4], [1, 5], [0, 4], [-1, 5], [-2, 4], [-2, 2], [-1, 1], [-1, -1],
];
const CENTRES: readonly [number, number][] = [[0, 0], [1, 3], [-1, 3]];

/** A spot from notation such as `1,-2u`; null for what is none. */
export function spotFrom(text: string): Spot | null {
  const found = /^([+-]?\d{1,2}),([+-]?\d{1,2})([ud])$/.exec(text);
  return found ? { q: Number(found[1]), r: Number(found[2]), down: found[3] === "d" } : null;
}

export function spotText({ q, r, down }: Spot): string {
  return `${q},${r}${down ? "d" : "u"}`;
}

function points(steps: readonly [number, number][], { q, r, down }: Spot): Point[] {
  const sign = down ? -1 : 1;
  return steps.map(([right, under]) => ({ x: (2 * q + r + sign * right) * HALF, y: (3 * r + sign * under) / 2 }));
}

/** The twelve corners of a tile, clockwise. Where tiles meet they have the same corners. */
export function border(spot: Spot): Point[] {
  return points(BORDER, spot);
}

/** The middles of the three hexagons, the one at which the tile points first. */
export function centres(spot: Spot): Point[] {
  return points(CENTRES, spot);
}

/** Where the three hexagons meet. */
export function middle({ q, r, down }: Spot): Point {
  return { x: (2 * q + r) * HALF, y: (3 * r + (down ? -2 : 2)) / 2 };
}

/** A name for a corner, the same for all tiles that have it. */
export function cornerKey({ x, y }: Point): string {
  return `${Math.round(x / HALF)},${Math.round(y * 2)}`;
}

/** A name for a side between two corners, whichever comes first. */
export function sideKey(one: Point, other: Point): string {
  const [a, b] = [cornerKey(one), cornerKey(other)];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

export function sideKeys(spot: Spot): string[] {
  const corners = border(spot);
  return corners.map((corner, index) => sideKey(corner, corners[(index + 1) % corners.length]!));
}

/** How many sides two tiles have in common. */
export function sharedSides(one: Spot, other: Spot): number {
  const mine = new Set(sideKeys(one));
  return sideKeys(other).filter((side) => mine.has(side)).length;
}

/** Whether a point lies on the tile. */
export function within(spot: Spot, { x, y }: Point): boolean {
  return centres(spot).some((centre) => {
    const [right, under] = [Math.abs(x - centre.x), Math.abs(y - centre.y)];
    return right <= HALF && under <= 1 - right / Math.sqrt(3);
  });
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around tiles. */
export function boxOf(spots: Iterable<Spot>): Box {
  const corners = [...spots].flatMap(border);
  if (!corners.length) return { left: -2, top: -2, right: 2, bottom: 2 };
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The name that lies best in a direction from where one stands: for the arrow keys. Null if there is none that way. */
export function towards(from: Point, places: ReadonlyMap<string, Point>, dx: number, dy: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [name, at] of places) {
    const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy - (at.y - from.y) * dx);
    if (ahead < 0.2 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.4;
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}
