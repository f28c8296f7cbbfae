// Places for a new tile: a mark in the middle of each, the tile itself as a ghost where one points at it.

import type { VNode } from "preact";
import { plain } from "../view.ts";
import { shapeOf } from "./coast.ts";
import type { Choice } from "./choosing.ts";
import type { Spot } from "./geometry.ts";
import { landscape } from "./terrain.ts";
import { Strokes } from "./tile.tsx";

/** Three small hexagons, as the tile would lie. */
const SIGN = hexagons([[0, -1], [0.866, 0.5], [-0.866, 0.5]], 13);

function hexagons(centres: readonly (readonly [number, number])[], size: number): string {
  return centres.map(([x, y]) => {
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (corner + 0.5) * Math.PI / 3;
      return `${(x * size + Math.cos(angle) * size).toFixed(1)} ${(y * size + Math.sin(angle) * size).toFixed(1)}`;
    });
    return `M${corners.join("L")}Z`;
  }).join("");
}

export function SpotMarks({ spots, side, lit }: { spots: Choice["spots"]; side: number; lit: string | null }): VNode {
  const size = Math.min(1.5, Math.max(0.9, 46 / side));
  return (
    <g class="inis-spots" aria-hidden="true">
      {spots.map(({ text, spot, at }) => (
        <g key={text} class={text === lit ? "inis-spot lit" : "inis-spot"} transform={`translate(${at.x} ${at.y})`}>
          <circle r={30 * size} />
          <path d={SIGN} transform={`scale(${spot.down ? -size : size})`} />
        </g>
      ))}
    </g>
  );
}

/** The tile where it would lie; with its landscape when it is known which one it is. */
export function Ghost({ spot, at, others, tile, prefix }: {
  spot: Spot;
  at: { x: number; y: number };
  others: readonly Spot[];
  tile: string | null;
  prefix: string;
}): VNode {
  const shape = shapeOf(spot, others);
  const id = `${prefix}-ghost`;
  return (
    <g class={`inis-ghost${tile ? ` inis-land-${plain(tile)}` : ""}`} aria-hidden="true">
      <clipPath id={id}>
        <path d={shape.land} />
      </clipPath>
      <path class={tile ? "inis-ground" : "inis-ghost-ground"} d={shape.land} />
      {tile && (
        <g clip-path={`url(#${id})`}>
          <g class="inis-art" transform={`translate(${at.x} ${at.y})`}>
            <Strokes parts={landscape(tile, spot.down)} />
          </g>
        </g>
      )}
      <path class="inis-ghost-edge" d={shape.land} />
    </g>
  );
}
