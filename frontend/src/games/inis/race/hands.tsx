// The hands of all seats side by side, for a replay in which all cards lie open.

import type { VNode } from "preact";
import type { Player } from "../../../game.ts";
import type { View } from "../../../protocol.ts";
import { t } from "../../../words.ts";
import { CardBack, CardName } from "../cards/index.ts";
import { Emblem } from "../map/emblems.tsx";
import { kindOf } from "../names.ts";
import { read } from "../view.ts";
import { nameOf } from "../words/index.ts";

/** `views` are the views of the seats, in their order. */
export function Hands({ views, players }: { views: View[]; players: Player[] }): VNode {
  return (
    <div class="inis-hands">
      {views.map((view, seat) => {
        const { hand, laid_by } = read(view);
        const cards = [...(hand ?? []), ...(laid_by ?? [])];
        return (
          <section key={seat}>
            <h2>
              <Emblem seat={seat} size={20} /> {nameOf(seat, players)}
            </h2>
            <ul>
              {cards.map((card) => (
                <li key={card}>
                  <CardBack kind={kindOf(card)} width={11} /> <CardName id={card} />
                </li>
              ))}
              {!cards.length && <li class="muted">{t("none")}</li>}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
