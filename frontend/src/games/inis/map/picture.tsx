// A piece of the island for a page of rules: {"island": {"Hills": {"spot": "0,0u", "clans": [2, 1], "sanctuaries": 1}},
// "capital": "Hills", "festival": "Hills", "clash": "Hills", "sheltered": [1], "lit": ["Hills"]}; all but `island` may be
// missing.

import type { VNode } from "preact";
import type { ClashView, InisView, Tile } from "../view.ts";
import { sharedSides, spotFrom } from "./geometry.ts";
import { Island } from "./island.tsx";

export interface MapData {
  island: Record<string, { spot: string; clans?: number[]; sanctuaries?: number; citadels?: number }>;
  capital?: string;
  festival?: string;
  clash?: string;
  sheltered?: number[];
  /** Territories with a marked border. */
  lit?: string[];
}

function chieftainOf(clans: readonly number[]): number | null {
  const most = Math.max(0, ...clans);
  const seats = clans.flatMap((count, seat) => count === most ? [seat] : []);
  return most > 0 && seats.length === 1 ? seats[0]! : null;
}

/** The view of a game in which nothing but the map matters. */
export function viewOf(data: MapData): InisView {
  const island: Record<string, Tile> = {};
  for (const [name, { spot, clans = [], sanctuaries = 0, citadels = 0 }] of Object.entries(data.island)) {
    const mine = spotFrom(spot);
    const beside = Object.entries(data.island).flatMap(([other, { spot: text }]) => {
      const theirs = spotFrom(text);
      return other !== name && mine && theirs && sharedSides(mine, theirs) > 0 ? [other] : [];
    });
    island[name] = { spot, clans, sanctuaries, citadels, beside, chieftain: chieftainOf(clans) };
  }
  const clash = data.clash === undefined ? null : {
    territory: data.clash,
    waiting: [],
    sheltered: data.sheltered ?? [],
    exposed: island[data.clash]?.clans ?? [],
  };
  return {
    island,
    capital: data.capital ?? null,
    festival: data.festival ?? null,
    clash: clash as Partial<ClashView> as ClashView | null,
    players: [],
    advantages: [],
    row: [],
    spent: [],
    stack: [],
  } as Partial<InisView> as InisView;
}

export function MapPicture({ picture }: { picture: MapData }): VNode {
  return (
    <div class="inis-map-picture">
      <Island view={viewOf(picture)} players={[]} marked={picture.lit ?? []} picture />
    </div>
  );
}
