// What landscapes are made of: trees, hills, stones, water, each a few strokes around the point where it stands. Inks:
// g is the ground in another shade; a, b, c are fills of the territory (middle, shade, light), k dark, w water; l is a line,
// m a fine one, t a broad one.

import { short } from "./noise.ts";

export type Ink = "g" | "a" | "b" | "c" | "k" | "w" | "l" | "m" | "t";
export type Part = readonly [Ink, string];
export type Motif = (x: number, y: number, size: number, roll: () => number) => Part[];

/** Writes a path that is drawn around 0, 0 at a place and in a size. Knows M L C Q Z with absolute numbers. */
function put(path: string, x: number, y: number, sx: number, sy = Math.abs(sx)): string {
  let across = true;
  return path.replace(/-?\d*\.?\d+/g, (text) => {
    const value = across ? x + Number(text) * sx : y + Number(text) * sy;
    across = !across;
    return `${short(value)} `;
  }).replaceAll(/ (?=[A-Z]|$)/g, "");
}

/** A closed shape from curves: `put` for several inks at once. */
function parts(shapes: readonly Part[], x: number, y: number, sx: number, sy?: number): Part[] {
  return shapes.map(([ink, path]) => [ink, put(path, x, y, sx, sy)] as const);
}

const either = (roll: () => number) => (roll() < 0.5 ? -1 : 1);

export const oak: Motif = (x, y, size, roll) =>
  parts(
    [
      ["l", "M0 0L0 -9M0 -5L4 -9"],
      ["a", "M-9 -8C-15 -11 -13 -18 -8 -19C-8 -25 2 -28 5 -22C12 -24 15 -15 11 -12C11 -8 5 -6 2 -8C-1 -5 -7 -5 -9 -8Z"],
      ["b", "M2 -8C6 -9 8 -13 5 -22C12 -24 15 -15 11 -12C11 -8 5 -6 2 -8Z"],
      ["m", "M-8 -14C-7 -17 -4 -17 -3 -15M-2 -20C0 -22 2 -22 3 -20"],
    ],
    x,
    y,
    size * either(roll),
  );

export const pine: Motif = (x, y, size, roll) =>
  parts(
    [
      ["l", "M0 0L0 -6"],
      ["a", "M0 -32L6 -21L4 -21L9 -13L6 -13L11 -4L-11 -4L-6 -13L-9 -13L-4 -21L-6 -21Z"],
      ["b", "M0 -32L6 -21L4 -21L9 -13L6 -13L11 -4L2 -4Z"],
    ],
    x,
    y,
    size * (0.92 + roll() * 0.16),
    size * (0.85 + roll() * 0.3),
  );

export const bare: Motif = (x, y, size, roll) =>
  parts(
    [
      [
        "l",
        "M0 0C1 -8 -2 -12 -1 -20M-1 -12C-5 -15 -7 -18 -8 -23M-5 -17C-8 -18 -10 -18 -12 -21M-1 -15C3 -18 5 -20 6 -26M4 -19C7 -20 9 -20 11 -22M-1 -20C-2 -24 0 -27 1 -30",
      ],
    ],
    x,
    y,
    size * either(roll),
  );

export const crab: Motif = (x, y, size, roll) => [
  ...oak(x, y, size, roll),
  ["c", dots(x, y - 15 * size, 6 * size, 5, 1.7 * size, roll)],
];

export const hill: Motif = (x, y, size, roll) =>
  parts(
    [
      ["a", "M-30 0C-20 -20 -10 -27 0 -27C11 -27 21 -19 30 0C12 5 -12 5 -30 0Z"],
      ["b", "M4 -27C14 -25 22 -17 30 0C22 3 15 3 9 3C15 -8 14 -19 4 -27Z"],
      ["m", "M-18 -8C-14 -15 -9 -19 -5 -21M-12 -5C-9 -11 -6 -14 -2 -17M-3 -4C-1 -8 1 -11 4 -13"],
    ],
    x,
    y,
    size * (0.95 + roll() * 0.25),
    size * (0.75 + roll() * 0.35),
  );

