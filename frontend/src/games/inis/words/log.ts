// The log: what happened, in words. Like things in a row make one line, and what was declared with a card is not said once
// more when it takes effect.

import type { LogLine, Player } from "../../../game.ts";
import type { GameEvent } from "../../../protocol.ts";
import { cardId } from "../names.ts";
import { isPlace, seatOf, territoryOf } from "../view.ts";
import { STORIES } from "./happenings.ts";

export interface ToldLine extends LogLine {
  events: GameEvent[];
}

/** Who was asked and had no answer, or has just chosen, tells the others nothing that they need; the last two are
 * declared with a card. */
const UNTOLD = new Set(["declined", "decided", "layout", "next_manoeuvre", "instigator"]);

/** Of these each one is told by itself. */
const ALONE = new Set(["card_played", "clans_moved", "attack", "victory_check"]);

export function logLine(event: GameEvent, players: Player[]): LogLine | null {
  const lines = logLines([event], players);
  const [first] = lines;
  if (!first) return null;
  return { text: lines.map((line) => line.text).join(" "), strong: first.strong ?? false };
}

export function logLines(events: GameEvent[], players: Player[], before: GameEvent[] = []): ToldLine[] {
  return runs(fresh(events, fresh(before).expected).left).flatMap((run) => {
    const story = STORIES[run[0]!.event];
    const told = story ? story(run, players) : [{ text: run[0]!.event }];
    return told.map((line) => typeof line === "string" ? { text: line, events: run } : { ...line, events: run });
  });
}

/** Events of one kind in a row belong together. */
function runs(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && last[0]?.event === event.event && !ALONE.has(event.event)) last.push(event);
    else found.push([event]);
  }
  return found;
}

// What was declared need not be told again when it happens

/** What is left to tell, and what is still expected to happen. While cards answer a declaration it stays expected. */
function fresh(events: GameEvent[], given: string[] = []): { left: GameEvent[]; expected: string[] } {
  const expected = [...given];
  const left = events.filter((event) => {
    if (event.event === "card_played") expected.push(...echoesOf(event));
    const at = expected.indexOf(echoOf(event));
    if (at >= 0) expected.splice(at, 1);
    return at < 0 && !UNTOLD.has(event.event);
  });
  return { left, expected };
}

function echoOf(event: GameEvent): string {
  switch (event.event) {
    case "clan_placed":
      return `placed ${event.seat} ${event.territory}`;
    case "clans_moved":
      return `moved ${event.seat} ${event.from} ${event.to} ${event.clans}`;
    case "clan_replaced":
      return `replaced ${event.seat} ${event.territory} ${event.of}`;
    case "sanctuary_placed":
    case "citadel_placed":
    case "festival":
      return `${event.event} ${event.territory}`;
    default:
      return event.event;
  }
}

const BUILDING: Record<string, string[]> = {
  citadel: ["citadel_placed"],
  sanctuary: ["sanctuary_placed"],
};

/** What will happen if a declaration takes effect. */
function echoesOf(event: GameEvent): string[] {
  const card = cardId(String(event.card));
  const told = (event.told as string[]).filter((move) => move !== "done");
  const seat = event.seat as number;
  const goals = told.filter(isPlace).map(territoryOf);
  switch (card) {
    case "new-clans":
    case "craftsmen-and-peasants":
    case "dagdas-harp":
    case "eriu":
    case "nuada-silverhand":
    case "children-of-dana":
    case "valley-card":
      return goals.map((place) => `placed ${seat} ${place}`);
    case "new-alliance": {
      const other = told[1] ? seatOf(told[1]) : null;
      return other === seat ? [`placed ${seat} ${goals[0]}`] : [`replaced ${seat} ${goals[0]} ${other}`];
    }
    case "conquest":
      return moves(seat, goals.slice(1).map((place) => [place, goals[0]!]));
    case "migration":
    case "emissaries":
    case "manannans-horses":
      return moves(seat, goals.slice(1).map((place) => [goals[0]!, place]));
    case "plains-card":
      return moves(seat, goals.map((place) => ["Plains", place]));
    default:
      return (BUILDING[card] ?? []).map((kind) => `${kind} ${goals[0]}`);
  }
}

function moves(seat: number, ways: [string, string][]): string[] {
  const counts = new Map<string, number>();
  for (const way of ways) counts.set(way.join(" "), (counts.get(way.join(" ")) ?? 0) + 1);
  return [...counts].map(([way, count]) => `moved ${seat} ${way} ${count}`);
}

/** Whether this was done to a seat by others, which its person is told first on coming back. */
export function concerns(event: GameEvent, seat: number): boolean {
  switch (event.event) {
    case "attack":
      return event.target === seat;
    case "clan_removed":
    case "clan_rescued":
    case "deed_lost":
    case "advantage_returned":
      return event.seat === seat;
    case "clan_replaced":
    case "card_stolen":
    case "tale_taken":
    case "hand_seen":
      return event.of === seat;
    case "card_given":
    case "tale_given":
      return event.to === seat;
    case "victory_check":
    case "game_over":
    case "clash_begins":
    case "pretender":
      return true;
    default:
      return false;
  }
}

/** The territories that an event is about, to be marked on the map. */
export function placesOf(event: GameEvent): string[] {
  const named = [event.territory, event.from, event.to].filter((one) => typeof one === "string");
  const told = Array.isArray(event.told) ? event.told.map(String).filter(isPlace).map(territoryOf) : [];
  return [...new Set([...named, ...told])];
}
