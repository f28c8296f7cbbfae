// How the game went: the three conditions of each player after each step, with the rounds and what happened on the time
// line.

import type { Chart, ChartMark, Player } from "../../../game.ts";
import type { View } from "../../../protocol.ts";
import { t } from "../../../words.ts";
import { type InisView, read } from "../view.ts";
import { nameOf } from "../words/index.ts";
import { conditionName, CONDITIONS, NEEDED } from "./race.ts";

export function chart(views: View[], players: Player[]): Chart[] {
  const positions = views.map(read);
  const last = positions.at(-1);
  if (!last) return [];
  const highest = positions.reduce(
    (most, one) => Math.max(most, ...one.players.flatMap((player) => Object.values(player.progress))),
    NEEDED,
  );
  const rounds = roundMarks(positions);
  return last.players.map((_, seat) => ({
    title: nameOf(seat, players),
    most: highest,
    goal: NEEDED,
    marks: [...rounds, ...ownMarks(positions, seat)],
    series: [
      ...CONDITIONS.map((condition) => ({
        label: conditionName(condition),
        values: positions.map((one) => one.players[seat]?.progress[condition] ?? 0),
        look: `inis-line-${condition}`,
      })),
      {
        label: t("Deeds"),
        values: positions.map((one) => one.players[seat]?.deeds ?? 0),
        look: "inis-line-deeds",
      },
    ],
  }));
}

/** Where each round begins, counted below the line of time. */
function roundMarks(positions: InisView[]): ChartMark[] {
  return changes(positions, (one) => one.round).map((at) => ({
    at,
    sign: String(positions[at]!.round),
    label: t("Round {round}", { round: positions[at]!.round }),
  }));
}

/** What this player did or became. */
function ownMarks(positions: InisView[], seat: number): ChartMark[] {
  const claims = changes(positions, (one) => one.players[seat]?.pretender ?? false)
    .filter((at) => positions[at]!.players[seat]?.pretender)
    .map((at) => ({ at, sign: "▲", label: t("takes a pretender token"), strong: true }));
  const reigns = changes(positions, (one) => one.brenn === seat)
    .filter((at) => positions[at]!.brenn === seat)
    .map((at) => ({ at, sign: "●", label: t("becomes the Brenn"), strong: true }));
  return [...claims, ...reigns];
}

/** The steps at which something is another than before. */
function changes<Value>(positions: InisView[], what: (one: InisView) => Value): number[] {
  return positions.flatMap((one, index) => index > 0 && what(one) !== what(positions[index - 1]!) ? [index] : []);
}
