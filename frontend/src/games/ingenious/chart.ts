// How the game went: the six tracks of each player or team after each step.

import type { ChartSeries, Player } from "../../game.ts";
import type { View } from "../../protocol.ts";
import { COLOURS, colourWord } from "./colours.ts";
import { read, trackOf } from "./position.ts";
import { sharedName, sharing } from "./tracks.tsx";

export function chart(views: View[], players: Player[]): { title: string; series: ChartSeries[]; most: number }[] {
  const positions = views.map(read);
  const last = positions.at(-1);
  if (!last) return [];
  return sharing(last, null).map((seats) => ({
    title: sharedName(seats, players),
    most: last.end,
    series: COLOURS.map((colour) => ({
      label: colourWord(colour),
      values: positions.map((position) => position.tracks[trackOf(position, seats[0]!)]?.[colour] ?? 0),
      look: `ing-line-${colour}`,
    })),
  }));
}
