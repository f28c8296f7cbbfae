// The engine's view of a game of Inis, read once into types. Names of territories are the engine's ("Misty Lands"),
// cards are written as in its notation ("bard", "hills-card").

import type { Offer, View } from "../../protocol.ts";

export type Kind = "action" | "advantage" | "tale";
export type Crows = "sunwise" | "widdershins";

export interface Tile {
  /** Where it lies: steps to the east, steps to the south-east, pointing up or down. */
  spot: string;
  /** Clans by seat. */
  clans: number[];
  sanctuaries: number;
  citadels: number;
  beside: string[];
  chieftain: number | null;
}

export interface Progress {
  clans: number;
  sanctuaries: number;
  territories: number;
}

export interface PlayerView {
  reserve: number;
  deeds: number;
  pretender: boolean;
  /** What is reached of each condition, without Deeds. */
  progress: Progress;
  /** How many conditions are met with Deeds. */
  conditions: number;
  /** How many cards the hand holds, by kind. */
  cards: Record<Kind, number>;
}

/** What is asked or goes on. The last one of the stack is what is asked now. */
export interface Step {
  step: string;
  seat?: number;
  /** The card of PlayCard and Decide. */
  number?: string;
  effect?: number;
  told?: string[];
  stage?: number;
  /** Draft: the round of the draft, and what this seat keeps so far. */
  turn?: number;
  kept?: string[];
  forced?: boolean;
  count?: number;
  question?: number;
  window?: string;
  /** Reaction: what it is about, and whom. */
  actor?: number;
  subject?: string | number | null;
  other?: number | null;
  first?: number;
  offers?: number;
  at?: number;
  passed?: number;
  refused?: boolean;
  target?: number | null;
  explorer?: number;
  picker?: number;
  spot?: string | null;
  territory?: string;
  tile?: string | null;
  drawn?: string[] | number;
  owner?: number;
  cancelled?: boolean;
  open_to?: string[];
  attacker_chooses?: boolean;
  both?: boolean;
  ignored?: boolean;
}

export interface ClashView {
  territory: string | null;
  /** Territories whose clashes come later. */
  waiting: string[];
  instigator: number | null;
  starter: number | null;
  /** Who manoeuvres. */
  acting: number | null;
  sheltered: number[];
  exposed: number[];
  /** Clans lost in this clash by seat. */
  lost: number[];
  removed: number[];
  /** No triskel cards may be played. */
  silent: boolean;
  settled: boolean;
  manoeuvres_next: number | null;
  cauldron: number | null;
  in_cauldron: number;
}

export interface LastPlayed {
  card: string;
  seat: number;
  effect: number;
  told: string[];
}

export interface InisView {
  options: { players: number; edition: string; discovery: boolean; rounds: number };
  seat: number | null;
  round: number;
  phase: string;
  awaited: number[];
  brenn: number | null;
  crows: Crows;
  turn: number | null;
  next_turn: number | null;
  passes: number;
  capital: string | null;
  festival: string | null;
  island: Record<string, Tile>;
  /** Tiles left, by layer. */
  pile: number[];
  seen_tiles: string[][];
  players: PlayerView[];
  hand: string[] | null;
  laid_by: string[] | null;
  /** Advantage cards in front of each seat. */
  advantages: string[][];
  row: string[];
  spent: string[];
  /** Cards that are being played, or lie face up. */
  table: string[];
  discarded_tales: string[];
  cards: Record<"action deck" | "action discard" | "aside" | "laid by" | "tale deck", number>;
  /** Hidden cards whose place is known, by place: "hand 2", "discard", "aside", "deck". */
  certain: Record<string, string[]>;
  /** Hidden cards of which only some places are possible. */
  may_be: Record<string, string[]>;
  foretold: number | null;
  chosen_aside: string | null;
  shown: string[];
  last_look: { seat: number; of: number; kind: Kind } | null;
  last_played: LastPlayed | null;
  clash: ClashView | null;
  stack: Step[];
  outcome: Outcome | null;
}

export interface Outcome {
  ranks?: number[];
  [fact: string]: unknown;
}

/** What is offered, as the pieces of the table need it. */
export interface Targets {
  /** The offered texts. */
  moves: string[];
  /** The chain so far: not yet committed. */
  chosen: string[];
  /** What is asked: the top of the stack. */
  step: Step;
  seat: number;
}

/** The engine gives exactly this. */
export function read(view: View): InisView {
  return view as unknown as InisView;
}

/** What is asked now. */
export function topStep(view: InisView): Step {
  return view.stack.at(-1) ?? { step: "" };
}

export function movesOf(offer: Offer | null | undefined): string[] {
  return Array.isArray(offer?.moves) ? offer.moves.map(String) : [];
}

/** A name in small letters and hyphens, as the engine's notation writes it: "Misty Lands" becomes "misty-lands". */
export function plain(name: string): string {
  return name.toLowerCase().replaceAll("'", "").replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "");
}

/** The territory of the view that "@misty-lands" or "+misty-lands" names; the text itself where there is none. */
export function territoryOf(move: string): string {
  const name = move.replace(/^[@+]/, "");
  return TERRITORIES.find((one) => plain(one) === name) ?? name;
}

export const TERRITORIES = [
  ...["Cove", "Forest", "Gates of Tir na nOg", "Highlands", "Hills", "Iron Mine", "Lost Vale", "Meadows"],
  ...["Misty Lands", "Moor", "Mountains", "Plains", "Salt Mine", "Stone Circle", "Swamp", "Valley"],
];

/** "1,-2u": a spot for a tile. */
export function isSpot(move: string): boolean {
  return /^-?\d+,-?\d+[ud]$/.test(move);
}

export function isPlace(move: string): boolean {
  return move.startsWith("@");
}

/** "p2", "attack-p2", "take-p2": the seat that a move is about, or null. */
export function seatOf(move: string): number | null {
  const found = /^(?:attack-|take-)?p(\d)$/.exec(move);
  return found ? Number(found[1]) : null;
}
