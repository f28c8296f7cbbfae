// Everything on the map that keyboards and screen readers can reach: territories, spots and clans that can be chosen.

import type { Player } from "../../../game.ts";
import type { InisView } from "../view.ts";
import { type Choice, clansName } from "./choosing.ts";
import type { Shape } from "./coast.ts";
import { clansLabel, spotLabel, territoryLabel } from "./describing.ts";
import { sharedSides } from "./geometry.ts";
import type { Place } from "./keys.tsx";
import { type Land, standing } from "./placing.ts";

interface Lie {
  view: InisView;
  players: readonly Player[];
  lands: readonly Land[];
  shapes: ReadonlyMap<string, Shape>;
  choice: Choice;
  side: number;
}

export function placesOf({ view, players, lands, shapes, choice, side }: Lie): Place[] {
  const territories = lands.map(({ name, at }): Place => ({
    name,
    at,
    label: territoryLabel(view, name, players),
    path: shapes.get(name)?.land ?? "",
    offered: choice.places.has(name),
    pressed: choice.chosen.has(name),
  }));
  const spots = choice.spots.map(({ text, spot, at }): Place => {
    const beside = lands.filter((land) => sharedSides(land.spot, spot) > 0).map(({ name }) => name);
    const label = spotLabel(beside, spot.down);
    return { name: text, at, label, path: circle(at.x, at.y, 34), offered: true, pressed: false };
  });
  const where = lands.find(({ name }) => name === choice.where);
  const clans = where ? standing(where, side).filter(({ seat }) => choice.clans.has(seat)) : [];
  const groups = clans.map(({ seat, x, y, size }): Place => {
    const at = { x: where!.at.x + x, y: where!.at.y + y - 20 };
    const path = circle(at.x, at.y, 38 * size);
    return { name: clansName(seat), at, label: clansLabel(seat, players), path, offered: true, pressed: false };
  });
  return [...territories, ...spots, ...groups];
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
