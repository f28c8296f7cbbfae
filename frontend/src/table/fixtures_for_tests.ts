// Small tables for the tests: two people, a few entries, a game that calls its events by name.

import type { GameModule } from "../game.ts";
import type { GameEvent, LogEntry, SeatInfo, Update, Welcome } from "../protocol.ts";
import { BLANK, received, type TableState } from "./state.ts";

export function entry(
  number: number,
  kind: LogEntry["kind"],
  seat: number | null,
  more: Partial<LogEntry> = {},
): LogEntry {
  return { number, at: 1000 * number, kind, seat, name: null, events: [], ...more };
}

export function play(number: number, seat: number, ...events: string[]): LogEntry {
  return entry(number, "play", seat, { events: events.map((event) => ({ event, seat })) });
}

export function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { name, person: name ? name.length : null, bot: null, away: false, here: true, ...more };
}

export function update(number: number, more: Partial<Update> = {}): Update {
  return {
    t: "update",
    number,
    since: Math.max(0, number - 1),
    state: "playing",
    eyes: 0,
    view: { number },
    offers: {},
    entries: number ? [play(number, number % 2)] : [],
    seats: [seat("Anna"), seat("Оксана")],
    awaited: [0],
    clock: { kind: "none", running: [], left: [null, null], at: 0 },
    questions: [],
    undo: {},
    watchers: 0,
    ...more,
  };
}

export function welcome(seats: number[], more: Partial<Welcome> = {}): Welcome {
  return {
    t: "welcome",
    v: 1,
    you: { person: 4, name: "Anna", seats, preferences: {} },
    table: {
      key: "k",
      game: "g",
      title: "Evening",
      options: {},
      private: false,
      chat: true,
      bots: [{ spec: "greedy", label: "Greedy" }],
    },
    heartbeat: 20,
    now: 5000,
    chat: [],
    ...more,
  };
}

/** The state of somebody with these seats after some updates. */
export function stateAfter(seats: number[], ...updates: Update[]): TableState {
  return updates.reduce((state, one) => received(state, one, 0), received(BLANK, welcome(seats), 4000));
}

/** A game that knows nothing: its log lines are the names of its events. */
export const GAME: GameModule = {
  Table: () => null,
  prompt: () => "choose",
  logLine: (event: GameEvent) =>
    event.event === "silent" ? null : { text: event.event, strong: event.event === "bonus" },
  refusal: (refusal) => `rule ${refusal.rule}`,
  ruleAnchor: (refusal) => refusal.rule,
  describe: () => [],
  Result: () => null,
  concerns: (event, who) => event.victim === who,
  chart: () => [],
};
