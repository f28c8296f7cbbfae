// The draft: which cards are kept. The answer is sent as soon as it is complete and may be changed until everybody is in.

import { useState } from "preact/hooks";
import type { BoardProps } from "../../../game.ts";
import { toggled } from "../cards/index.ts";
import type { Asking } from "./asking.ts";

export interface Drafting {
  /** How many cards are to be kept, and which ones are marked. */
  count: number;
  kept: string[];
  toggle(card: string): void;
}

interface Chosen {
  /** The question, and the answer that was known, when it was chosen. */
  mark: string;
  known: string;
  kept: string[];
}

/** The draft that is going on for this seat, or null. */
export function useDraft(props: BoardProps, asking: Asking): Drafting | null {
  const { step, view, sealed, moves } = asking;
  const asked = step.step === "Draft" && moves.length > 0;
  const answer = sealed?.answer ?? step.kept ?? [];
  const mark = `${asked} ${view.round} ${step.turn} ${view.laid_by?.length ?? 0}`;
  const known = answer.join();
  const [chosen, setChosen] = useState<Chosen>({ mark: "", known: "", kept: [] });
  // What is chosen here counts until the server knows better, and never for another question.
  const kept = chosen.mark === mark && (!known || chosen.known === known) ? chosen.kept : answer;
  const setKept = (next: string[]) => setChosen({ mark, known, kept: next });
  if (!asked) return null;
  const count = (step.turn ?? 0) + 1;
  const toggle = (card: string) => {
    if (props.busy) return;
    if (!sealed) return props.play(card);
    const next = toggled(kept, card, count);
    setKept(next);
    if (next.length === count) props.play(next);
    else if (sealed.answer) props.play([]);
  };
  return { count, kept, toggle };
}
