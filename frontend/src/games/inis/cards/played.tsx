// What lies open between the players: the card that takes effect now, with the answers to it on top; else the one that was
// played last. A glance at it tells what the others have just done.

import type { VNode } from "preact";
import type { Player } from "../../../game.ts";
import { t } from "../../../words.ts";
import { cardName } from "../names.ts";
import { Emblem } from "../map/emblems.tsx";
import { declared } from "../words/declaring.ts";
import type { InisView } from "../view.ts";
import { CardButton } from "./spot.tsx";

export interface Laid {
  card: string;
  seat: number;
  effect: number;
  told: string[];
  /** It was stopped and has no effect. */
  cancelled: boolean;
}

/** The cards that are being carried out, the first one first; else the one that was played last. */
export function laidOpen(view: InisView): Laid[] {
  const last = view.last_played;
  const found: Laid[] = [];
  for (const { step, number: card, seat, effect = 0, told = [], stage, cancelled = false } of view.stack) {
    // While it is declared, a card is still in the hand.
    if (step !== "PlayCard" || !card || seat === undefined || !stage) continue;
    const said = last?.card === card && last.seat === seat ? last.told : told;
    found.push({ card, seat, effect, told: said, cancelled });
  }
  return found.length || !last ? found : [{ ...last, cancelled: false }];
}

export function Played({ view, players }: { view: InisView; players: Player[] }): VNode | null {
  const cards = laidOpen(view);
  if (!cards.length || view.outcome) return null;
  const now = cards.length > 1 || view.stack.some((step) => step.step === "PlayCard" && step.stage);
  return (
    <section class="inis-cards inis-played" aria-label={now ? t("In play") : t("Last card")}>
      {cards.map((laid) => <Open key={`${laid.card} ${laid.seat}`} {...{ laid, players }} />)}
    </section>
  );
}

function Open({ laid, players }: { laid: Laid; players: Player[] }): VNode {
  const { card, seat, effect, told, cancelled } = laid;
  const name = players[seat]?.name ?? "";
  const said = cancelled ? t("no effect") : declared(card, effect, told, seat, players);
  return (
    <div class="inis-played-card">
      <CardButton id={card} size="fit" state={cancelled ? "greyed" : undefined} says={name} />
      <p>
        <Emblem seat={seat} size={22} />
        <span class="inis-played-name">{name}</span>
        <b>{cardName(card)}</b>
        {said && <span class="inis-played-said">{said}</span>}
      </p>
    </div>
  );
}
