// What of the offered moves can be chosen on the map: territories, spots for a tile, clans of a player.

import { type InisView, isPlace, isSpot, plain, seatOf, type Targets, territoryOf } from "../view.ts";
import { UNIT } from "./coast.ts";
import { middle, type Point, type Spot, spotFrom, within } from "./geometry.ts";
import { type Land, standing } from "./placing.ts";

export interface Choice {
  /** Offered territories, by the engine's name. */
  places: Map<string, string>;
  /** Offered spots. */
  spots: { text: string; spot: Spot; at: Point }[];
  /** Clans that can be chosen: the move by seat, and where they stand. */
  clans: Map<number, string>;
  where: string | null;
  /** How often each territory was chosen already. */
  chosen: Map<string, number>;
}

export function choiceOf(view: InisView, targets: Targets | null): Choice {
  const moves = targets?.moves ?? [];
  const chosen = new Map<string, number>();
  for (const move of targets?.chosen ?? []) {
    if (isPlace(move)) chosen.set(territoryOf(move), (chosen.get(territoryOf(move)) ?? 0) + 1);
  }
  const spots = moves.filter(isSpot).flatMap((text) => {
    const spot = spotFrom(text);
    if (!spot) return [];
    const { x, y } = middle(spot);
    return [{ text, spot, at: { x: x * UNIT, y: y * UNIT } }];
  });
  const where = view.clash?.territory ?? lastPlace(targets?.chosen ?? []);
  const clans = new Map<number, string>();
  const doubtful = new Set<number>();
  for (const move of moves) {
    const seat = seatOf(move);
    if (seat === null) continue;
    if (clans.has(seat)) doubtful.add(seat);
    clans.set(seat, move);
  }
  for (const seat of doubtful) clans.delete(seat);
  const stands = where === null ? undefined : view.island[where]?.clans;
  for (const seat of [...clans.keys()]) if (!stands?.[seat]) clans.delete(seat);
  const places = new Map(moves.filter(isPlace).map((move) => [territoryOf(move), move] as const));
  return { places, spots, clans, where, chosen };
}

function lastPlace(chosen: readonly string[]): string | null {
  const last = chosen.findLast(isPlace);
  return last === undefined ? null : territoryOf(last);
}

/** Whether anything on the map can be chosen. */
export function isAsking(choice: Choice): boolean {
  return choice.places.size + choice.spots.length + choice.clans.size > 0;
}

/** Names of what lies on the map: a territory, a spot's text, or clans as in "clans 2". */
export const clansName = (seat: number): string => `clans ${seat}`;

export function seatOfName(name: string): number | null {
  const found = /^clans (\d)$/.exec(name);
  return found ? Number(found[1]) : null;
}

/** What is meant by a point: the nearest spot, clans that can be chosen, the territory. */
export function under(at: Point, lands: readonly Land[], choice: Choice, side: number): string | null {
  const place = { x: at.x / UNIT, y: at.y / UNIT };
  const near = nearest(at, choice.spots);
  if (near) return near;
  const land = lands.find(({ spot }) => within(spot, place));
  if (!land) return null;
  if (land.name !== choice.where) return land.name;
  const group = standing(land, side).find(({ seat, x, y, size }) =>
    choice.clans.has(seat) && Math.abs(at.x - land.at.x - x) < 40 * size &&
    Math.abs(at.y - land.at.y - y + 22 * size) < 40 * size
  );
  return group ? clansName(group.seat) : land.name;
}

function nearest(at: Point, spots: Choice["spots"]): string | null {
  let best: string | null = null;
  let least = UNIT * 0.56;
  for (const { text, at: spot } of spots) {
    const far = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (far < least) [best, least] = [text, far];
  }
  return best;
}

/** The move that choosing something means; for a territory also when it is not offered, so that one can ask why. */
export function moveOf(name: string, choice: Choice): { move: string; offered: boolean } {
  const seat = seatOfName(name);
  if (seat !== null) return { move: choice.clans.get(seat) ?? `p${seat}`, offered: choice.clans.has(seat) };
  if (isSpot(name)) return { move: name, offered: true };
  const move = choice.places.get(name);
  return { move: move ?? `@${plain(name)}`, offered: move !== undefined };
}
