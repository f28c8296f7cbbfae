// What landscapes are made of: trees, hills, stones, water, each a few strokes around the point where it stands. Inks:
// g is the ground in another shade; a, b, c are fills of the territory (middle, shade, light), k dark, w water; l is a line,
// m a fine one, t a broad one.

import { short } from "./noise.ts";

export type Ink = "g" | "a" | "b" | "c" | "d" | "e" | "k" | "w" | "l" | "m" | "t";
export type Part = readonly [Ink, string];
export type Motif = (x: number, y: number, size: number, roll: () => number) => Part[];

/** Writes a path that is drawn around 0, 0 at a place and in a size. Knows M L C Q Z with absolute numbers. */
export function put(path: string, x: number, y: number, sx: number, sy = Math.abs(sx)): string {
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
      ["d", "M-34 4C-23 -20 -11 -28 0 -28C12 -28 23 -19 34 4C14 9 -14 9 -34 4Z"],
      ["b", "M3 -28C14 -27 24 -17 34 4C24 7 14 8 6 8C17 -6 15 -20 3 -28Z"],
      ["l", "M-35 5C-23 -20 -11 -28 0 -28C12 -28 23 -19 35 5"],
      ["m", "M-21 -8C-17 -15 -12 -19 -7 -21M-15 -4C-12 -11 -8 -15 -3 -17M-6 -2C-3 -8 0 -11 4 -13"],
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

/** A step in the land: grass above, rock below, hatched. */
export const scarp: Motif = (x, y, size, roll) => {
  const wide = 46 + roll() * 26;
  const high = 15 + roll() * 7;
  const bend = (roll() - 0.5) * 14;
  const upper = Array.from({ length: 11 }, (_, index): [number, number] => {
    const u = index / 5 - 1;
    return [u * wide, bend * Math.sin(index * 0.6) + u * u * 9 - 4];
  });
  const lower = upper.map(([px, py], index): [number, number] => {
    const fall = high * Math.sin(Math.PI * (0.06 + 0.088 * index)) * (0.8 + roll() * 0.4);
    return [px * 1.02, py + fall];
  });
  const line = (points: [number, number][]) => points.map(([px, py]) => `${short(px)} ${short(py)}`).join("L");
  const hatch = upper.slice(1, -1).map(([px, py], index) => {
    const [qx, qy] = lower[index + 1]!;
    return `M${short(px)} ${short(py)}L${short(qx)} ${short(qy - roll() * 4)}`;
  });
  const cap = `C${short(wide * 0.7)} -26 ${short(-wide * 0.6)} -30 ${line(upper.slice(0, 1))}Z`;
  const shapes: Part[] = [
    ["d", `M${line(upper)}${cap}`],
    ["b", `M${line(upper)}L${line(lower.toReversed())}Z`],
    ["m", hatch.join("")],
    ["l", `M${line(upper)}`],
  ];
  return parts(shapes, x, y, size);
};

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
      [
        "c",
        `M-${long} 3C-34 -9 -22 -11 -10 -6C2 -16 18 -15 24 -7C34 -11 46 -7 ${long} 1C44 5 34 2 24 6C12 12 2 8 -8 7C-22 12 -40 8 -${long} 3Z`,
      ],
      ["m", "M-26 -12C-18 -18 -8 -17 -4 -13C0 -10 -4 -7 -7 -9M10 12C18 17 28 16 31 12C33 9 30 7 27 9"],
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

/** The same thing in other inks. */
export function dyed(motif: Motif, inks: Partial<Record<Ink, Ink>>): Motif {
  return (x, y, size, roll) => motif(x, y, size, roll).map(([ink, path]) => [inks[ink] ?? ink, path] as const);
}

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
