// What the pictures on cards are made of: a few strokes each, around 0, 0, in a square of 48 units. Inks: d dark filled,
// p paper with an outline, c the kind's colour with an outline, s a second, stronger colour with an outline, l a line,
// m a fine line, o a broad line.

export type Ink = "d" | "p" | "c" | "s" | "l" | "m" | "o";
export type Stroke = readonly [Ink, string];
export type Piece = readonly Stroke[];

/** A piece set down somewhere: x, y, size, turned by degrees, mirrored. */
export interface Use {
  piece: Piece;
  x?: number;
  y?: number;
  size?: number;
  turn?: number;
  mirror?: boolean;
}

export type Art = readonly (Stroke | Use)[];

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Strokes around a middle, like the rays of a sun. */
export function rays(x: number, y: number, from: number, to: number, count: number, start = 0, span = 360): string {
  const step = span === 360 ? 360 / count : span / (count - 1);
  const at = (r: number, angle: number) =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, index) => {
    const angle = (start + index * step) * Math.PI / 180;
    return `M${at(from, angle)}L${at(to, angle)}`;
  }).join("");
}

export const CLAN: Piece = [
  ["c", "M-7 10C-7 2-4-2 0-2C4-2 7 2 7 10Z"],
  ["p", disc(0, -6.5, 4)],
];
export const TOWER: Piece = [
  ["c", "M-9 14V-4H-11V-14H-6V-10H-2.5V-14H2.5V-10H6V-14H11V-4H9V14Z"],
  ["d", "M-3.5 14V7A3.5 3.5 0 0 1 3.5 7V14Z"],
  ["m", "M-9-4H9M-5 0H-2M3 2H6"],
];
export const DOLMEN: Piece = [
  ["c", "M-12 12L-11-3L-5-4L-5 12ZM5 12L5-4L11-3L12 12Z"],
  ["p", "M-16-3L-14-9L3-12L15-9L16-4L2-2Z"],
];
export const MENHIR: Piece = [
  ["c", "M-5 12C-6 2-5-7-1-12C4-13 6-5 5 12Z"],
  ["m", "M-1.5-4C1-5 2.5-2.5.5-1.5C-1-1-2-2.5-.5-3.2"],
];
export const SWORD: Piece = [
  ["p", "M0-20L2.6-16V6H-2.6V-16Z"],
  ["d", "M-7.5 5.5H7.5V8.5H-7.5ZM-1.6 8.5H1.6V15H-1.6Z"],
  ["d", disc(0, 16.5, 2.6)],
];
export const SPEAR: Piece = [
  ["l", "M0-8V20"],
  ["p", "M0-21C4-15 4.5-11 2-7H-2C-4.5-11-4-15 0-21Z"],
];
export const AXE: Piece = [
  ["o", "M0-17V19"],
  ["c", "M1-15C8-18 13-16 16-19C18-11 18-4 14 3C12-1 7-3 1-2Z"],
];
export const HAMMER: Piece = [
  ["o", "M0-8V17"],
  ["c", "M-10-17H8L11-13L8-8H-10Z"],
];
export const SHIELD: Piece = [
  ["c", disc(0, 0, 12)],
  ["m", disc(0, 0, 8.6)],
  ["p", disc(0, 0, 3.6)],
];
/** Three spirals from one middle. */
export const TRISKEL: Piece = [
  ["l", [0, 120, 240].map((angle) => spiralArm(angle)).join("")],
];
export const SUN: Piece = [["p", disc(0, 0, 6)], ["l", rays(0, 0, 9, 13, 8)]];
export const MOON: Piece = [["p", "M4-8.5A9.4 9.4 0 1 0 4 8.5A10 10 0 0 1 4-8.5Z"]];
export const STAR: Piece = [["p", "M0-6L1.6-1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6-1.6Z"]];
export const TREE: Piece = [
  ["o", "M0 14V2"],
  ["c", "M0-15C7-16 10-11 8.5-8C13-6 12 2 6 2.5C3 5-3 5-6 2.5C-12 2-13-6-8.5-8C-10-11-7-16 0-15Z"],
];
export const PINE: Piece = [["o", "M0 14V9"], ["c", "M0-16L7-5H4L9 3H5.5L10 10H-10L-5.5 3H-9L-4-5H-7Z"]];
export const SHEAF: Piece = [
  ["c", "M-4 14C-2 4-6-4-11-10C-7-9-5-11-4-15C-2-12-1-13 0-17C1-13 2-12 4-15C5-11 7-9 11-10C6-4 2 4 4 14Z"],
  ["d", "M-6 3H6V6H-6Z"],
  ["m", "M-3 1C-4-3-5-6-7-8M0 1V-11M3 1C4-3 5-6 7-8"],
];
export const HAND: Piece = [
  [
    "p",
    "M-8 18V6L-13-3C-14-5-11-7-9-5L-6-1V-14C-6-17-2-17-2-14V-5L-1.5-17C-1.5-20 2.5-20 2.5-17V-5L3.5-15C3.5-18 7-18 7-15V-3L8.5-10C9-13 12-12.5 11.8-10L10 7L8 18Z",
  ],
];
export const BIRD: Piece = [
  [
    "d",
    "M-19-7C-13-11-8-8-4-3C-2-10 4-15 12-15C9-11 9-6 8-3C12-3 14-6 17-5L22-3L17-1C15 4 9 7 3 6L-6 13L-5 6C-9 4-13-1-19-7Z",
  ],
];
export const CAULDRON: Piece = [
  ["c", "M-15-5H15C17 8 9 15 0 15C-9 15-17 8-15-5Z"],
  ["d", "M-17-8H17V-4H-17Z"],
  ["l", "M-9 14L-12 19M9 14L12 19"],
];
export const HILL: Piece = [["c", "M-22 12C-16-6-7-11 0-11C7-11 16-6 22 12Z"], [
  "m",
  "M-11 4C-8-2-5-4-2-5M-3 7C0 2 3 0 6-1",
]];
export const PEAK: Piece = [["c", "M-18 14L-1-17L17 14Z"], ["p", "M-1-17L6-4L2-1L-1-5L-4 0L-8-4Z"]];
export const WAVES: Piece = [["l", "M-20 0C-16-5-11-5-8 0C-4-5 1-5 4 0C8-5 13-5 16 0C18-3 19-3 21-3"]];
export const REED: Piece = [["l", "M0 14C0 4 1-4 3-9"], ["d", "M1.5-7C1-13 3-18 5-18C7-17 6-11 4-7Z"], [
  "m",
  "M0 14C-3 4-6 0-9-3",
]];
export const TORC: Piece = [
  ["o", "M-6-12C-16-9-16 13 0 14C16 13 16-9 6-12"],
  ["p", disc(-6, -13, 3.4) + disc(6, -13, 3.4)],
];
export const FLAME: Piece = [
  ["s", "M0 14C-10 14-13 5-8-2C-6 2-4 1-4-3C-5-9 0-14 3-17C3-10 11-6 10 4C10 10 6 14 0 14Z"],
  ["p", "M0 14C-5 12-4 6 0 2C4 6 5 12 0 14Z"],
];
export const EYE: Piece = [["p", "M-19 0C-10-12 10-12 19 0C10 12-10 12-19 0Z"], ["s", disc(0, 0, 7)], [
  "d",
  disc(0, 0, 3),
]];
export const LEAF: Piece = [["c", "M0 12C-8 6-8-4 0-13C8-4 8 6 0 12Z"], ["m", "M0 16V-7M0 3L4-1M0 3L-4-1"]];
export const CLUB: Piece = [
  ["c", "M-3 20C-3 8-9 0-9-9C-9-18 9-18 9-9C9 0 3 8 3 20Z"],
  ["d", disc(-3.5, -10, 1.5) + disc(3, -12, 1.5) + disc(1, -5, 1.5) + disc(-3, -2, 1.3)],
];

/** One arm of the triskel: from the middle outward and rolled up. */
function spiralArm(angle: number): string {
  const points: string[] = [];
  const turned = angle * Math.PI / 180;
  const middle = { x: 9 * Math.cos(turned), y: 9 * Math.sin(turned) };
  // From the inner end of the roll to the common middle.
  for (let step = 0; step <= 14; step++) {
    const part = step / 14;
    const bow = turned + Math.PI + (1 - part) * 2.3 * Math.PI;
    const radius = 2.2 + 6.8 * part;
    points.push(`${(middle.x + radius * Math.cos(bow)).toFixed(1)} ${(middle.y + radius * Math.sin(bow)).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}
