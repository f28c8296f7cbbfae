// The board as a picture: slab, cells, printed symbols and tiles. It knows nothing of whose turn it is.

import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Colour } from "./colours.ts";
import { type Cell, type Geometry, middle, type Point, roundedPath, short, SIDE, STEP } from "./geometry.ts";
import type { Laid } from "./position.ts";
import { PrintedArt, TileArt } from "./symbols.tsx";

/** Space around the cells: enough for the edge of the slab, and for the names of rows and columns. */
export const MARGIN = { plain: 0.4, named: 8.5 };

export function extent(geometry: Geometry, margin: number): { wide: number; high: number } {
  const across = 2 * geometry.radius + 1;
  return { wide: across * STEP + 2 * margin, high: (across - 1) * 1.5 * SIDE + 2 * SIDE + 2 * margin };
}

/** The slab on which the cells lie. */
export function Slab({ geometry, names }: { geometry: Geometry; names: boolean }): VNode {
  const reach = geometry.radius * STEP + STEP / 2 + (names ? 7.5 : 3);
  const outline = (away: number): Point[] =>
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = corner * Math.PI / 3;
      return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
    });
  return (
    <g class="ing-slab" aria-hidden="true">
      <path class="ing-slab-shadow" d={roundedPath(outline(reach + 1), 14)} transform="translate(0 2.4)" />
      <path class="ing-slab-body" d={roundedPath(outline(reach + 1), 14)} />
      <path class="ing-slab-edge" d={roundedPath(outline(reach), 13.5)} />
      {names && <Names geometry={geometry} />}
    </g>
  );
}

function Names({ geometry }: { geometry: Geometry }): VNode {
  const bottoms = new Map<number, Cell>();
  for (const cell of geometry.cells) bottoms.set(cell.q, cell);
  return (
    <g class="ing-names">
      {geometry.rows.map((row) => (
        <text key={row[0]!.name} x={short(row[0]!.x - STEP / 2 - 3.4)} y={short(row[0]!.y + 1.4)}>
          {row[0]!.name.charAt(0)}
        </text>
      ))}
      {[...bottoms.values()].map((cell) => (
        <text key={cell.name} x={short(cell.x + STEP * 0.29)} y={short(cell.y + SIDE + 4.4)}>{cell.name.slice(1)}</text>
      ))}
    </g>
  );
}

/** The empty cells and the printed symbols, without anything to use. */
export function PlainCells({ cells, printed, look }: {
  cells: Cell[];
  printed: ReadonlyMap<string, Colour>;
  look?: ((name: string) => string) | undefined;
}): VNode {
  return (
    <g aria-hidden="true">
      {cells.map((cell) => <CellArt key={cell.name} cell={cell} printed={printed} extra={look?.(cell.name) ?? ""} />)}
    </g>
  );
}

export function CellArt({ cell, printed, extra }: {
  cell: Cell;
  printed: ReadonlyMap<string, Colour>;
  extra: string;
}): VNode {
  const symbol = printed.get(cell.name);
  return (
    <g class={`ing-cell ring${cell.ring} ${extra}`} transform={`translate(${short(cell.x)} ${short(cell.y)})`}>
      <use href="#ing-cell" class="ing-ground" />
      {symbol && <PrintedArt colour={symbol} />}
    </g>
  );
}

/** How a tile looks besides lying there. */
export interface TileLook {
  /** 1 for the last move, 2 and more for those before it that are still news; 0 for none. */
  last?: number;
  marked?: boolean;
  /** It has just been laid: when it sets out, as a count of tiles before it; null for no journey. */
  arrives?: number | null;
  mine?: boolean;
}

export function Tiles({ geometry, laid, look }: {
  geometry: Geometry;
  laid: Laid[];
  look?: ((tile: Laid) => TileLook) | undefined;
}): VNode {
  return (
    <g aria-hidden="true">
      {laid.map((tile) => <LaidTile key={tile.text} geometry={geometry} tile={tile} look={look?.(tile) ?? {}} />)}
    </g>
  );
}

function LaidTile({ geometry, tile, look }: { geometry: Geometry; tile: Laid; look: TileLook }): VNode {
  const { last, marked, arrives, mine } = look;
  return useMemo(() => {
    const at = middle(geometry, ...tile.cells);
    const journey = arrives == null ? "" : ` arrives wait${Math.min(arrives, 6)} ${mine ? "mine" : "theirs"}`;
    return (
      <g class="ing-laid" transform={`translate(${short(at.x)} ${short(at.y)})`}>
        <g class={`ing-moving${journey}`}>
          <TileArt colours={tile.colours} toward={tile.toward} />
          {last ? <TileOutline toward={tile.toward} look={last === 1 ? "last" : "recent"} /> : null}
          {marked && <TileOutline toward={tile.toward} look="marked" />}
        </g>
      </g>
    );
  }, [tile.text, geometry, last, marked, arrives, mine]);
}

/** A line around a tile, to tell it from the others. */
export function TileOutline({ toward, look }: { toward: number; look: string }): VNode {
  return <use href={`#ing-outline-${toward % 3}`} class={`ing-outline ${look}`} />;
}

/** The frame of the whole picture, zoomed by a transformation that style sheets can animate. */
export function Frame({ wide, high, zoom = 1, x = 0, y = 0, moving = false, children }: {
  wide: number;
  high: number;
  zoom?: number;
  x?: number;
  y?: number;
  moving?: boolean;
  children: ComponentChildren;
}): VNode {
  const transform = `scale(${short(zoom)}) translate(${short(-x)}px, ${short(-y)}px)`;
  return (
    <svg class="ing-svg" viewBox={`${short(-wide / 2)} ${short(-high / 2)} ${short(wide)} ${short(high)}`}>
      <g class={`ing-scene${moving ? " moving" : ""}`} style={{ transform }}>{children}</g>
    </svg>
  );
}
