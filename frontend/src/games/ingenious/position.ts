// A view of the engine, read once into what the table needs. What it holds is decided by the engine's view.py.

import type { Offer, View } from "../../protocol.ts";
import { type Colour, colourOf, COLOURS, type Tile } from "./colours.ts";
import { directionTo, type Geometry, geometryFor, type Pair, pairFrom } from "./geometry.ts";
import type { Grid } from "./rays.ts";

export type Track = Record<Colour, number>;

export interface Laid {
  /** The placement in notation, which is also its key: no cell is covered twice. */
  text: string;
  cells: [string, string];
  colours: [Colour, Colour];
  toward: number;
}

export interface Sheet {
  result: number;
  rising: number[];
  markers: Track;
  grade?: string;
}

export interface Outcome {
  places: number[];
  sheets: Sheet[];
  reason: string;
}

export interface Position {
  geometry: Geometry;
  seats: number;
  seat: number | null;
  phase: string;
  turn: number;
  plays: number;
  firstRound: boolean;
  teams: boolean;
  solo: boolean;
  /** The last space of a track: 18, or 36 where two boards are joined. */
  end: number;
  laid: Laid[];
  grid: Grid;
  tracks: Track[];
  rack: Tile[] | null;
  held: number[];
  bag: number;
  aside: Tile[];
  swaps: { shown: Tile[]; drawn: number[] }[];
  outcome: Outcome | null;
}

interface RawView {
  options: { players: number; teams: boolean };
  seat: number | null;
  phase: string;
  turn: number;
  plays: number;
  first_round: boolean;
  tiles: string[];
  markers: Track[];
  rack: Tile[] | null;
  held: number[];
  bag: number;
  aside: Tile[];
  swaps: { shown: Tile[]; drawn: number[] }[];
  outcome: Outcome | null;
}

const known = new WeakMap<View, Position>();

export function read(view: View): Position {
  let found = known.get(view);
  if (!found) known.set(view, found = positionOf(view as unknown as RawView));
  return found;
}

function positionOf(view: RawView): Position {
  const seats = Number(view.options.players);
  const teams = Boolean(view.options.teams);
  const geometry = geometryFor(seats);
  const laid = view.tiles.map((text) => laidFrom(geometry, text));
  return {
    geometry,
    seats,
    seat: view.seat,
    phase: view.phase,
    turn: view.turn,
    plays: view.plays,
    firstRound: view.first_round,
    teams,
    solo: seats === 1,
    end: teams || seats === 1 ? 36 : 18,
    laid,
    grid: gridOf(geometry, laid),
    tracks: view.markers,
    rack: view.rack,
    held: view.held,
    bag: view.bag,
    aside: view.aside,
    swaps: view.swaps,
    outcome: view.outcome,
  };
}

export function laidFrom(geometry: Geometry, text: string): Laid {
  const cells = pairFrom(text);
  return {
    text,
    cells,
    colours: [colourOf(text.at(-2)!), colourOf(text.at(-1)!)],
    toward: directionTo(geometry, cells[0], cells[1]),
  };
}

export function gridOf(geometry: Geometry, laid: Laid[]): Grid {
  const grid = new Map(geometry.printed);
  for (const tile of laid) tile.cells.forEach((cell, half) => grid.set(cell, tile.colours[half]!));
  return grid;
}

/** The number of the track of a seat: partners share one. */
export function trackOf(position: Position, seat: number): number {
  return position.tracks.length ? seat % position.tracks.length : 0;
}

/** The colours on which a track is lowest. */
export function lowest(track: Track): Colour[] {
  const least = Math.min(...COLOURS.map((colour) => track[colour]));
  return COLOURS.filter((colour) => track[colour] === least);
}

/** Where a tile may lie: from each cell, the directions of the cells that its other half may take. */
export type Reach = ReadonlyMap<string, number[]>;

export function reachOf(geometry: Geometry, offer: Offer | null): Reach {
  const reach = new Map<string, number[]>();
  for (const { first, second, toward } of pairsOf(geometry, offer)) {
    reach.set(first, [...(reach.get(first) ?? []), toward]);
    reach.set(second, [...(reach.get(second) ?? []), (toward + 3) % 6]);
  }
  return reach;
}

export function pairsOf(geometry: Geometry, offer: Offer | null): Pair[] {
  const pairs = (offer?.pairs ?? []) as string[];
  return pairs.map((text) => {
    const [first, second] = pairFrom(text);
    return { first, second, toward: directionTo(geometry, first, second) };
  });
}

/** The plain moves of an offer, such as keep and swap. */
export function movesOf(offer: Offer | null): string[] {
  return (offer?.moves ?? []) as string[];
}
