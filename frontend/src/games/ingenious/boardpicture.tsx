// Pictures of the game for other pages: rules, replays. Nothing in them can be used.

import type { ComponentChildren, VNode } from "preact";
import { extent, Frame, MARGIN, PlainCells, Slab, Tiles } from "./board.tsx";
import type { Tile } from "./colours.ts";
import { type Geometry, geometryFor, pairFrom, type Point, short, SIDE, STEP } from "./geometry.ts";
import { GhostArt, prospectOf, Rays } from "./ghost.tsx";
import { gridOf, laidFrom, type Track } from "./position.ts";
import { TilePicture } from "./rack.tsx";
import { useDrawings } from "./symbols.tsx";
import { Tracks } from "./tracks.tsx";

export interface BoardMark {
  cell: string;
  kind: "scored" | "petal" | "dim";
  text?: string;
}

export interface BoardPictureProps {
  players: number;
  /** Placements in notation, such as f6g6RG. */
  tiles: string[];
  /** A placement that is drawn as being made. */
  ghost?: string | undefined;
  marks?: BoardMark[] | undefined;
  /** Light the rows that the ghost would score. */
  rays?: boolean | undefined;
  /** Show only these cells and those around them. */
  cells?: string[] | undefined;
  /** What the picture shows, in words. */
  label?: string | undefined;
  /** What is drawn over the board. */
  children?: ComponentChildren;
}

const NOTHING: Track = { red: 0, green: 0, blue: 0, orange: 0, yellow: 0, purple: 0 };

export function BoardPicture(
  { players, tiles, ghost, marks = [], rays, cells, label, children }: BoardPictureProps,
): VNode {
  useDrawings();
  const geometry = geometryFor(players);
  const laid = tiles.map((text) => laidFrom(geometry, text));
  const { wide, high, x, y } = window(geometry, cells);
  const prospect = ghost ? prospectOf(geometry, gridOf(geometry, laid), ghostFrom(geometry, ghost), NOTHING, 18) : null;
  const look = (name: string) => marks.filter(({ cell }) => cell === name).map(({ kind }) => `mark-${kind}`).join(" ");
  const naming = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    <div class="ing-picture" {...naming}>
      <Frame wide={wide} high={high} x={x} y={y}>
        <Slab geometry={geometry} names={false} />
        <PlainCells cells={geometry.cells} printed={geometry.printed} look={look} />
        <Tiles geometry={geometry} laid={laid} />
        {prospect && rays && <Rays geometry={geometry} rays={prospect.rays.flat()} />}
        {prospect && <GhostArt geometry={geometry} prospect={prospect} pixel={0} step="laid" />}
        {marks.map((mark) => <MarkArt key={mark.cell} at={geometry.cell.get(mark.cell)!} mark={mark} />)}
        {children}
      </Frame>
    </div>
  );
}

function MarkArt({ at, mark }: { at: Point; mark: BoardMark }): VNode {
  return (
    <g class={`ing-note ${mark.kind}`} transform={`translate(${short(at.x)} ${short(at.y)})`}>
      <use href="#ing-ring" />
      {mark.text && <text font-size="7" y="2.5">{mark.text}</text>}
    </g>
  );
}

function ghostFrom(geometry: Geometry, text: string) {
  const [first, second] = pairFrom(text);
  return { first, second, toward: laidFrom(geometry, text).toward, tile: text.slice(-2), move: text };
}

/** What part of the board the picture shows: its size and its middle. */
function window(geometry: Geometry, names: string[] | undefined): { wide: number; high: number; x: number; y: number } {
  if (!names?.length) return { ...extent(geometry, MARGIN.plain + 4), x: 0, y: 0 };
  const cells = names.map((name) => geometry.cell.get(name)!);
  const [left, right] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y))];
  return {
    wide: right - left + 3 * STEP,
    high: bottom - top + 5 * SIDE,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  };
}

/** The six tracks of a player. `before` is where the markers stood, for what a placement brought. */
export function TrackPicture({ markers, before, double }: {
  markers: Track;
  before?: Track | undefined;
  double?: boolean | undefined;
}): VNode {
  useDrawings();
  return (
    <div class="ing-picture tracks">
      <Tracks track={before ?? markers} after={before ? markers : null} end={double ? 36 : 18} rows />
    </div>
  );
}

export function RackPicture({ tiles }: { tiles: Tile[] }): VNode {
  return <div class="ing-picture rack">{tiles.map((tile, place) => <TilePicture key={place} tile={tile} label />)}
  </div>;
}
