// Clans, buildings and swords on the land, and the journeys between territories.

import type { VNode } from "preact";
import { ClanGroup, Swords, ThingGroup } from "./pieces.tsx";
import { built, type Land, standing } from "./placing.ts";
import { type Changes, groupKey } from "./travel.ts";
import type { InisView } from "../view.ts";
import { groundOf } from "./planting.ts";

interface StandingProps {
  land: Land;
  view: InisView;
  /** A side of a hexagon in pixels. */
  side: number;
  changes: Changes;
}

/** Everything that stands on one territory. */
export function OnLand({ land, view, side, changes }: StandingProps): VNode {
  const { name, at, tile } = land;
  const clash = view.clash?.territory === name;
  const size = Math.min(1.5, Math.max(1, 60 / side));
  const middle = groundOf(name, land.spot.down);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {built(land, view, side).map((one) => <ThingGroup key={one.thing} {...one} plate={plateSize(one.size, side)} />)}
      {standing(land, side).map((group) => (
        <Group
          key={group.seat}
          {...group}
          plate={plateSize(group.size, side)}
          chief={tile.chieftain === group.seat}
          sheltered={clash ? view.clash?.sheltered[group.seat] ?? 0 : 0}
          joined={changes.joined.has(groupKey(name, group.seat))}
          tick={changes.number}
          delay={changes.journeys.some(({ seat, to }) => seat === group.seat && to === name)}
        />
      ))}
      {(clash || view.clash?.waiting.includes(name)) && (
        <Swords x={66} y={middle.buildings - 24} size={size} waiting={!clash} />
      )}
    </g>
  );
}

/** Numbers stay legible where the map is small. */
function plateSize(size: number, side: number): number {
  return Math.round(Math.min(1.5, Math.max(1, 1080 / (16 * size * side))) * 100) / 100;
}

function Group({ seat, count, x, y, size, plate, chief, sheltered, joined, tick, delay }: {
  seat: number;
  count: number;
  x: number;
  y: number;
  size: number;
  plate: number;
  chief: boolean;
  sheltered: number;
  joined: boolean;
  tick: number;
  delay: boolean;
}): VNode {
  return (
    <g
      class={`inis-group${joined ? " arriving" : ""}`}
      transform={`translate(${x} ${y})`}
      style={{ "--after": delay ? "620ms" : "0ms" }}
    >
      <g key={joined ? tick : 0}>
        <ClanGroup seat={seat} count={count} chief={chief} sheltered={sheltered} size={size} plate={plate} />
      </g>
    </g>
  );
}

/** Clans on their way, and those that are gone. */
export function Travels({ changes, lands }: { changes: Changes; lands: readonly Land[] }): VNode {
  const at = (name: string) => lands.find((land) => land.name === name);
  return (
    <g class="inis-travels" aria-hidden="true">
      {changes.journeys.map(({ seat, from, to, count }, index) => {
        const [start, end] = [at(from), at(to)];
        if (!start || !end) return null;
        const style = {
          "--from-x": `${start.at.x}px`,
          "--from-y": `${start.at.y + 20}px`,
          "--to-x": `${end.at.x}px`,
          "--to-y": `${end.at.y + 20}px`,
          "--wait": `${index * 160}ms`,
        };
        return (
          <g class="inis-traveller" style={style} key={`${index} ${from} ${to} ${seat}`}>
            <ClanGroup seat={seat} count={count} chief={false} size={1} />
          </g>
        );
      })}
      {changes.removed.map(({ seat, territory }, index) => {
        const land = at(territory);
        return land && (
          <g
            transform={`translate(${land.at.x + (seat - 1.5) * 40} ${land.at.y + 10})`}
            key={`${index} ${territory} ${seat}`}
          >
            <g class="inis-puff">
              <ClanGroup seat={seat} count={1} chief={false} size={0.8} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
