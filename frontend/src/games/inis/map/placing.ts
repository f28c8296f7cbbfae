// Where things stand on a tile, and how large: clans in a row, buildings in another, so that up to four players find room.

import type { InisView, Tile } from "../view.ts";
import { middle, type Point, type Spot, spotFrom } from "./geometry.ts";
import { UNIT } from "./coast.ts";
import type { Thing } from "./pieces.tsx";
import { groundOf } from "./planting.ts";

export interface Land {
  /** The engine's name. */
  name: string;
  spot: Spot;
  tile: Tile;
  /** The middle, in units of the map. */
  at: Point;
}

/** The territories that lie on the map, from the north to the south. */
export function landsOf(view: InisView): Land[] {
  const found: Land[] = [];
  for (const [name, tile] of Object.entries(view.island)) {
    const spot = spotFrom(tile.spot);
    if (!spot) continue;
    const { x, y } = middle(spot);
    found.push({ name, spot, tile, at: { x: x * UNIT, y: y * UNIT } });
  }
  return found.sort((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}

/** The space for a row of things, in units. */
const WIDE = 326;
const TIP_WIDE = 164;
const CLANS_WIDE = 78;
const THING_WIDE = 46;

export interface Standing {
  seat: number;
  count: number;
  x: number;
  y: number;
  size: number;
}

/** Where the clans of each player stand, around the middle of the tile. `side` is a side in pixels, for small screens. */
export function standing(land: Land, side: number): Standing[] {
  const seats = land.tile.clans.flatMap((count, seat) => count > 0 ? [seat] : []);
  const wanted = Math.min(1.55, Math.max(1.28, 76 / side));
  const size = Math.min(wanted, WIDE / (seats.length * CLANS_WIDE));
  const apart = Math.min(WIDE / seats.length, CLANS_WIDE * size * 1.12);
  const { clans } = groundOf(land.name, land.spot.down);
  return seats.map((seat, index) => ({
    seat,
    count: land.tile.clans[seat]!,
    x: Math.round((index - (seats.length - 1) / 2) * apart),
    y: clans,
    size: Math.round(size * 100) / 100,
  }));
}

export interface Built {
  thing: Thing;
  count: number;
  x: number;
  y: number;
  size: number;
}

/** Where the buildings and the Festival stand. */
export function built(land: Land, view: InisView, side: number): Built[] {
  const { name, tile } = land;
  const things: [Thing, number][] = [
    ["sanctuary", tile.sanctuaries],
    ["capital", view.capital === name ? 1 : 0],
    ["citadel", tile.citadels],
    ["festival", view.festival === name ? 1 : 0],
  ];
  const there = things.filter(([, count]) => count > 0);
  const wide = there.reduce((sum, [thing, count]) => sum + (thing === "capital" ? 1.2 : 1) + (count > 1 ? 0.35 : 0), 0);
  const wanted = Math.min(1.6, Math.max(1.3, 74 / side));
  const size = Math.round(Math.min(wanted, TIP_WIDE / (wide * THING_WIDE)) * 100) / 100;
  const { buildings } = groundOf(name, land.spot.down);
  let x = -wide * THING_WIDE * size / 2;
  return there.map(([thing, count]) => {
    const own = ((thing === "capital" ? 1.2 : 1) + (count > 1 ? 0.35 : 0)) * THING_WIDE * size;
    x += own;
    return { thing, count, x: Math.round(x - own / 2), y: buildings, size };
  });
}

/** How large names are written, in units: they shrink only where they would not fit. */
export function nameSize(name: string, side: number): number {
  const wanted = Math.min(38, Math.max(23, 1180 / side));
  return Math.round(Math.min(wanted, 300 / (Math.max(name.length, 1) * 0.56)));
}
