// The sixteen landscapes. Each is a list of strokes for a tile that points up or down, drawn from the back to the front;
// css/inis/land.css gives the inks of each territory.

import {
  bare,
  crab,
  crystal,
  dots,
  dyed,
  flowers,
  heather,
  hill,
  menhir,
  mist,
  type Motif,
  oak,
  type Part,
  patch,
  peak,
  pine,
  pool,
  put,
  reeds,
  scarp,
  sheaf,
  sheep,
  stone,
  tuft,
  wave,
} from "./motifs.ts";
import { aside, atTip, type Ground, ground, groundOf, plant } from "./planting.ts";

type Landscape = (at: Ground) => Part[];

/** Across the tile from side to side; turned for tiles that point down. */
const across = (
  at: Ground,
  ink: Part[0],
  path: string,
): Part => [ink, put(path, 0, 0, at.down ? -1 : 1, at.down ? -1 : 1)];

const cove: Landscape = (at) => {
  // The bay lies at the tip; sand around it.
  const y = at.down ? 128 : -128;
  return [
    ...ground(at, "g", 4, 60, 26),
    ["a", patch(0, y, 104, 86, at.roll)],
    ["w", patch(0, y + (at.down ? 16 : -16), 74, 68, at.roll)],
    ["m", put("M-34 -8C-20 -14 -8 -14 4 -8M-14 12C0 6 12 6 26 12M10 -26C20 -30 30 -30 40 -26", 0, y, 1)],
    ["k", put("M-22 4C-10 9 12 9 24 2L18 12C10 15 -10 15 -17 12Z", 4, y - 6, 0.9)],
    ["c", put("M1 2L1 -34C16 -24 20 -12 18 1Z", 4, y - 6, 0.9)],
    ["l", put("M0 5L0 -36", 4, y - 6, 0.9)],
    ...plant(at, [tuft, tuft, dyed(oak, { a: "d", b: "e" }), stone], {
      step: 44,
      size: 0.85,
      share: 0.85,
      where: aside({ ...at, tip: { x: 0, y: y + 30 } }, 100),
    }),
  ];
};

const forest: Landscape = (at) => [
  ...ground(at, "g", 5, 54, 26),
  ...plant(at, [oak, oak, pine], {
    step: 31,
    size: 0.95,
    share: 0.96,
    margin: 10,
    where: (x, y) => !clearing(at, x, y),
  }),
];

/** Clans stand where trees were felled. */
function clearing(at: Ground, x: number, y: number): boolean {
  return Math.abs(x) < 118 && y > at.clans - 46 && y < at.clans + 18;
}

const gates: Landscape = (at) => [
  ...ground(at, "g", 4, 60, 28),
  ["c", patch(at.tip.x, at.tip.y - 34, 66, 58, at.roll)],
  ...plant(at, [crab, tuft, flowers], { step: 44, size: 0.85, share: 0.75, where: aside(at, 62) }),
  ...atTip(at, 1.15, [
    ["w", "M-17 0C-18 -28 -16 -46 0 -56C16 -46 18 -28 17 0C8 5 -8 5 -17 0Z"],
    ["m", "M0 -20C-5 -20 -6 -27 0 -28C9 -29 11 -14 0 -12C-14 -11 -15 -36 0 -38M-8 -4C-4 -8 4 -8 8 -4"],
    ["a", "M-31 4C-33 -20 -33 -44 -26 -52L-15 -49C-18 -34 -18 -16 -16 3C-21 7 -27 7 -31 4Z"],
    ["a", "M31 4C33 -20 33 -44 26 -52L15 -49C18 -34 18 -16 16 3C21 7 27 7 31 4Z"],
    ["b", "M31 4C33 -20 33 -44 26 -52L22 -51C26 -34 25 -14 23 6C26 7 29 6 31 4Z"],
    [
      "a",
      "M-37 -49C-30 -62 -16 -67 0 -67C16 -67 30 -62 37 -49C34 -45 30 -44 26 -46C18 -54 -18 -54 -26 -46C-30 -44 -34 -45 -37 -49Z",
    ],
    ["m", "M-26 -14L-21 -14M-27 -30L-22 -29M21 -18L27 -18M-16 -59L-14 -54M2 -62L2 -57M18 -58L15 -54"],
  ]),
];

const highlands: Landscape = (at) => [
  ...ground(at, "g", 4, 64, 24),
  ...plant(at, scarp, { step: 96, size: 1.12, margin: 34, share: 1, everywhere: true }),
  ...plant(at, tuft, { step: 46, size: 0.8, share: 0.45 }),
];

const hills: Landscape = (at) => [
  ...ground(at, "g", 4, 60, 26),
  ...plant(at, hill, { step: 80, size: 1.22, margin: 24, everywhere: true }),
];

/** A heap of ore with veins. */
const spoil: Motif = (x, y, size, roll) => [
  ...hill(x, y, size * 0.46, roll),
  ["c", dots(x, y - 4 * size, 7 * size, 3, 1.8 * size, roll)],
];