export const peak: Motif = (x, y, size, roll) =>
  parts(
    [
      ["a", "M-34 2L-22 -18L-17 -16L-2 -52L6 -40L10 -43L24 -14L28 -15L36 2C12 7 -12 7 -34 2Z"],
      ["b", "M-2 -52L6 -40L10 -43L24 -14L28 -15L36 2C24 5 14 5 6 5L11 -10L3 -20L6 -32Z"],
      ["c", "M-2 -52L6 -40L4 -33L1 -36L-2 -29L-6 -34L-10 -31Z"],
      ["m", "M-12 -24L-17 -10M-5 -22L-9 -4M14 -22L20 -6"],
    ],
    x,
    y,
    size * (roll() < 0.5 ? -1 : 1),
    size * (0.8 + roll() * 0.35),
  );

/** A table of rock with a steep side. */
export const mesa: Motif = (x, y, size, roll) =>
  parts(
    [
      ["b", "M-36 0L-33 -15C-20 -9 20 -9 34 -15L37 0C22 8 -22 8 -36 0Z"],
      ["a", "M-33 -15C-28 -24 -12 -27 0 -27C16 -27 30 -23 34 -15C20 -9 -20 -9 -33 -15Z"],
      ["m", "M-26 -9L-27 1M-17 -8L-17 4M-6 -6L-7 5M6 -6L6 5M16 -8L17 4M26 -9L28 1M-16 -19L-10 -21M2 -18L9 -19"],
    ],
    x,
    y,
    size * either(roll),
    size * (0.85 + roll() * 0.4),
  );

export const tuft: Motif = (x, y, size) =>
  parts([["m", "M0 0C-1 -4 -3 -6 -6 -8M0 0C0 -5 0 -8 1 -11M0 0C1 -4 3 -6 7 -7"]], x, y, size);

export const heather: Motif = (x, y, size, roll) => [
  ...parts([["b", "M-13 1C-14 -6 -8 -10 -4 -8C-1 -12 7 -11 8 -7C13 -7 14 -1 12 1C4 3 -5 3 -13 1Z"]], x, y, size),
  ["c", dots(x, y - 5 * size, 9 * size, 7, 1.5 * size, roll)],
];

export const reeds: Motif = (x, y, size, roll) =>
  parts(
    [
      ["m", "M-6 0C-6 -8 -8 -14 -10 -18M-2 0C-2 -10 -2 -16 -3 -24M3 0C3 -9 5 -14 6 -20M7 0C8 -6 10 -9 13 -12"],
      ["k", "M-4 -23C-5 -27 -4 -31 -3 -31C-1 -31 -1 -27 -2 -23ZM5 -19C5 -23 6 -26 8 -26C9 -25 9 -22 7 -18Z"],
    ],
    x,
    y,
    size * either(roll),
  );

export const flowers: Motif = (x, y, size, roll) => [
  ...tuft(x, y, size * 0.8, roll),
  [roll() < 0.5 ? "c" : "b", dots(x, y - 6 * size, 9 * size, 4, 2 * size, roll)],
];

export const sheep: Motif = (x, y, size, roll) =>
  parts(
    [
      ["l", "M-6 0L-6 -4M-2 0L-2 -4M4 0L4 -4M7 0L7 -4"],
      ["c", "M-9 -4C-12 -8 -9 -13 -5 -12C-3 -15 3 -15 4 -12C9 -14 12 -9 10 -5C8 -2 -6 -1 -9 -4Z"],
      ["k", "M9 -12C11 -14 15 -12 15 -9C15 -7 11 -7 10 -8Z"],
    ],
    x,
    y,
    size * either(roll),
  );

export const stone: Motif = (x, y, size, roll) =>
  parts(
    [
      ["a", "M-9 1L-10 -7L-5 -12L4 -12L10 -6L10 1C4 4 -5 4 -9 1Z"],
      ["b", "M4 -12L10 -6L10 1C7 3 4 3 1 3L3 -5Z"],
    ],
    x,
    y,
    size * either(roll),
    size * (0.8 + roll() * 0.5),
  );

