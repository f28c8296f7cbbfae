// The sea around the island: shallows that follow the coast, and waves further out.

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Shape } from "./coast.ts";
import { dice, short } from "./noise.ts";

const TILE = 420;

/** Little waves, drawn once and repeated. */
function waves(): string {
  const roll = dice("waves");
  let path = "";
  for (let index = 0; index < 9; index++) {
    const [x, y] = [30 + (index % 3) * 130 + roll() * 70, 30 + Math.floor(index / 3) * 130 + roll() * 80];
    const w = short(8 + roll() * 6);
    const crest = `q${w} -7 ${short(2 * Number(w))} 0t${short(2 * Number(w))} 0`;
    path += `M${short(x)} ${short(y)}${crest}`;
    if (roll() < 0.5) path += `M${short(x + 16)} ${short(y + 12)}${crest}`;
  }
  return path;
}

const WAVES = waves();

export function Sea({ shapes, prefix }: { shapes: readonly Shape[]; prefix: string }): VNode {
  const coast = shapes.map((shape) => shape.land).join("");
  return useMemo(() => (
    <g class="inis-waters" aria-hidden="true">
      <pattern id={`${prefix}-waves`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <path class="inis-wave" d={WAVES} />
      </pattern>
      <rect x="-6000" y="-6000" width="12000" height="12000" fill={`url(#${prefix}-waves)`} />
      <path class="inis-surf far" d={coast} />
      <path class="inis-surf near" d={coast} />
      <path class="inis-surf foam" d={coast} />
      <path class="inis-cliff" d={coast} transform="translate(0 9)" />
    </g>
  ), [coast, prefix]);
}
