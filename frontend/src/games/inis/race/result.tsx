// The end of the game: who has become High King and why, and how far the others were.

import type { VNode } from "preact";
import type { Player } from "../../../game.ts";
import type { View } from "../../../protocol.ts";
import { t } from "../../../words.ts";
import { Emblem } from "../map/emblems.tsx";
import { type InisView, type Progress, read } from "../view.ts";
import { nameOf, verdict } from "../words/index.ts";
import { conditionsWords } from "./check.tsx";
import { Meter } from "./meter.tsx";
import { reachedWith } from "./race.ts";
import { Sign } from "./signs.tsx";

interface Sheet extends Progress {
  conditions: number;
  deeds: number;
  pretender: boolean;
}

interface Ending {
  places: number[];
  sheets: Sheet[];
  reason: string;
}

export function Result({ view, players }: { view: View; players: Player[] }): VNode | null {
  const position = read(view);
  const ending = position.outcome as unknown as Ending | null;
  if (!ending) return null;
  const won = ending.reason === "high_king";
  const order = ending.places.map((_, seat) => seat).sort((one, other) => rank(ending, one) - rank(ending, other));
  return (
    <div class="inis-result">
      <p class="inis-result-words">{endWords(position, ending, players)}</p>
      <ol class="inis-result-rows">
        {order.map((seat) => (
          <Row
            key={seat}
            {...{ seat, players, position }}
            sheet={ending.sheets[seat]!}
            won={won && ending.places[seat] === 1}
          />
        ))}
      </ol>
    </div>
  );
}

/** The winner first, then who was nearest. The rules know no other places. */
function rank(ending: Ending, seat: number): number {
  return ending.places[seat]! * 10 - ending.sheets[seat]!.conditions;
}

function endWords(position: InisView, ending: Ending, players: Player[]): string {
  if (ending.reason !== "high_king") return t("The last round is done, and nobody has won.");
  const pretenders = ending.sheets.flatMap((sheet, seat) => (sheet.pretender ? [seat] : []));
  const winner = ending.places.indexOf(1);
  const met = position.players.map((_, seat) => ending.sheets[seat]!.conditions);
  return t("High King of the island: {name}. {reason}", {
    name: nameOf(winner, players),
    reason: verdict(pretenders, met, winner, players),
  });
}

function Row({ seat, sheet, won, players, position }: {
  seat: number;
  sheet: Sheet;
  won: boolean;
  players: Player[];
  position: InisView;
  key?: number;
}): VNode {
  return (
    <li class={won ? `inis-seat-${seat} won` : `inis-seat-${seat}`}>
      <h3>
        <Emblem seat={seat} size={26} />
        <span class="inis-result-name">{nameOf(seat, players)}</span>
        <span class="inis-tokens">
          {position.brenn === seat && (
            <span class="inis-token brenn">
              <Sign name="brenn" /> {t("Brenn")}
            </span>
          )}
        </span>
        <span class="inis-check-count">{conditionsWords(sheet.conditions)}</span>
      </h3>
      <ul class="inis-meters">
        {reachedWith(sheet, sheet.deeds).map((reached) => (
          <li key={reached.condition}>
            <Meter reached={reached} spare={reached.deeds} named />
          </li>
        ))}
      </ul>
      {!sheet.pretender && <p class="muted">{t("No pretender token: could not win in this Assembly.")}</p>}
    </li>
  );
}
