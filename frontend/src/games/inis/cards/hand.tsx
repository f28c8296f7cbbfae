// The viewer's hand: all cards side by side, sorted by kind. What can be played stands out, the rest tells why not.

import type { VNode } from "preact";
import { t } from "../../../words.ts";
import { isCard, kindOf } from "../names.ts";
import type { InisView, Kind, PlayerView, Targets } from "../view.ts";
import { unseen } from "../words/bits.ts";
import type { CardState } from "./face.tsx";
import { CardBack } from "./frame.tsx";
import { CardButton } from "./spot.tsx";

export const KINDS: readonly Kind[] = ["action", "advantage", "tale"];

export interface HandProps {
  view: InisView;
  /** What can be chosen; null while nothing is asked. */
  targets: Targets | null;
  onPick(text: string): void;
  /** Why a card can't be chosen now. */
  onWhy(text: string): void;
  disabled?: boolean;
  /** What the cards are, where it isn't the viewer's hand. */
  label?: string;
}

/** How each card of a hand stands: only where a card is asked for, some are greyed. */
export function stateOf(card: string, targets: Targets | null): CardState | undefined {
  if (!targets) return undefined;
  if (targets.moves.includes(card)) return "playable";
  if (targets.chosen.includes(card) || (targets.step.step === "PlayCard" && targets.step.number === card)) {
    return "chosen";
  }
  return targets.moves.some(isCard) ? "greyed" : undefined;
}

export function sorted(cards: readonly string[]): { kind: Kind; cards: string[] }[] {
  return KINDS.map((kind) => ({ kind, cards: cards.filter((card) => kindOf(card) === kind) }))
    .filter((group) => group.cards.length);
}

/** Cards that can be chosen and lie elsewhere: discarded, shown by others. */
export function offeredElsewhere(view: InisView, targets: Targets | null): string[] {
  const known = [...(view.hand ?? []), ...(view.laid_by ?? [])];
  return targets?.moves.filter((move) => isCard(move) && !known.includes(move)) ?? [];
}

export function Hand({ view, targets, onPick, onWhy, disabled, label }: HandProps): VNode | null {
  if (!view.hand) return null;
  const laid = view.laid_by ?? [];
  return (
    <div class="inis-cards inis-hand" role="group" aria-label={label ?? t("Your hand")}>
      {sorted(view.hand).map(({ kind, cards }) => (
        <ul key={kind} class={`inis-hand-group inis-kind-${kind}`} aria-label={unseen(kind, cards.length)}>
          {cards.map((card) => {
            const state = stateOf(card, targets);
            const click = state === "playable" ? onPick : state === "greyed" ? onWhy : undefined;
            return (
              <li key={card}>
                <CardButton
                  id={card}
                  size="fit"
                  state={state}
                  says={saying(state)}
                  onClick={click}
                  disabled={disabled}
                />
              </li>
            );
          })}
        </ul>
      ))}
      {!view.hand.length && <p class="inis-hand-empty">{t("Your hand is empty.")}</p>}
      {laid.length > 0 && (
        <ul class="inis-hand-group inis-hand-laid" aria-label={t("Laid by in the draft")}>
          {laid.map((card) => (
            <li key={card}>
              <CardButton id={card} size="fit" says={t("laid by in the draft")} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function saying(state: CardState | undefined): string | undefined {
  if (state === "playable") return t("can be played");
  if (state === "greyed") return t("can't be played now");
  return state === "chosen" ? t("being played") : undefined;
}

/** How many cards of each kind somebody holds: small backs with numbers. */
export function HandCounts({ cards }: { cards: PlayerView["cards"] }): VNode {
  return (
    <ul class="inis-cards inis-hand-counts">
      {KINDS.map((kind) => (
        <li key={kind} class={cards[kind] ? "" : "inis-count-none"} title={unseen(kind, cards[kind])}>
          <CardBack kind={kind} width={15} />
          <span class="figures" aria-hidden="true">{cards[kind]}</span>
          <span class="visually-hidden">{unseen(kind, cards[kind])}</span>
        </li>
      ))}
    </ul>
  );
}