export const menhir: Motif = (x, y, size, roll) =>
  parts(
    [
      ["k", "M-7 2C0 5 14 4 17 0L8 -2Z"],
      ["a", "M-8 1C-9 -12 -8 -24 -3 -33C2 -36 7 -31 8 -24C9 -14 9 -6 8 1C3 4 -4 4 -8 1Z"],
      ["b", "M2 -34C7 -33 8 -28 8 -24C9 -14 9 -6 8 1C6 3 3 3 1 3C4 -10 5 -22 2 -34Z"],
      ["m", "M-4 -22C-1 -24 2 -22 1 -19C0 -17 -3 -17 -3 -20M-4 -10L0 -8"],
    ],
    x,
    y,
    size * (0.8 + roll() * 0.3) * either(roll),
    size * (0.8 + roll() * 0.35),
  );

export const crystal: Motif = (x, y, size, roll) =>
  parts(
    [
      ["b", "M-2 2L-14 -2L-18 -16L-10 -21L-3 -10Z"],
      ["c", "M-6 2L-9 -22L-2 -36L6 -25L6 2Z"],
      ["a", "M6 2L6 -25L-2 -36L1 -22L0 3ZM6 2L9 -15L16 -20L19 -9L15 0Z"],
      ["m", "M-9 -22L1 -22L6 -25"],
    ],
    x,
    y,
    size * (0.8 + roll() * 0.3) * either(roll),
  );

export const pool: Motif = (x, y, size, roll) => {
  const wide = 20 + roll() * 12;
  return parts(
    [
      [
        "w",
        `M-${wide} 0C-${wide} -9 -6 -8 2 -9C14 -11 ${wide} -6 ${wide} 0C${wide} 7 8 6 -3 8C-14 9 -${wide} 6 -${wide} 0Z`,
      ],
      ["m", "M-11 -1L-2 -1M3 3L12 3"],
    ],
    x,
    y,
    size,
    size * 0.8,
  );
};

export const wave: Motif = (x, y, size) => parts([["m", "M-12 0C-8 -5 -4 -5 0 0C4 -5 8 -5 12 0"]], x, y, size);

export const mist: Motif = (x, y, size, roll) => {
  const long = 44 + roll() * 34;
  return parts(
    [
      ["c", `M-${long} 2C-30 -6 -12 -7 0 -3C16 -9 40 -8 ${long} 0C40 -1 26 3 8 2C-8 8 -32 6 -${long} 2Z`],
    ],
    x,
    y,
    size,
  );
};

export const sheaf: Motif = (x, y, size) =>
  parts(
    [
      ["c", "M-5 0C-3 -7 -6 -13 -9 -18C-5 -17 -3 -19 0 -22C3 -19 5 -17 9 -18C6 -13 3 -7 5 0Z"],
      ["m", "M-5 -9L5 -9M-3 -1C-2 -8 -4 -13 -6 -17M0 -1L0 -20M3 -1C2 -8 4 -13 6 -17"],
    ],
    x,
    y,
    size,
  );

/** Small discs around a point. */
export function dots(x: number, y: number, reach: number, count: number, radius: number, roll: () => number): string {
  let path = "";
  for (let index = 0; index < count; index++) {
    const [cx, cy] = [x + (roll() - 0.5) * 2 * reach, y + (roll() - 0.5) * reach];
    const r = short(radius * (0.75 + roll() * 0.5));
    path += `M${short(cx)} ${short(cy)}m-${r} 0a${r} ${r} 0 1 0 ${short(2 * Number(r))} 0a${r} ${r} 0 1 0 -${
      short(2 * Number(r))
    } 0Z`;
  }
  return path;
}

/** A soft round patch, to vary the ground. */
export function patch(x: number, y: number, wide: number, high: number, roll: () => number): string {
  const around = Array.from({ length: 8 }, (_, index) => {
    const [angle, far] = [index * Math.PI / 4, 0.75 + roll() * 0.4];
    return [x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far] as const;
  });
  const middle = (index: number) => {
    const [a, b] = [around[index % 8]!, around[(index + 1) % 8]!];
    return `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  };
  let path = `M${middle(0)}`;
  for (let index = 1; index <= 8; index++) {
    const [px, py] = around[index % 8]!;
    path += `Q${short(px)} ${short(py)} ${middle(index)}`;
  }
  return `${path}Z`;
}

export { put };
