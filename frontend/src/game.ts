// What a game's module brings to the table. The shell knows this contract and nothing of any game.

import type { ComponentType } from "preact";
import type { ChatLine, GameEvent, GameOrder, Note, Offer, Sealed, StandingOrder, View } from "./protocol.ts";

/** What a person set in their profile, as far as a board cares. */
export interface Settings {
  confirm: "never" | "always" | "days";
  animation: "off" | "fast" | "normal" | "slow";
  sound: boolean;
  /** Bolder symbols for those who want them. */
  symbols: "normal" | "bold";
}

/** A seat as boards show it. */
export interface Player {
  seat: number;
  name: string;
  mine: boolean;
  bot: boolean;
  away: boolean;
}

/** Why a move is refused: the engine's rule with its facts. */
export interface Refusal {
  rule: string;
  facts: Record<string, unknown>;
  text: string;
}

export interface BoardProps {
  view: View;
  /** The last view before this one, for travelling pieces; null at first. */
  before: View | null;
  /** What happened between the two. */
  news: GameEvent[];
  /** The seat whose eyes are used; null for an onlooker. */
  eyes: number | null;
  /** The legal moves of that seat, or null when it is not awaited. */
  offer: Offer | null;
  /** The follow-up question of an uncommitted chain, or null. Played by `answer`. */
  question: ChainQuestion | null;
  /** What all who are asked answer at once, without seeing each other's answers. */
  sealed: Sealed | null;
  players: Player[];
  settings: Settings;
  /** Whether a move must be confirmed, by the person's settings and the table's clock. */
  confirm: boolean;
  /** True while a move is on its way to the server. */
  busy: boolean;
  /** A replay or a picture: nothing can be played. */
  still: boolean;
  /** Events of the log line that is hovered, to be marked on the board. */
  marked: GameEvent[];
  /** A move or a whole chain. With `try` nothing is committed: a complete chain comes back as a question that is ready. */
  play(moves: string | string[], how?: { try?: boolean }): void;
  /** Answer the question of a chain. */
  answer(move: string): void;
  /** Give the chain up: nothing was committed. */
  withdraw(): void;
  /** Ask the engine why a move is not possible. */
  why(move: string): Promise<Refusal | null>;
  /** What was said at the table; phrases of the game begin with a slash. */
  talk: { lines: ChatLine[]; open: boolean; say(text: string): void };
  /** How the viewer wants to be asked, by trigger. */
  habits: Record<string, string>;
  /** What this seat answers by itself; null where games are played at once. */
  orders: StandingOrder[] | null;
  /** A wish that is no move: another habit, more time. */
  order(order: GameOrder): void;
  /** Say something in the live region for screen readers, and as the one sentence of what can be done now. */
  say(text: string): void;
}

/** A chain that is not committed yet, with what is asked next; ready: it is complete, nothing more is asked. */
export interface ChainQuestion {
  offer: Offer;
  view: View;
  moves: string[];
  ready: boolean;
}

/** A key or a gesture, for the overview of shortcuts. */
export interface KeyHelp {
  keys: string[];
  does: string;
}

/** A line of the log, in words of the viewer's language; null for what needs no line. */
export interface LogLine {
  text: string;
  /** A more important line: a bonus, the end. */
  strong?: boolean;
}

export interface ChartSeries {
  label: string;
  /** One value per step of the replay. */
  values: number[];
  /** CSS class that colours it, and the dash pattern or symbol that tells it apart without colour. */
  look: string;
}

/** A moment on the time line: something that happened, or where a part of the game begins. */
export interface ChartMark {
  at: number;
  /** One or two characters below the time line. */
  sign: string;
  label: string;
  /** Something that happened, and not only a part of the scale. */
  strong?: boolean;
}

/** A group of lines over time. */
export interface Chart {
  title: string;
  series: ChartSeries[];
  most: number;
  /** A height that everybody strives for. */
  goal?: number;
  marks?: ChartMark[];
}

export interface GameModule {
  /** The whole playing area of the game: board, racks, tracks of all players, dialogs. */
  Table: ComponentType<BoardProps>;
  /** One sentence: what this seat can do now. */
  prompt(view: View, offer: Offer | null, eyes: number | null, players: Player[]): string;
  logLine(event: GameEvent, players: Player[]): LogLine | null;
  /** The same for all that happened at once, where like things in a row make one line; `before` is what happened in the
   * entry before, for what need not be said again. */
  logLines?(events: GameEvent[], players: Player[], before?: GameEvent[]): (LogLine & { events: GameEvent[] })[];
  refusal(refusal: Refusal): string;
  /** The anchor of the rule in the rules page. */
  ruleAnchor(refusal: Refusal): string | null;
  /** The whole table as text for a screen reader: headings with lines. */
  describe(view: View, players: Player[], eyes: number | null): { heading: string; lines: string[] }[];
  /** The final ranking, shown when the game is over. */
  Result: ComponentType<{ view: View; players: Player[] }>;
  /** A picture of the rules page, from the data that the game's face gives. */
  Picture?: ComponentType<{ picture: Record<string, unknown> }>;
  /** For open replays: what all seats hold, side by side; `views` holds the view of each seat. */
  Hands?: ComponentType<{ views: View[]; players: Player[] }>;
  /** A line of the chat that was picked and not typed, in the viewer's language: "/phrase:ID" without the slash. */
  phrase?(id: string, players: Player[]): string | null;
  /** What was done for the viewer without asking. */
  note?(note: Note, players: Player[]): string | null;
  /** The keys that the board itself listens to. */
  keys?(): KeyHelp[];
  /** Whether this was done to the seat: what concerns it is told first when its person comes back. */
  concerns?(event: GameEvent, seat: number): boolean;
  /** For the replay's chart: named groups of series, from the open views after each step. */
  chart(views: View[], players: Player[]): Chart[];
}

/** A folder in src/games holds an index.ts or index.tsx whose default export is its module. */
export interface GameScript {
  default: GameModule;
}
