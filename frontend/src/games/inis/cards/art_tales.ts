// The pictures of the epic tales.

import {
  type Art,
  AXE,
  BIRD,
  CAULDRON,
  CLAN,
  CLUB,
  disc,
  DOLMEN,
  EYE,
  FLAME,
  HAND,
  LEAF,
  MENHIR,
  MOON,
  rays,
  SHIELD,
  SPEAR,
  STAR,
  SUN,
  SWORD,
  TORC,
  TRISKEL,
  WAVES,
} from "./pieces.ts";

export const TALE_ART: Record<string, Art> = {
  "balors-eye": [{ piece: EYE, y: -4, size: 1.1 }, ["l", rays(0, -2, 15, 22, 5, 40, 100)], [
    "m",
    "M-18-14C-9-21 9-21 18-14",
  ]],
  "battle-frenzy": [
    { piece: SWORD, turn: 38, size: 0.95 },
    { piece: SWORD, turn: -38, size: 0.95 },
    ["s", "M0-10L3-3L10-5L5 1L9 8L2 5L0 12L-2 5L-9 8L-5 1L-10-5L-3-3Z"],
  ],
  "battle-of-moytura": [
    { piece: SPEAR, turn: 35, size: 1.05 },
    { piece: SPEAR, turn: -35, size: 1.05 },
    { piece: SHIELD, y: 3 },
  ],
  // A crown and a chain
  "breas-tyranny": [
    ["c", "M-17 5L-20-14L-10-4L0-19L10-4L20-14L17 5Z"],
    ["d", "M-17 5H17V10H-17Z"],
    ["l", "M-13 17a4 3 0 1 0 8 0a4 3 0 1 0-8 0M-4 17a4 3 0 1 0 8 0a4 3 0 1 0-8 0M5 17a4 3 0 1 0 8 0a4 3 0 1 0-8 0"],
  ],
  // A prophecy: moon and stars
  "cathbads-word": [
    { piece: MOON, x: -3, y: 0, size: 1.75 },
    { piece: STAR, x: 11, y: -10, size: 0.9 },
    { piece: STAR, x: 15, y: 5, size: 0.7 },
    { piece: STAR, x: 7, y: 14, size: 0.55 },
  ],
  // A haunch on a platter
  "champions-share": [
    ["p", "M-22 13H22C19 19 10 20 0 20C-10 20-19 19-22 13Z"],
    ["c", "M-16 12C-18-4-6-14 5-11C16-8 17 4 12 12Z"],
    ["o", "M9-10L16-17"],
    ["p", disc(15, -19, 2.6) + disc(19, -16, 2.6)],
    ["m", "M-10 7C-10-1-4-6 2-6"],
  ],
  "children-of-dana": [
    { piece: CLAN, y: 6, size: 1.3 },
    { piece: CLAN, x: -14, y: 11, size: 0.85 },
    { piece: CLAN, x: 14, y: 11, size: 0.85 },
    ["l", rays(0, -3, 12, 18, 7, -160, 140)],
  ],
  // A bearded face
  "the-dagda": [
    ["c", "M-14-8C-20 8-9 21 0 21C9 21 20 8 14-8Z"],
    ["p", "M-11-14C-11-21 11-21 11-14L10-1C8 6-8 6-10-1Z"],
    ["d", disc(-4.5, -9, 1.7) + disc(4.5, -9, 1.7) + "M-4 3H4L2 5H-2Z"],
    ["m", "M-7-12.500H-2M2-12.500H7M0-9L-1.5-2H1.500M-8 9C-8 13-6 16-4 18M0 8V19M8 9C8 13 6 16 4 18"],
  ],
  "dagdas-cauldron": [{ piece: CAULDRON, y: 3 }, [
    "l",
    "M-8-8C-11-12-5-14-8-19M0-8C-3-12 3-14 0-19M8-8C5-12 11-14 8-19",
  ]],
  "dagdas-club": [{ piece: CLUB, turn: 35, size: 1.05 }, ["m", "M-18-4C-18-12-12-18-6-19M-13 0C-13-7-9-11-5-12"]],
  "dagdas-harp": [
    ["c", "M-12 20L-16 17L5-17L10-15Z"],
    ["o", "M6-16C14-20 14-8 15-4C17 6 10 14-12 19"],
    ["m", "M3-7V13M8-10V9M-2 1V16M12-10V3"],
  ],
  // A bloom and a tear
  "deirdres-beauty": [
    ["s", [0, 72, 144, 216, 288].map((angle) => petal(angle)).join("")],
    ["p", disc(0, -6, 4.5)],
    ["p", "M0 11C4 16 3 21 0 21C-3 21-4 16 0 11Z"],
    ["m", "M-2-7C-1-9 2-8 1.5-6C1-4-1-4-1-5.5"],
  ],
  // Two under a dolmen
  "diarmuid-and-grainne": [
    { piece: DOLMEN, y: -1, size: 1.35 },
    { piece: CLAN, x: -4.5, y: 12, size: 0.65 },
    { piece: CLAN, x: 4.5, y: 12, size: 0.65 },
    ["l", "M-22 20H22"],
  ],
  // A shamrock
  "eriu": [
    ["o", "M0 2C1 10 3 15 7 20"],
    ["c", leaf(0) + leaf(-115) + leaf(115)],
    ["m", "M0-1V-13M1 1L11 6M-1 1L-11 6"],
  ],
  // A bow
  "the-fianna": [
    ["o", "M-8-20C12-12 12 12-8 20"],
    ["m", "M-8-20V20"],
    ["l", "M-20 0H14"],
    ["d", "M13-4L22 0L13 4Z"],
    ["l", "M-20 0L-23-4M-16 0L-19-4M-20 0L-23 4M-16 0L-19 4"],
  ],
  // Antlers
  "kernunos-sanctuary": [
    [
      "o",
      "M-5 1C-14-2-16-10-15-19M-14-6C-19-8-21-11-21-16M-10-1C-9-7-9-10-7-15M5 1C14-2 16-10 15-19M14-6C19-8 21-11 21-16M10-1C9-7 9-10 7-15",
    ],
    ["c", "M-8 0H8C9 8 6 14 4 19C2 22-2 22-4 19C-6 14-9 8-8 0Z"],
    ["d", disc(-4, 6, 1.5) + disc(4, 6, 1.5) + "M-2.5 17H2.500L0 20Z"],
    ["p", "M-8 1L-15 4L-9 7ZM8 1L15 4L9 7Z"],
  ],
  // A sun of many skills
  "lug-samildanach": [
    ["c", sunburst()],
    ["p", disc(0, 0, 9)],
    { piece: TRISKEL, size: 0.42 },
  ],
  "lugs-spear": [
    { piece: FLAME, y: -9, size: 0.8 },
    ["o", "M0-4V21"],
    ["p", "M0-21C5-13 5-8 2-3H-2C-5-8-5-13 0-21Z"],
    ["d", "M-4-3H4V0H-4Z"],
  ],
  "maeves-wealth": [
    { piece: TORC, y: -3, size: 1.15 },
    ["s", disc(-12, 17, 4.5) + disc(-2, 18, 4.5) + disc(8, 17, 4.5)],
    ["m", "M-13 16h2M-3 17h2M7 16h2"],
  ],
  // A horse's head above the waves
  "manannans-horses": [
    ["c", "M-9 14C-10 2-8-9 2-14L4-19L8-13C14-9 17-3 19 3C18 7 14 8 12 5L7 2C6 7 8 10 9 14Z"],
    ["d", disc(8, -6, 1.6)],
    ["l", "M-4-9C-10-8-12-3-13 3M-8-1C-12 2-14 6-15 10"],
    { piece: WAVES, y: 18 },
  ],
  "the-morrigan": [{ piece: BIRD, x: -1, y: 1, size: 1.05 }, ["s", disc(1.5, -2, 0.01)], [
    "m",
    "M-20 16C-12 20 12 20 20 16",
  ]],
  "nuada-silverhand": [{ piece: HAND, x: 0, y: 2 }, ["l", "M-8 13H8M-8 16.500H8"], [
    "m",
    rays(0, -4, 18, 22, 5, -160, 140),
  ]],
  // A swan
  "oenguss-ploy": [
    [
      "p",
      "M-19 9C-15 17 12 19 17 7C19 1 14-3 9 0C4-4-6-2-7 5C-8 7-12 5-11-1C-10-7-4-9-5-15C-6-20-14-20-16-14L-20-11L-14-11C-11-13-9-13-9.5-11C-12-6-18-2-19 9Z",
    ],
    ["d", disc(-12, -15, 1.1)],
    ["m", "M-2 6C4 2 10 4 13 3M1 10C6 8 10 9 13 7"],
    { piece: WAVES, y: 19 },
  ],
  // Letters of ogham along an edge
  "ogmas-eloquence": [
    { piece: [["c", "M-10 21C-12 0-10-14-4-21C6-24 12-14 10 21Z"]] },
    ["l", "M0-18V19"],
    ["l", "M0-12H7M0-8H7M-7-2H7M-7 2H0M-7 6H0M-7 10H0M-5 16L6 12"],
  ],
  // The bough with the apple
  "the-other-world": [
    ["o", "M-18-14C-8-18 8-16 17-8"],
    { piece: LEAF, x: -8, y: -8, size: 0.55, turn: 200 },
    { piece: LEAF, x: 15, y: -1, size: 0.5, turn: 170 },
    ["l", "M3-15C3-10 2-8 0-5"],
    ["s", "M0-2C-5-7-15-4-13 7C-12 15-5 20 0 17C5 20 12 15 13 7C15-4 5-7 0-2Z"],
    ["m", "M-8 6C-8 3-6 1-4 1"],
  ],
  "the-stone-of-fal": [
    { piece: MENHIR, y: 5, size: 1.35 },
    ["l", rays(0, -2, 15, 21, 7, -180, 180)],
    ["l", "M-18 21H18"],
  ],
  "strengs-resolve": [{ piece: AXE, x: -3, y: 0, turn: 12, size: 1.05 }],
  // Furrows under the sun
  "tailtius-land": [
    { piece: SUN, x: 0, y: -11, size: 0.9 },
    ["c", "M-22 20L-12 2H12L22 20Z"],
    ["m", "M-13 20L-7 2M-4 20L-2 2M4 20L2 2M13 20L7 2"],
    ["l", "M-9 1C-9-2-11-4-13-4M9 1C9-2 11-4 13-4"],
  ],
  // The hound
  "tale-of-cuchulain": [
    ["c", "M-15-18L-8-11H8L15-18C17-9 15-4 12 0C11 8 6 14 4 18C2 21-2 21-4 18C-6 14-11 8-12 0C-15-4-17-9-15-18Z"],
    ["p", "M-4 6L-7 14C-5 21 5 21 7 14L4 6Z"],
    ["d", "M-8-2L-3 0L-7 2ZM8-2L3 0L7 2ZM-3 11H3L0 15Z"],
    ["m", "M0 15V18"],
  ],
  // The salmon
  "tuans-memory": [
    ["c", "M-20 2C-13-9 0-10 9-2L18-9C17-3 17 5 19 11L9 5C0 13-13 12-20 2Z"],
    ["p", disc(-12, 0, 2.6)],
    ["m", "M-7-5C-4-1-4 5-7 8M0-1C1 1 1 3 0 5M4-1C5 1 5 3 4 5"],
    ["l", "M-16-14C-12-19-6-15-9-12M9-14a3 3 0 1 0 .1 0M-4 18C4 20 10 19 14 16"],
  ],
};

function petal(angle: number): string {
  const at = (angle - 90) * Math.PI / 180;
  return disc(Number((9 * Math.cos(at)).toFixed(1)), Number((9 * Math.sin(at) - 6).toFixed(1)), 6.5);
}

/** A heart-shaped leaf of the shamrock, turned around its stalk. */
function leaf(angle: number): string {
  const at = angle * Math.PI / 180;
  const point = ([x, y]: readonly [number, number]) =>
    `${(x * Math.cos(at) - y * Math.sin(at)).toFixed(1)} ${(x * Math.sin(at) + y * Math.cos(at)).toFixed(1)}`;
  const [foot, left, far, notch, wide, right] = [[0, 0], [-12, -8], [-9, -20], [0, -15], [9, -20], [12, -8]].map((
    one,
  ) => point(one as [number, number]));
  return `M${foot}C${left} ${far} ${notch}C${wide} ${right} ${foot}Z`;
}

function sunburst(): string {
  const points = Array.from({ length: 24 }, (_, index) => {
    const [angle, far] = [index * Math.PI / 12, index % 2 ? 14 : 21];
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
