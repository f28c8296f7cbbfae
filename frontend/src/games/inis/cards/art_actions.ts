// The pictures of the action cards.

import {
  type Art,
  CLAN,
  disc,
  DOLMEN,
  FLAME,
  HAMMER,
  LEAF,
  rays,
  SHEAF,
  STAR,
  SUN,
  SWORD,
  TORC,
  TOWER,
} from "./pieces.ts";

const HEX = "M0-9L7.8-4.500V4.500L0 9L-7.8 4.500V-4.500Z";

export const ACTION_ART: Record<string, Art> = {
  // A lyre
  "bard": [
    ["o", "M-11-16C-15-2-12 10-5 13M11-16C15-2 12 10 5 13"],
    ["c", "M-8 11H8L6 18H-6Z"],
    ["o", "M-13-13H13"],
    ["m", "M-6-13V11M-2-13V11M2-13V11M6-13V11"],
  ],
  "citadel": [["l", "M-22 18H22"], { piece: TOWER, y: 3, size: 1.15 }, { piece: TOWER, x: -15, y: 11, size: 0.5 }, {
    piece: TOWER,
    x: 15,
    y: 11,
    size: 0.5,
  }],
  // Three ways into one place
  "conquest": [
    { piece: SWORD, y: -2, turn: 180, size: 1.05 },
    ["c", "M-20 19C-12 8 12 8 20 19Z"],
    ["l", "M-21-6L-10 5M-10-2V5H-17M21-6L10 5M10-2V5H17"],
  ],
  "craftsmen-and-peasants": [{ piece: SHEAF, x: -9, y: 3 }, { piece: HAMMER, x: 11, y: 1, turn: 20 }],
  // A golden sickle and leaves
  "druid": [
    ["c", "M-2 6C-18 4-20-14-4-19C2-20 8-19 11-15C1-17-9-11-7-3C-6 1-3 2 0 2Z"],
    ["o", "M-2 4L6 18"],
    { piece: LEAF, x: 11, y: -3, size: 0.55, turn: 30 },
    { piece: LEAF, x: 14, y: 9, size: 0.45, turn: 70 },
    { piece: LEAF, x: 4, y: -6, size: 0.45, turn: -15 },
  ],
  // A tile of three hexagons under a star
  "exploration": [
    { piece: [["c", HEX]], x: -7.8, y: 12 },
    { piece: [["c", HEX]], x: 7.8, y: 12 },
    { piece: [["p", HEX]], y: -1.5 },
    { piece: STAR, x: 13, y: -14, size: 1.3 },
    ["m", "M-19-9L-14-12M-11-17L-6-18"],
  ],
  // A bonfire under bunting
  "festival": [
    ["m", "M-22-17C-10-9 10-9 22-17"],
    ["c", "M-17-14L-10-12L-14-6ZM-4-11L4-11L0-5ZM10-12L17-14L14-6Z"],
    { piece: FLAME, y: 8, size: 0.75 },
    ["o", "M-11 20L11 15M11 20L-11 15"],
  ],
  // A ring that binds, barred
  "geis": [
    ["c", disc(0, 0, 18)],
    ["p", disc(0, 0, 12)],
    ["l", "M0-1C2-3 5-1 4 2C3 6-4 6-5 1C-6-5 1-9 6-6"],
    ["o", "M-14 14L14-14"],
  ],
  // One clan, several ways
  "migration": [
    { piece: CLAN, x: -14, y: 3, size: 1.1 },
    ["l", "M-3 1C4-1 5-12 16-13M10-17L17-13L11-8M-3 5C4 7 5 14 16 15M11 10L17 15L10 19"],
  ],
  // Two rings interlocked
  "new-alliance": [
    { piece: TORC, x: -8, y: 1, size: 0.9, turn: -90 },
    { piece: TORC, x: 8, y: 1, size: 0.9, turn: 90 },
  ],
  "new-clans": [
    { piece: CLAN, x: -9, y: 5, size: 1.25 },
    { piece: CLAN, x: 9, y: 5, size: 1.25 },
    ["o", "M0-21V-11M-5-16H5"],
  ],
  "sanctuary": [{ piece: SUN, y: -9, size: 0.9 }, { piece: DOLMEN, y: 8, size: 1.1 }, ["l", "M-22 21H22"]],
  // A horned helmet
  "warlord": [
    ["p", "M-12 2C-20 0-22-10-18-18C-16-11-12-8-9-8ZM12 2C20 0 22-10 18-18C16-11 12-8 9-8Z"],
    ["c", "M-13 12C-14-8-8-15 0-15C8-15 14-8 13 12Z"],
    ["d", "M-14 5H14V9H-14Z"],
    ["p", "M-2-15H2V18H-2Z"],
  ],
  // A figure with a green bough
  "emissaries": [
    { piece: CLAN, x: -7, y: 5, size: 1.35 },
    ["l", "M4 18C8 4 10-6 15-16"],
    { piece: LEAF, x: 5, y: -5, size: 0.5, turn: -40 },
    { piece: LEAF, x: 17, y: -3, size: 0.5, turn: 50 },
    { piece: LEAF, x: 16, y: -15, size: 0.5, turn: 15 },
  ],
  // Anvil and hammer
  "master-craftsman": [
    ["c", "M-20 0H16C16 5 11 7 6 7L8 14H12V19H-14V14H-10L-8 8C-14 8-19 6-20 0Z"],
    { piece: HAMMER, x: 6, y: -9, turn: -50, size: 0.75 },
    ["m", rays(-10, -5, 3, 8, 3, -150, 80)],
  ],
  // Driven cattle: a bull's head
  "raid": [
    ["p", "M-10-6C-20-6-22-14-19-20C-16-13-10-12-6-12ZM10-6C20-6 22-14 19-20C16-13 10-12 6-12Z"],
    ["c", "M-11-11H11C12-3 9 6 7 13C4 20-4 20-7 13C-9 6-12-3-11-11Z"],
    ["p", "M-7 12C-3 9 3 9 7 12C4 20-4 20-7 12Z"],
    ["d", disc(-5.5, -3, 1.8) + disc(5.5, -3, 1.8) + disc(-2.5, 14.5, 1.1) + disc(2.5, 14.5, 1.1)],
  ],
  // An owl
  "scouts-and-spies": [
    ["c", "M-14-17L-7-13H7L14-17C17-2 14 18 0 20C-14 18-17-2-14-17Z"],
    ["p", disc(-6.2, -4, 6) + disc(6.2, -4, 6)],
    ["d", disc(-6.2, -4, 2.6) + disc(6.2, -4, 2.6) + "M-2 1H2L0 6Z"],
    ["m", "M-6 11C-3 14 3 14 6 11M-4 15C-2 17 2 17 4 15"],
  ],
};

/** Crossed swords: what can start a clash. */
export const CROSSED: Art = [{ piece: SWORD, turn: 45 }, { piece: SWORD, turn: -45 }];
