// What is asked of the viewer now, and how a choice is made: at once, or as the next link of a chain that is tried first.

import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../../game.ts";
import { type InisView, movesOf, read, type Step, type Targets, topStep } from "../view.ts";
import { isCard } from "../names.ts";
import { toldOf, withoutOne } from "./chain.ts";

export interface Asking {
  /** The table as the question sees it: with what the chain has done already. */
  view: InisView;
  step: Step;
  /** What can be chosen; null while nothing is asked. */
  targets: Targets | null;
  moves: string[];
  /** The chain so far. */
  chain: string[];
  /** The answers of the card that is being declared. */
  told: string[];
  /** The chain is complete: it wants only to be confirmed. */
  ready: boolean;
  /** Asked in secret, together with others. */
  sealed: SealedOffer | null;
  busy: boolean;
  pick(move: string, where?: "map"): void;
  /** Ask why something can't be chosen; the shell shows the answer. */
  why(move: string): void;
  /** Go on with another chain: steppers and chips. */
  change(chain: string[]): void;
  lessOf(place: string): void;
  commit(): void;
  back(): void;
  cancel(): void;
}

export interface SealedOffer {
  trigger: string;
  /** The answer that is kept, and may still be changed. */
  answer: string[] | null;
}

/** Steps in which a chosen card is played; elsewhere it is kept, discarded or given away. */
export const PLAYS = new Set(["Turn", "PlayCard", "Reaction", "Manoeuvre"]);
const CHOOSES_CARD_TO_PLAY = new Set(["Turn", "Reaction", "Manoeuvre"]);

export function useAsking(props: BoardProps): Asking {
  const { question, offer, eyes, still, busy, sealed } = props;
  return useMemo(() => asking(props), [props.view, question, offer, eyes, still, busy, sealed, props.confirm]);
}

function asking(props: BoardProps): Asking {
  const { question, offer, eyes, still, busy } = props;
  const view = read(question?.view ?? props.view);
  const step = topStep(view);
  const chain = question?.moves ?? [];
  const ready = question?.ready ?? false;
  const moves = still || ready ? [] : movesOf(question?.offer ?? offer);
  const told = toldOf(step, question);
  const targets = eyes === null || !(moves.length || chain.length) ? null : { moves, chosen: chain, step, seat: eyes };
  return {
    ...{ view, step, targets, moves, chain, told, ready, busy },
    sealed: sealedOf(offer ?? {}),
    pick: (move, where) => !busy && pick(props, step, chain, move, where),
    why: (move) => void props.why(move),
    change: (next) => next.length ? props.play(next, { try: true }) : props.withdraw(),
    lessOf: (place) => props.play(withoutOne(chain, place), { try: true }),
    commit: () => props.play(chain),
    back: () => chain.length > 1 ? props.play(chain.slice(0, -1), { try: true }) : props.withdraw(),
    cancel: props.withdraw,
  };
}

function sealedOf(offer: Record<string, unknown>): SealedOffer | null {
  if (!offer.sealed) return null;
  const answer = Array.isArray(offer.answer) ? offer.answer.map(String) : null;
  return { trigger: String(offer.trigger ?? ""), answer };
}

function pick(props: BoardProps, step: Step, chain: string[], move: string, where?: "map"): void {
  if (chain.length) return props.play([...chain, move], { try: move !== "done" });
  const card = isCard(move);
  const tries = card || props.confirm || (where === "map" && coarse()) ||
    (CHOOSES_CARD_TO_PLAY.has(step.step) && move === "withdraw");
  if (tries) props.play([move], { try: true });
  else props.play(move);
}

/** A finger slips more easily than a mouse: what it chooses on the map is confirmed. */
function coarse(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
