// Light on the land: who rules it, what can be chosen, what is chosen, what is pointed at.

import type { VNode } from "preact";
import { type InisView, plain } from "../view.ts";
import { type Choice, clansName } from "./choosing.ts";
import type { Shape } from "./coast.ts";
import { type Land, standing } from "./placing.ts";
import { groundOf } from "./planting.ts";

interface LightsProps {
  view: InisView;
  lands: readonly Land[];
  shapes: ReadonlyMap<string, Shape>;
  choice: Choice;
  hovered: string | null;
  marked: readonly string[];
  side: number;
  prefix: string;
}

export function Lights({ view, lands, shapes, choice, hovered, marked, side, prefix }: LightsProps): VNode {
  const all = lands.map((land) => ({ land, path: shapes.get(land.name)?.land ?? "" }));
  const asking = choice.places.size > 0;
  return (
    <g class="inis-lights" aria-hidden="true">
      {all.map(({ land, path }) => {
        const { chieftain } = land.tile;
        if (chieftain === null) return null;
        const clip = `url(#${prefix}-${plain(land.name)})`;
        return <path key={land.name} class={`inis-rule inis-seat-${chieftain}`} clip-path={clip} d={path} />;
      })}
      {all.map(({ land, path }) =>
        view.clash?.territory === land.name && <path key={land.name} class="inis-fight" d={path} />
      )}
      {asking && all.map(({ land, path }) =>
        !choice.places.has(land.name) && !choice.chosen.has(land.name) && (
          <path key={land.name} class="inis-dim" d={path} />
        )
      )}
      {all.map(({ land, path }) => {
        const look = choice.places.has(land.name) ? "inis-target" : hovered === land.name ? "inis-hovered" : "";
        const hot = look === "inis-target" && hovered === land.name ? " hot" : "";
        return look && <path key={land.name} class={look + hot} d={path} />;
      })}
      {all.map(({ land, path }) => marked.includes(land.name) && <path key={land.name} class="inis-marked" d={path} />)}
      {all.map(({ land, path }) => {
        const times = choice.chosen.get(land.name);
        if (!times) return null;
        return (
          <g key={land.name}>
            <path class="inis-chosen" d={path} />
            <Tick land={land} times={times} />
          </g>
        );
      })}
      <ClanLights {...{ lands, choice, hovered, side }} />
    </g>
  );
}

/** A tick, or how often. */
function Tick({ land, times }: { land: Land; times: number }): VNode {
  const { down } = land.spot;
  const y = land.at.y + groundOf(land.name, down).buildings;
  return (
    <g class="inis-tick" transform={`translate(${land.at.x + (down ? -128 : -58)} ${y - 22})`}>
      <circle r="18" />
      {times > 1 ? <text y="7">{`×${times}`}</text> : <path d="M-8 0L-2 7L9-7" />}
    </g>
  );
}

function ClanLights(
  { lands, choice, hovered, side }: Pick<LightsProps, "lands" | "choice" | "hovered" | "side">,
): VNode {
  const land = lands.find(({ name }) => name === choice.where);
  return (
    <>
      {land && standing(land, side).map(({ seat, x, y, size }) =>
        choice.clans.has(seat) && (
          <ellipse
            key={seat}
            class={`inis-clan-light${hovered === clansName(seat) ? " hot" : ""}`}
            cx={land.at.x + x}
            cy={land.at.y + y - 14 * size}
            rx={40 * size}
            ry={38 * size}
          />
        )
      )}
    </>
  );
}
