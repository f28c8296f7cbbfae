// What the browser knows of a table: one plain object, and how each message from the server changes it.

import type { Player } from "../game.ts";
import type { ChatLine, FromServer, GameEvent, LogEntry, Offer, Update, View, Welcome } from "../protocol.ts";
import type { Link } from "./socket.ts";

/** A chain of moves that the server holds back until its last question is answered. */
export interface Held {
  seat: number;
  at: number;
  moves: string[];
  offer: Offer;
  view: View;
  /** It is complete: nothing more is asked, and it can be committed as it is. */
  ready: boolean;
}

export interface TableState {
  link: Link;
  welcome: Welcome | null;
  update: Update | null;
  /** The view before the newest one, and what happened in between. */
  before: View | null;
  news: GameEvent[];
  entries: LogEntry[];
  chat: ChatLine[];
  held: Held | null;
  busy: boolean;
  /** The board's own sentence of what can be done now. */
  said: string;
  /** The server's clock minus ours. */
  ahead: number;
}

export const BLANK: TableState = {
  link: { kind: "connecting" },
  welcome: null,
  update: null,
  before: null,
  news: [],
  entries: [],
  chat: [],
  held: null,
  busy: false,
  said: "",
  ahead: 0,
};

/** After more than these at once nothing is shown travelling. */
const MOST_NEWS = 12;
/** The lines of chat that are kept. */
const MOST_CHAT = 500;
/** What makes a question moot that was asked before it. */
const OVERTAKES = new Set(["start", "play", "undo", "end"]);

/** The number of the newest entry that is known. */
export function known(state: TableState): number {
  return state.update?.number ?? 0;
}

/** Whether entries are missing between what is known and what an update brings. */
export function leavesGap(state: TableState, update: Update): boolean {
  return update.since > known(state);
}

/** The state after a message. Replies to commands are the business of whoever gave the command. */
export function received(state: TableState, message: FromServer, now: number): TableState {
  switch (message.t) {
    case "welcome":
      return { ...state, welcome: message, chat: message.chat, ahead: message.now - now };
    case "update":
      return updated(state, message);
    case "chat":
      return { ...state, chat: joined(state.chat, message.lines) };
    default:
      return state;
  }
}

function updated(state: TableState, update: Update): TableState {
  const last = state.update;
  const afresh = update.since === 0;
  if (last && !afresh && (update.number < last.number || leavesGap(state, update))) return state;
  const same = last !== null && last.eyes === update.eyes;
  if (same && last.number === update.number) {
    // Somebody came or went: what lies on the board stays the same object, so that nothing moves twice.
    const view = kept(last.view, update.view);
    const offers = kept(last.offers, update.offers);
    return { ...state, update: { ...update, view, offers }, entries: afresh ? update.entries : state.entries };
  }
  const fresh = update.entries.filter((entry) => entry.number > known(state));
  const moving = same && last.number > 0 && fresh.length <= MOST_NEWS;
  const entries = afresh
    ? update.entries
    : [...state.entries.filter((entry) => entry.number <= update.since), ...update.entries];
  return {
    ...state,
    update,
    entries,
    before: moving ? last.view : null,
    // Without a view before, boards learn from all that happened so far.
    news: (moving ? fresh : entries).flatMap((entry) => entry.events),
    held: keeps(state.held, update, fresh) ? state.held : null,
    said: "",
  };
}

/** The old object where the new one says the same; answers given in secret change offers without an entry. */
function kept<Value>(old: Value, fresh: Value): Value {
  return JSON.stringify(old) === JSON.stringify(fresh) ? old : fresh;
}

function keeps(held: Held | null, update: Update, fresh: LogEntry[]): boolean {
  return held !== null && update.eyes === held.seat && !fresh.some((entry) => OVERTAKES.has(entry.kind));
}

function joined(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const newest = old.at(-1)?.n ?? -1;
  return [...old, ...lines.filter((line) => line.n > newest)].slice(-MOST_CHAT);
}

/** The seats that this viewer holds. */
export function ownSeats(state: TableState): number[] {
  return state.welcome?.you.seats ?? [];
}

/** Own seats that are awaited and that no bot plays. */
export function ownTurns(state: TableState): number[] {
  const { update } = state;
  if (!update || update.state !== "playing") return [];
  return ownSeats(state).filter((seat) => isAwaited(update, seat) && !update.seats[seat]?.bot);
}

/** Whoever is asked in secret isn't awaited as far as others know, and once the answer is in not for oneself either. */
function isAwaited(update: Update, seat: number): boolean {
  const offer = update.offers[seat];
  return offer ? !Array.isArray(offer.answer) : update.awaited.includes(seat);
}

/** Everybody at the table, as boards show them. */
export function playersOf(state: TableState): Player[] {
  const { update, welcome } = state;
  if (!update) return [];
  const mine = new Set(ownSeats(state));
  const labels = new Map(welcome?.table.bots.map((level) => [level.spec, level.label]));
  const names = update.seats.map((seat) => (seat.person === null && labels.get(seat.bot ?? "")) || seat.name);
  return update.seats.map((seat, index) => ({
    seat: index,
    name: numbered(names, index),
    mine: mine.has(index),
    bot: seat.bot !== null,
    away: seat.away,
  }));
}

/** A name; where others before have the same one, with a number. */
function numbered(names: string[], index: number): string {
  const name = names[index] ?? "";
  const earlier = names.slice(0, index).filter((other) => other === name).length;
  return earlier && name ? `${name} ${earlier + 1}` : name;
}

/** The numbers of the entries that an undo has taken back. */
export function undone(entries: LogEntry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind !== "undo" || typeof entry.to !== "number") continue;
    for (const other of entries) {
      if (other.kind === "play" && other.number > entry.to && other.number < entry.number) gone.add(other.number);
    }
  }
  return gone;
}
