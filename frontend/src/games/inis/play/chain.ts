// The chain of a declaration: a card with the answers to its questions, before it is committed. Pure functions.

import type { ChainQuestion } from "../../../game.ts";
import { isPlace, type Step } from "../view.ts";

/** From which answer on a card asks the same again, so that answers are counts: by card and effect. */
const REPEATED: Record<string, number> = {
  "migration 0": 1,
  "conquest 0": 1,
  "craftsmen-and-peasants 0": 0,
  "new-clans 0": 0,
  "plains-card 0": 0,
  "the-fianna 1": 0,
  "manannans-horses 0": 1,
  "battle-of-moytura 1": 0,
  "nuada-silverhand 0": 0,
  "eriu 0": 0,
};
/** The same for what is decided while a card takes effect, one answer at a time. */
const DECIDED: Record<string, number> = { "scouts-and-spies": 1 };

/** Counts of clans by territory, as the answers so far say. */
export interface Count {
  place: string;
  count: number;
  /** Whether one more may be added, and one taken away. */
  more: boolean;
  less: boolean;
}

/** The first answer that counts, or null where this step doesn't ask for counts. */
export function firstCounted(step: Step): number | null {
  if (step.step === "PlayCard") return REPEATED[`${step.number} ${step.effect ?? 0}`] ?? null;
  if (step.step === "Decide") return DECIDED[step.number ?? ""] ?? null;
  return step.step === "Retreat" ? 0 : null;
}

/** The answers of a declaration: what was told before, and what the chain adds to it when it is complete. */
export function toldOf(step: Step, question: ChainQuestion | null): string[] {
  const told = step.told ?? [];
  if (!question?.ready) return told;
  // The view is the one before the last answer, or before all of them: the chain knows better.
  const [first = "", ...answers] = question.moves;
  return isPlace(first) ? question.moves : answers;
}

/** One row for each territory that is or was an answer; empty where counts aren't asked for. */
export function counts(step: Step, told: string[], moves: string[], chained: boolean): Count[] {
  const first = firstCounted(step);
  if (first === null || told.length < first) return [];
  const tail = told.slice(first).filter(isPlace);
  const places = [...new Set([...moves.filter(isPlace), ...tail])].sort();
  return places.map((place) => {
    const count = tail.filter((one) => one === place).length;
    return { place, count, more: moves.includes(place), less: chained && count > 0 };
  });
}

/** The chain without the last answer that names the place; nothing that ends it stays either. */
export function withoutOne(chain: string[], place: string): string[] {
  const open = chain.filter((move) => move !== "done");
  const at = open.lastIndexOf(place);
  return open.filter((_, index) => index !== at);
}

/** Answers that stand for themselves: those before the counted ones, with their place in the chain. */
export function chips(chain: string[], step: Step): { move: string; index: number }[] {
  const first = firstCounted(step);
  return chain
    .map((move, index) => ({ move, index }))
    .filter(({ move, index }) => move !== "done" && (first === null || index <= first));
}