const ironMine: Landscape = (at) => [
  ...ground(at, "g", 5, 58, 24),
  ...plant(at, [stone, tuft, spoil], { step: 46, size: 1, share: 0.7, where: aside(at, 70) }),
  ...atTip(at, 1.2, [
    [
      "a",
      "M-50 4C-46 -18 -36 -24 -30 -38C-22 -54 -8 -58 4 -56C18 -54 24 -40 32 -32C42 -24 46 -12 52 4C20 12 -20 12 -50 4Z",
    ],
    ["b", "M4 -56C18 -54 24 -40 32 -32C42 -24 46 -12 52 4C44 7 34 8 26 8C32 -14 22 -40 4 -56Z"],
    ["t", "M-36 -14C-30 -22 -26 -26 -22 -34M30 -18L38 -8"],
    ["k", "M-15 7L-13 -22L0 -29L13 -22L15 7Z"],
    ["c", "M-20 8L-17 -27L-11 -26L-13 8ZM20 8L17 -27L11 -26L13 8ZM-22 -25L-20 -31L20 -31L22 -25Z"],
    ["l", "M-6 7L-10 20M6 7L10 20M-8 13L8 13"],
  ], at.down ? 20 : 0),
];

// Trees in a land whose first inks are rock.
const LEAFY = dyed(oak, { a: "d", b: "e" });
const GREEN = dyed(pine, { a: "d", b: "e" });

const lostVale: Landscape = (at) => {
  const y = at.down ? 122 : -112;
  return [
    ...ground(at, "g", 4, 56, 28),
    ["b", patch(0, y, 86, 70, at.roll)],
    ["c", patch(0, y + 6, 66, 50, at.roll)],
    [
      "w",
      put(
        "M-5 -34C2 -20 -7 -10 2 2C12 12 -18 14 -22 24C-14 36 26 36 34 24C36 12 14 10 8 -2C4 -12 10 -22 5 -36Z",
        0,
        y,
        1,
      ),
    ],
    ["m", put("M-10 25L4 25M12 21L24 21M0 -28L1 -14", 0, y, 1)],
    ...ring(0, y + 6, 78, 60, 13, (x, py, roll) => peak(x, py, 0.52, roll), at),
    ...plant(at, [LEAFY, GREEN], {
      step: 36,
      size: 1,
      share: 0.85,
      where: (x, py) => Math.hypot(x, py - y) > 96 && !clearing(at, x, py),
    }),
  ];
};

/** Things in a ring, the far ones first; open towards the middle of the tile. */
function ring(
  x: number,
  y: number,
  wide: number,
  high: number,
  count: number,
  thing: (x: number, y: number, roll: () => number) => Part[],
  at: Ground,
): Part[] {
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index + 0.5) / count * 2 * Math.PI;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high] as const;
  });
  return places
    .filter(([, py]) => (at.down ? py > y - high * 0.86 : py < y + high * 0.86))
    .sort((one, other) => one[1] - other[1])
    .flatMap(([px, py]) => thing(px, py, at.roll));
}

const meadows: Landscape = (at) => [
  ...ground(at, "g", 4, 70, 26),
  ["m", put("M-150 -14C-90 -34 -40 -30 0 -20C50 -8 100 -14 150 -32", 0, at.down ? -24 : 20, 1)],
  ...plant(at, [flowers, flowers, tuft], { step: 34, size: 0.95, share: 0.8 }),
  ...plant(at, sheep, { step: 86, size: 1.1, share: 0.75, margin: 28, where: (_, y) => Math.abs(y - at.clans) > 34 }),
];

const mistyLands: Landscape = (at) => [
  ...ground(at, "g", 4, 66, 28),
  ...plant(at, [bare, bare, menhir], { step: 58, size: 1.05, share: 0.62, margin: 22 }),
  ...plant(at, mist, { step: 112, size: 1.05, share: 0.85, margin: 8, everywhere: true }),
];

const moor: Landscape = (at) => [
  ...ground(at, "g", 5, 62, 26),
  ...plant(at, [heather, heather, heather, tuft], { step: 37, size: 1.05, share: 0.85 }),
  ...plant(at, pool, { step: 120, size: 0.8, share: 0.6, margin: 40, where: (_, y) => Math.abs(y - at.clans) > 40 }),
  ...bare(at.tip.x + 12, at.tip.y - 6, 2, at.roll),
];

const mountains: Landscape = (at) => [
  ...ground(at, "g", 4, 60, 24),
  ...plant(at, [stone, dyed(pine, { a: "d", b: "e" }), tuft], { step: 40, size: 0.7, share: 0.5 }),
  ...plant(at, peak, { step: 72, size: 1.12, share: 1, margin: 24, where: (_, y) => Math.abs(y - at.name) > 30 }),
];

