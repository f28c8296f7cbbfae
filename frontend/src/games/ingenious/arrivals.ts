// What changed on the board, for the eye: tiles that have just come, who laid what, bonuses to announce.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../game.ts";
import type { GameEvent } from "../../protocol.ts";
import type { Tile } from "./colours.ts";
import type { TileLook } from "./board.tsx";
import type { Laid, Position } from "./position.ts";

export interface Arrivals {
  look(tile: Laid): TileLook;
  /** The seat that laid a tile, or null when it is not known. */
  seatOf(tile: Laid): number | null;
  /** The places on the rack of tiles that have just been drawn. */
  drawn: Set<number>;
}

const placed = (event: GameEvent) => event.event === "tile_laid";
const keyOf = (event: GameEvent) => (event.cells as string[]).join("") + String(event.tile);

export function useArrivals(props: BoardProps, position: Position): Arrivals {
  const { before, news, marked, eyes } = props;
  const seats = useRef(new Map<string, number>());
  return useMemo(() => {
    for (const event of [...news, ...marked].filter(placed)) seats.current.set(keyOf(event), event.seat as number);
    const fresh = news.filter(placed).map(keyOf);
    const lit = new Set(marked.filter(placed).map(keyOf));
    const travels = before !== null && fresh.length <= 8;
    const seatOf = ({ text }: Laid) => seats.current.get(text) ?? null;
    const recent = recentOf(position, eyes, seatOf);
    return {
      look: (tile) => ({
        last: recent.indexOf(tile) + 1,
        marked: lit.has(tile.text),
        arrives: travels && fresh.includes(tile.text) ? fresh.indexOf(tile.text) : null,
        mine: seatOf(tile) === eyes,
      }),
      seatOf,
      drawn: before === null ? new Set() : placesOf(position.rack ?? [], news, eyes),
    };
  }, [news, marked, position, before]);
}

/** Where drawn tiles stand; of several that are alike the last ones. */
function placesOf(rack: Tile[], news: GameEvent[], eyes: number | null): Set<number> {
  const places = new Set<number>();
  for (const event of news) {
    if (event.event !== "tile_drawn" || event.seat !== eyes) continue;
    const place = rack.findLastIndex((tile, at) => tile === event.tile && !places.has(at));
    if (place >= 0) places.add(place);
  }
  return places;
}

/** The last move, and with it all that others have laid since these eyes' own last move; the latest first. */
function recentOf(position: Position, eyes: number | null, seatOf: (tile: Laid) => number | null): Laid[] {
  if (position.phase === "over") return [];
  const found = position.laid.slice(-1);
  if (eyes === null || (found[0] && seatOf(found[0]) === eyes)) return found;
  for (const tile of position.laid.slice(0, -1).reverse()) {
    const seat = seatOf(tile);
    if (seat === null || seat === eyes) break;
    found.push(tile);
  }
  return found;
}

/** The bonus that has just been earned, for as long as it is announced. */
export function useBonus({ before, news }: BoardProps): { seat: number; plays: number } | null {
  const [shown, setShown] = useState<{ seat: number; plays: number } | null>(null);
  useEffect(() => {
    const bonus = before && news.findLast((event) => event.event === "bonus_earned");
    if (!bonus) return;
    setShown({ seat: bonus.seat as number, plays: bonus.plays as number });
    const timer = setTimeout(() => setShown(null), 3200);
    return () => clearTimeout(timer);
  }, [news]);
  return shown;
}
