// A territory as land: its ground, what grows there, its name. It is drawn once and then only moved, so that dragging the
// map costs little.

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { territoryName } from "../names.ts";
import { plain } from "../view.ts";
import type { Shape } from "./coast.ts";
import type { Part } from "./motifs.ts";
import type { Land } from "./placing.ts";
import { nameSize } from "./placing.ts";
import { groundOf } from "./planting.ts";
import { landscape } from "./terrain.ts";

export function Strokes({ parts }: { parts: readonly Part[] }): VNode {
  return <>{parts.map(([ink, path], index) => <path key={index} class={ink} d={path} />)}</>;
}

/** The ground and all that grows on it, cut out along the coast. */
export function LandArt({ land, shape, prefix, arriving }: {
  land: Land;
  shape: Shape;
  prefix: string;
  arriving: boolean;
}): VNode {
  return useMemo(() => {
    const id = `${prefix}-${plain(land.name)}`;
    return (
      <g class={`inis-land inis-land-${plain(land.name)}${arriving ? " arriving" : ""}`}>
        <clipPath id={id}>
          <path d={shape.land} />
        </clipPath>
        <g clip-path={`url(#${id})`}>
          <path class="inis-ground" d={shape.land} />
          <g class="inis-art" transform={`translate(${land.at.x} ${land.at.y})`}>
            <Strokes parts={landscape(land.name, land.spot.down)} />
          </g>
          <path class="inis-rim" d={shape.land} />
          <path class="inis-night" d={shape.land} />
        </g>
        <path class="inis-coast" d={shape.land} />
      </g>
    );
  }, [shape.land, land.name, prefix, arriving]);
}

export function LandName({ land, side }: { land: Land; side: number }): VNode {
  const name = territoryName(land.name);
  const size = nameSize(name, side);
  const y = land.at.y + groundOf(land.name, land.spot.down).name;
  return (
    <text class="inis-name" x={land.at.x} y={y} style={{ fontSize: `${size}px` }}>
      {name}
    </text>
  );
}
