// The pictures of the advantage cards: the landscapes of their territories.

import { type Art, disc, HILL, MENHIR, MOON, PEAK, PINE, rays, REED, SHEAF, SUN, TREE, WAVES } from "./pieces.ts";

export const ADVANTAGE_ART: Record<string, Art> = {
  // A boat in a bay
  "cove": [
    ["p", "M1-19C10-13 12-6 11 1H1Z"],
    ["l", "M0-21V4"],
    ["c", "M-16 4H16C14 11 9 13 0 13C-9 13-14 11-16 4Z"],
    { piece: WAVES, y: 18 },
  ],
  "forest": [{ piece: TREE, x: -12, y: 1, size: 0.85 }, { piece: TREE, x: 12, y: 1, size: 0.85 }, {
    piece: TREE,
    y: 5,
    size: 1.05,
  }],
  // A gate of light
  "gates-of-tir-na-nog": [
    ["c", "M-18 20V-4A18 18 0 0 1 18-4V20H10V-3A10 10 0 0 0-10-3V20Z"],
    ["p", disc(0, 4, 4)],
    ["l", rays(0, 4, 6.5, 9.5, 8)],
    ["m", "M-18 2H-10M10 2H18M-14-16L-8-9M14-16L8-9M0-22V-13"],
  ],
  // A table of rock
  "highlands": [
    ["c", "M-22 17L-18-7C-8-12 8-12 18-7L22 17Z"],
    ["p", "M-18-7C-14-15 14-15 18-7C8-3-8-3-18-7Z"],
    ["m", "M-13 1L-14 12M-5 2V14M4 2V12M12 1L14 13"],
  ],
  "hills": [
    { piece: HILL, x: 7, y: -2, size: 0.75 },
    { piece: HILL, x: -8, y: 6, size: 0.75 },
    { piece: HILL, x: 10, y: 11, size: 0.7 },
  ],
  // A pick over ore
  "iron-mine": [
    ["o", "M10-14L-8 12"],
    ["p", "M-8-17C4-22 18-15 20-1C15-9 9-12 4-13C0-14-4-14-8-17Z"],
    ["s", "M-20 20L-16 11L-8 10L-3 20ZM0 20L4 13L12 12L18 20Z"],
  ],
  // A low sun between slopes
  "lost-vale": [
    { piece: SUN, y: -9, size: 0.85 },
    ["c", "M-23 18V-14C-14-12-8 2 0 8V18ZM23 18V-14C14-12 8 2 0 8V18Z"],
    ["p", "M-6 18C-4 14 4 14 2 8L0 8C-2 14-14 12-14 18Z"],
  ],
  // Flowers
  "meadows": [
    ["l", "M-11 20C-11 12-12 8-11 2M1 20C0 8 1 2 1-6M12 20C13 14 12 10 12 4"],
    ...[[-11, -2], [1, -12], [12, 0]].flatMap(([x, y]): Art => [
      ["c", [0, 72, 144, 216, 288].map((angle) => petal(x!, y!, angle)).join("")],
      ["d", disc(x!, y!, 2)],
    ]),
    ["l", "M1 12C-4 11-6 8-6 5M12 16C16 15 18 12 18 10"],
  ],
  // A bare tree in bands of mist
  "misty-lands": [
    ["l", "M0 20C1 8-1 2 0-18M0-4C-5-7-8-11-9-16M0 1C5-3 8-7 9-13M-5-9C-9-10-11-10-13-13M5-4C9-5 12-5 14-8"],
    ["p", "M-22 9C-15 4-8 4-2 8C5 4 14 5 20 10C12 10 6 13-1 12C-9 15-16 13-22 9Z"],
    ["m", "M-20 18C-12 15-5 19 2 17C8 15 14 17 20 18"],
  ],
  // The moon over heather
  "moor": [
    { piece: MOON, x: 8, y: -10, size: 0.95, turn: 200 },
    ["c", "M-22 18C-24 8-14 4-10 8C-7 1 4 2 5 8C10 3 22 7 21 18Z"],
    ["d", disc(-14, 11, 1.4) + disc(-7, 10, 1.4) + disc(-1, 8, 1.4) + disc(8, 11, 1.4) + disc(15, 11, 1.4)],
    ["m", "M-12 18L-14 11M-2 18L-1 8M10 18L8 11"],
  ],
  "mountains": [{ piece: PEAK, x: -10, y: 6, size: 0.8 }, { piece: PEAK, x: 8, y: 2, size: 1.1 }],
  // Wide corn under the sun
  "plains": [
    { piece: SUN, x: 0, y: -13, size: 0.75 },
    { piece: SHEAF, x: -14, y: 8, size: 0.75 },
    { piece: SHEAF, x: 14, y: 8, size: 0.75 },
    { piece: SHEAF, x: 0, y: 7, size: 0.85 },
    ["l", "M-22 20H22"],
  ],
  // Crystals
  "salt-mine": [
    ["c", "M-6 18L-18 14L-21 1L-14-4L-7 6Z"],
    ["p", "M-8 18L-10-8L-3-20L6-11L7 18Z"],
    ["c", "M7 18L8-1L15-6L20 4L17 16Z"],
    ["m", "M-10-8L0-7L6-11M0-7L-1 18M8-1L13 2L20 4"],
  ],
  "stone-circle": [
    { piece: MENHIR, x: 0, y: -8, size: 0.75 },
    { piece: MENHIR, x: -16, y: -2, size: 0.85 },
    { piece: MENHIR, x: 16, y: -2, size: 0.85, mirror: true },
    { piece: MENHIR, x: -8, y: 9, size: 0.95 },
    { piece: MENHIR, x: 8, y: 9, size: 0.95, mirror: true },
  ],
  // Reeds in a pool
  "swamp": [
    ["p", "M-21 13C-20 6-8 5 0 6C10 4 21 8 21 13C20 20-20 21-21 13Z"],
    { piece: REED, x: -9, y: 0 },
    { piece: REED, x: 3, y: 1, size: 1.1 },
    { piece: REED, x: 13, y: 2, size: 0.85 },
    ["m", "M-15 15H-7M4 17H13"],
  ],
  // A river between trees
  "valley": [
    ["c", "M-23 4C-14-9-7-9 0 3C7-9 14-9 23 4V20H-23Z"],
    ["p", "M0 3C4 7-6 10 0 14C3 16 2 18 1 20H12C12 15 4 12 6 9C7 6 2 5 0 3Z"],
    { piece: PINE, x: -13, y: -4, size: 0.6 },
    { piece: PINE, x: 15, y: -3, size: 0.6 },
  ],
};

function petal(x: number, y: number, angle: number): string {
  const at = (angle - 90) * Math.PI / 180;
  return disc(Number((x + 4.2 * Math.cos(at)).toFixed(1)), Number((y + 4.2 * Math.sin(at)).toFixed(1)), 3);
}
