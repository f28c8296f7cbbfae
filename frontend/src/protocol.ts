// The messages of the live path, version 1, as docs/protocol.md tells them.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A view of the engine: plain data whose keys belong to the game. */
export type View = Record<string, unknown>;

/** The legal moves of a seat, in the form that the game's face gives them. */
export type Offer = Record<string, unknown>;

/** Something that happened, as the seat whose eyes are used is told. `event` names its kind. */
export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

export type EntryKind =
  | "start"
  | "play"
  | "handover"
  | "undo"
  | "ask"
  | "answer"
  | "timeout"
  | "leave"
  | "choice"
  | "clock"
  | "end";

/** One entry of the table's log. Fields beyond the common ones depend on the kind. */
export interface LogEntry {
  number: number;
  at: number;
  kind: EntryKind;
  seat: number | null;
  name: string | null;
  events: GameEvent[];
  to?: number | "bot" | "person";
  bot?: string;
  what?: "undo" | "live" | "end";
  ask?: number;
  yes?: boolean;
  about?: number;
  choose?: "wait" | "bot" | "end";
  why?: string;
  clock?: ClockRules;
  /** This entry opened answers that were given in secret: the kind, and the event that could be answered. */
  sealed?: string;
  trigger?: string;
  /** Why a seat has answered without its person being asked; told only to that person. */
  auto?: string;
}

export interface SeatInfo {
  name: string;
  person: number | null;
  /** The bot that plays here now, for good or for a person who is away. */
  bot: string | null;
  away: boolean;
  here: boolean;
}

export interface ClockRules {
  kind: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  weekends?: boolean;
}

export interface ClockNow extends ClockRules {
  running: number[];
  /** Milliseconds left for each seat, as of `at`. */
  left: (number | null)[];
  at: number;
}

/** Something that the people at the table have to settle among themselves. */
export interface OpenQuestion {
  number: number;
  kind: "ask" | "timeout" | "leave";
  what?: "undo" | "live" | "end";
  seat: number;
  /** Seats that may still answer. */
  open: number[];
  answers: Record<string, boolean | "wait" | "bot" | "end">;
}

export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface BotLevel {
  spec: string;
  label: string;
  help?: string;
}

export interface Welcome {
  t: "welcome";
  v: number;
  you: {
    person: number | null;
    name: string;
    seats: number[];
    preferences: Record<string, Json>;
    /** How this person wants to be asked in this game, by trigger; and the standing orders of each own seat. */
    habits?: Record<string, string>;
    orders?: Record<string, StandingOrder[]>;
  };
  table: {
    key: string;
    game: string;
    title: string;
    options: Record<string, Json>;
    private: boolean;
    /** Whether this viewer may write in the chat. */
    chat: boolean;
    bots: BotLevel[];
    /** The events of this game that may be answered in secret. */
    triggers?: string[];
  };
  heartbeat: number;
  now: number;
  chat: ChatLine[];
}

export interface Update {
  t: "update";
  number: number;
  since: number;
  state: "open" | "playing" | "over" | "closed";
  eyes: number | null;
  view: View;
  offers: Record<string, Offer>;
  entries: LogEntry[];
  seats: SeatInfo[];
  awaited: number[];
  clock: ClockNow;
  questions: OpenQuestion[];
  /** For own seats: the number of the entry that a free undo goes back to, or null. */
  undo: Record<string, number | null>;
  watchers: number;
  /** Somebody has laid a new table for the same people. */
  again?: boolean;
  sealed?: Sealed | null;
}

/** Something that all who are asked answer at once, in secret, until everybody has. */
export interface Sealed {
  kind: string;
  trigger: string;
  /** For what everybody is asked openly: who has answered. Of windows nobody is told. */
  asked?: number[];
  ready?: number[];
  /** When it ends at the latest, by the server's clock. */
  until?: number | null;
}

/** Something that was done for one seat without asking, as its person wished. */
export interface Note {
  t: "note";
  seat: number;
  trigger: string;
  did: string;
  move?: string;
  why: string;
}

/** The next question of a chain that is committed as a whole: see "Nobody learns by being asked". */
export interface Question {
  t: "question";
  id: number;
  offer: Offer;
  /** As after the moves that are not committed; missing where nothing is asked any more. */
  view?: View;
  /** The chain is complete and was only tried. */
  ready?: boolean;
}

export interface Done {
  t: "done";
  id: number;
  number: number;
}
export interface Refused {
  t: "refused";
  id: number | null;
  code: string;
  text: string;
  rule?: string;
  facts?: Record<string, Json>;
}
export interface Reason {
  t: "reason";
  id: number;
  ok: boolean;
  text?: string;
  rule?: string;
  facts?: Record<string, Json>;
}
export interface ChatNews {
  t: "chat";
  lines: ChatLine[];
}
export interface Pong {
  t: "pong";
  n: number;
}

export type FromServer = Welcome | Update | Question | Done | Refused | Reason | ChatNews | Pong | Note;

/** What a seat answers by itself in a game by the day. */
export interface StandingOrder {
  card: string;
  when: string;
  if?: string;
}

/** Wishes of a game's board that are no moves. */
export type GameOrder =
  | { t: "habit"; trigger: string; do: string; seat?: number }
  | { t: "more"; seat: number }
  | { t: "orders"; seat: number; orders: StandingOrder[] };

export type FromBrowser =
  | { t: "hello"; v: 1; since: number; eyes: number | null }
  | { t: "play"; id: number; seat: number; at: number; moves: string[]; try?: boolean }
  | { t: "why"; id: number; seat: number; moves: string[] }
  | { t: "look"; eyes: number | null }
  | { t: "undo"; id: number; seat: number; at: number }
  | { t: "ask"; id: number; seat: number; what: "undo" | "live" | "end" }
  | { t: "answer"; id: number; seat: number; ask: number; yes: boolean }
  | { t: "choose"; id: number; seat: number; about: number; choose: "wait" | "bot" | "end" }
  | { t: "handover"; id: number; seat: number; to: "bot" | "person"; bot?: string }
  | { t: "leave"; id: number; seat: number }
  | { t: "chat"; id: number; text: string }
  | { t: "habit"; id: number; trigger: string; do: string; seat?: number }
  | { t: "more"; id: number; seat: number }
  | { t: "orders"; id: number; seat: number; orders: StandingOrder[] }
  | { t: "looking"; yes: boolean }
  | { t: "ping"; n: number };
