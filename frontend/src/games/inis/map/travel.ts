// What moved between two views: journeys of clans, clans that came from the reserve or were removed, tiles that were laid.

import type { GameEvent } from "../../../protocol.ts";

export interface Journey {
  seat: number;
  from: string;
  to: string;
  count: number;
}

export interface Changes {
  /** Each change has its own, so that no two are taken for the same. */
  number: number;
  journeys: Journey[];
  /** "Hills 2": groups of clans that someone has joined. */
  joined: Set<string>;
  /** Clans that were removed, by territory and seat. */
  removed: { seat: number; territory: string }[];
  /** Territories that were laid. */
  laid: Set<string>;
  /** Where the last of it happened. */
  where: string | null;
}

let counted = 0;

export const groupKey = (territory: string, seat: number): string => `${territory} ${seat}`;

const text = (value: unknown): string => typeof value === "string" ? value : "";
const count = (value: unknown): number => typeof value === "number" ? value : 0;

/** From the events of the game, the ones that the map shows. */
export function changesOf(news: readonly GameEvent[]): Changes {
  const found: Changes = {
    number: ++counted,
    journeys: [],
    joined: new Set(),
    removed: [],
    laid: new Set(),
    where: null,
  };
  for (const facts of news) {
    const { event } = facts;
    const [seat, territory] = [count(facts["seat"]), text(facts["territory"])];
    found.where = text(facts["to"]) || territory || found.where;
    if (event === "clans_moved") {
      const journey = { seat, from: text(facts["from"]), to: text(facts["to"]), count: count(facts["clans"]) || 1 };
      found.journeys.push(journey);
      found.joined.add(groupKey(journey.to, seat));
    } else if (event === "clan_rescued") {
      found.journeys.push({ seat, from: territory, to: text(facts["to"]), count: 1 });
      found.joined.add(groupKey(text(facts["to"]), seat));
    } else if (event === "clan_placed") {
      found.joined.add(groupKey(territory, seat));
    } else if (event === "clan_replaced") {
      found.joined.add(groupKey(territory, seat));
      found.removed.push({ seat: count(facts["of"]), territory });
    } else if (event === "clan_removed") {
      found.removed.push({ seat, territory });
    } else if (event === "tile_laid") {
      found.laid.add(territory);
    }
  }
  return found;
}
