// The tile that is about to be laid: its ghost, the rows that it would score, the points of its halves, the petals.

import type { VNode } from "preact";
import { type Colour, halves } from "./colours.ts";
import { type Geometry, middle, type Point, short, SIDE } from "./geometry.ts";
import type { Ghost } from "./placing.ts";
import type { Track } from "./position.ts";
import { filled, type Grid, moved, points, type Ray, rays } from "./rays.ts";
import { Mark, TileArt } from "./symbols.tsx";
import { TileOutline } from "./board.tsx";

/** What a ghost would bring. */
export interface Prospect {
  ghost: Ghost;
  rays: [Ray[], Ray[]];
  points: [number, number];
  track: Track;
  /** The colours that would reach the end of a board: each earns a bonus play, except in solitaire. */
  ends: ReturnType<typeof filled>;
}

export function prospectOf(geometry: Geometry, grid: Grid, ghost: Ghost, track: Track, end: number): Prospect {
  const [first, second] = halves(ghost.tile);
  const found: [Ray[], Ray[]] = [rays(geometry, grid, ghost.first, first), rays(geometry, grid, ghost.second, second)];
  const gained: [number, number] = [points(found[0]), points(found[1])];
  const after = moved(track, [[first, gained[0]], [second, gained[1]]], end);
  return { ghost, rays: found, points: gained, track: after, ends: filled(track, after, end) };
}

/** The rows that would be scored, lit. */
export function Rays({ geometry, rays: found }: { geometry: Geometry; rays: Ray[] }): VNode {
  const at = (name: string): Point => geometry.cell.get(name)!;
  return (
    <g class="ing-rays" aria-hidden="true">
      {found.map((ray) => {
        const [from, to] = [at(ray.from), at(ray.cells.at(-1)!)];
        const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
        return (
          <g key={`${ray.from}${ray.cells.at(-1)}`}>
            <line class="ing-ray-edge" {...line} />
            <line class={`ing-ray ${ray.colour}`} {...line} />
            {ray.cells.map((cell) => (
              <g key={cell} transform={`translate(${short(at(cell).x)} ${short(at(cell).y)})`}>
                <use href="#ing-ring" class="ing-lit" />
                <Mark colour={ray.colour} x={0} y={0} size={6.7} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** The ghost on the board. `pixel` is the size of a pixel in units of the picture: figures stay readable. */
export function GhostArt({ geometry, prospect, pixel, step }: {
  geometry: Geometry;
  prospect: Prospect;
  pixel: number;
  step: string;
}): VNode {
  const { ghost } = prospect;
  const at = middle(geometry, ghost.first, ghost.second);
  return (
    <g class={`ing-ghost ${step}`} aria-hidden="true">
      <g transform={`translate(${short(at.x)} ${short(at.y)})`}>
        <TileArt colours={halves(ghost.tile)} toward={ghost.toward} />
        <TileOutline toward={ghost.toward} look="ghost" />
      </g>
      {[ghost.first, ghost.second].map((cell, half) => {
        const gained = prospect.points[half]!;
        return gained > 0 && <Gain key={cell} at={geometry.cell.get(cell)!} from={at} gained={gained} pixel={pixel} />;
      })}
    </g>
  );
}

/** The points of a half, on its outer side. */
function Gain({ at, from, gained, pixel }: { at: Point; from: Point; gained: number; pixel: number }): VNode {
  const size = Math.max(4.8, 13 * pixel);
  const part = 1.92;
  const [x, y] = [from.x + (at.x - from.x) * part, from.y + (at.y - from.y) * part];
  const text = `+${gained}`;
  const width = size * (0.75 + 0.42 * text.length);
  return (
    <g class="ing-gain" transform={`translate(${short(x)} ${short(y)})`}>
      <rect
        x={short(-width / 2)}
        y={short(-size * 0.62)}
        width={short(width)}
        height={short(size * 1.24)}
        rx={short(size * 0.62)}
      />
      <text font-size={short(size)} y={short(size * 0.35)}>{text}</text>
    </g>
  );
}

/** A cell that may take the other half: what the tile would score in all, and whether the ghost lies there now. */
export interface Petal {
  cell: string;
  gained: number;
  chosen: boolean;
}

/** The cells that may take the other half, each with what it would score in all. */
export function Petals({ geometry, petals, colour, pixel }: {
  geometry: Geometry;
  petals: Petal[];
  /** The symbol of the other half. */
  colour: Colour;
  pixel: number;
}): VNode {
  const size = Math.max(5.5, 13 * pixel);
  return (
    <g class="ing-petals" aria-hidden="true">
      {petals.map(({ cell, gained, chosen }) => {
        const { x, y } = geometry.cell.get(cell)!;
        return (
          <g key={cell} class={`ing-petal${chosen ? " chosen" : ""}`} transform={`translate(${short(x)} ${short(y)})`}>
            <use href="#ing-ring" />
            {!chosen && <Mark colour={colour} x={0} y={0} size={5.6} />}
            {!chosen && gained > 0 && <text font-size={short(size)} y={short(size * 0.36)}>{`+${gained}`}</text>}
          </g>
        );
      })}
    </g>
  );
}

/** The half that is already in its place while the petals are open. */
export function FirstHalf({ geometry, cell, colour }: {
  geometry: Geometry;
  cell: string;
  colour: Colour;
}): VNode {
  const { x, y } = geometry.cell.get(cell)!;
  return (
    <g class="ing-first" transform={`translate(${short(x)} ${short(y)})`} aria-hidden="true">
      <use href="#ing-inlay" />
      <Mark colour={colour} x={0} y={0} size={SIDE * 0.6} />
      <use href="#ing-ring" class="ing-first-ring" />
    </g>
  );
}
