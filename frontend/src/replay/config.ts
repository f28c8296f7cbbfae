// What the page of a replay hands to its script, as JSON in #replay-config, and what the server tells of the game.

import type { GameEvent, Json, LogEntry, View } from "../protocol.ts";
import type { Catalogue } from "../words.ts";

/** Whose eyes are used: a seat's, everybody's at once, or an onlooker's. */
export type Eyes = number | "open" | null;

export interface ReplayLinks {
  home?: string;
  table?: string;
  data?: string;
  /** The game as a record file. */
  record?: string;
  /** The replay as one HTML file. */
  offline?: string;
  /** POST: play on from a moment. */
  branch?: string;
}

export interface ReplayConfig {
  key: string;
  game: string;
  module: string;
  title: string;
  language: string;
  words: string;
  csrf: string;
  signed: boolean;
  preferences: Record<string, Json>;
  over: boolean;
  eyes: Eyes[];
  /** The viewer's own seats. */
  mine: number[];
  seats: { name: string; bot: boolean }[];
  levels: { spec: string; label: string }[];
  links: ReplayLinks;
  /** In a file that replays offline: the game for all eyes, and the words. */
  stories?: Record<string, Told>;
  catalogue?: Catalogue;
}

/** A step of the game. Views hold only what is new since the step before. */
export interface ToldFrame {
  entry: number;
  seat: number | null;
  events: GameEvent[];
  view: View;
  /** In an open replay: what each seat sees beyond the open view. */
  hands: View[];
}

export interface Told {
  eyes: Eyes;
  number: number;
  over: boolean;
  outcome: Record<string, unknown> | null;
  frames: ToldFrame[];
  entries: LogEntry[];
}

export function configOf(page: Document): ReplayConfig {
  return JSON.parse(page.getElementById("replay-config")?.textContent || "{}") as ReplayConfig;
}

/** Eyes as an address writes them. */
export function written(eyes: Eyes): string {
  return eyes === null ? "none" : String(eyes);
}