const plains: Landscape = (at) => {
  const fields: [number, number, Part[0]][] = [
    [-92, 62, "b"],
    [-118, 14, "a"],
    [116, 10, "c"],
    [92, 66, "a"],
    [-2, -128, "c"],
    [6, -78, "a"],
    [-24, -26, "b"],
    [-6, 30, "c"],
  ];
  const found: Part[] = [];
  for (const [x, y, ink] of fields) {
    const fy = at.down ? -y : y;
    found.push([ink, put("M-58 -22L48 -34L62 18L-46 34Z", x, fy, 1 + at.roll() * 0.15)]);
    found.push(["m", put("M-54 -10L52 -22M-52 2L55 -10M-49 14L58 2M-47 25L60 12", x, fy, 1)]);
  }
  return [...found, ...plant(at, [sheaf, sheaf, tuft], { step: 64, size: 0.95, share: 0.72, margin: 24 })];
};

const saltMine: Landscape = (at) => [
  ...ground(at, "g", 5, 56, 24),
  ["w", patch(-84, at.down ? -40 : 26, 46, 20, at.roll) + patch(88, at.down ? -26 : 40, 42, 18, at.roll)],
  ...plant(at, [stone, tuft], { step: 62, size: 0.75, share: 0.5, where: aside(at, 70) }),
  ...plant(at, crystal, { step: 70, size: 0.68, share: 0.7, margin: 26, where: aside(at, 62) }),
  ...crystal(at.tip.x - 34, at.tip.y - 4, 1.25, at.roll),
  ...crystal(at.tip.x + 36, at.tip.y - 2, 1.15, at.roll),
  ...crystal(at.tip.x, at.tip.y + 6, 1.75, at.roll),
];

const stoneCircle: Landscape = (at) => {
  const y = at.down ? 118 : -116;
  return [
    ...ground(at, "g", 4, 60, 26),
    ["c", patch(0, y + 4, 74, 50, at.roll)],
    ["m", put("M-40 2C-30 -22 30 -22 40 2C30 26 -30 26 -40 2Z", 0, y + 6, 1)],
    ...plant(at, [tuft, flowers, dyed(oak, { a: "d", b: "e" }), stone], {
      step: 46,
      size: 0.8,
      share: 0.6,
      where: (x, py) => Math.hypot(x, py - y) > 80,
    }),
    ...ring(0, y + 10, 62, 40, 11, (x, py, roll) => menhir(x, py, 0.82, roll), { ...at, down: false }),
    ...(at.down ? menhir(0, y + 52, 0.8, at.roll) : []),
  ];
};

const swamp: Landscape = (at) => [
  ...ground(at, "g", 5, 60, 26),
  ...plant(at, pool, { step: 96, size: 1.35, share: 0.82, margin: 34, everywhere: true }),
  ...plant(at, [reeds, reeds, tuft, bare], { step: 46, size: 0.95, share: 0.72, where: (x, y) => !clearing(at, x, y) }),
];

const RIVER = "M0 -210C-26 -150 44 -120 26 -76C10 -34 -70 -40 -84 4C-94 40 -40 60 -62 104C-76 130 -90 150 -88 176";

const valley: Landscape = (at) => [
  ...ground(at, "g", 4, 60, 28),
  across(at, "t", RIVER),
  across(at, "w", ribbon()),
  ...plant(at, hill, {
    step: 60,
    size: 0.85,
    share: 0.9,
    margin: 18,
    everywhere: true,
    where: (x, y) => Math.abs(x) > 96 || (Math.abs(x) > 62 && (at.down ? y > 60 : y < -60)),
  }),
  ...plant(at, [oak, tuft, wave], {
    step: 44,
    size: 0.75,
    share: 0.5,
    where: (x, y) => Math.abs(x) < 110 && !clearing(at, x, y),
  }),
];

/** The river as an area, narrow at its spring and broad where it leaves. */
function ribbon(): string {
  return "M-3 -210C-32 -148 34 -116 18 -80C2 -42 -78 -48 -94 2C-106 42 -54 62 -74 102C-88 130 -102 150 -100 176" +
    "L-74 178C-76 150 -62 132 -50 106C-28 60 -82 40 -74 8C-62 -32 18 -26 34 -72C54 -122 -18 -152 4 -210Z";
}

const LANDSCAPES: Readonly<Record<string, Landscape>> = {
  "Cove": cove,
  "Forest": forest,
  "Gates of Tir na nOg": gates,
  "Highlands": highlands,
  "Hills": hills,
  "Iron Mine": ironMine,
  "Lost Vale": lostVale,
  "Meadows": meadows,
  "Misty Lands": mistyLands,
  "Moor": moor,
  "Mountains": mountains,
  "Plains": plains,
  "Salt Mine": saltMine,
  "Stone Circle": stoneCircle,
  "Swamp": swamp,
  "Valley": valley,
};

const drawn = new Map<string, Part[]>();

/** The landscape of a territory; drawn once. */
export function landscape(name: string, down: boolean): Part[] {
  const key = `${name} ${down}`;
  const found = drawn.get(key) ?? LANDSCAPES[name]?.(groundOf(name, down)) ?? [];
  drawn.set(key, found);
  return found;
}
