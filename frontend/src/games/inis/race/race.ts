// The race for the island in figures: how far everybody is in each condition, and how Deeds are spread at best. What is
// reached comes from the engine's view; here it is only laid out.

import { t, tn } from "../../../words.ts";
import type { InisView, Progress } from "../view.ts";

export const NEEDED = 6;

export type Condition = keyof Progress;
export const CONDITIONS: readonly Condition[] = ["clans", "sanctuaries", "territories"];

export interface Reached {
  condition: Condition;
  /** Without Deeds. */
  value: number;
  /** Deeds that stand for what is missing, where they are enough to meet the condition. */
  deeds: number;
  met: boolean;
}

/** Each Deed counts for one condition: what misses least is filled first, so that most conditions are met. */
export function reachedWith(progress: Progress, deeds: number): Reached[] {
  let left = deeds;
  const found = new Map<Condition, Reached>();
  for (const condition of [...CONDITIONS].sort((one, other) => progress[other] - progress[one])) {
    const value = progress[condition];
    const missing = Math.max(0, NEEDED - value);
    const met = missing <= left;
    if (met) left -= missing;
    found.set(condition, { condition, value, deeds: met ? missing : 0, met });
  }
  return CONDITIONS.map((condition) => found.get(condition)!);
}

export function reachedBy(view: InisView, seat: number): Reached[] {
  const player = view.players[seat]!;
  return reachedWith(player.progress, player.deeds);
}

/** Whether a seat meets a condition now and has no pretender token yet. */
export function couldClaim(view: InisView, seat: number): boolean {
  const player = view.players[seat];
  return view.outcome === null && player !== undefined && player.conditions > 0 && !player.pretender;
}

export function conditionName(condition: Condition): string {
  switch (condition) {
    case "clans":
      return t("Opposing clans led");
    case "sanctuaries":
      return t("Sanctuaries");
    case "territories":
      return t("Territories");
  }
}

/** "Sanctuaries: 4 of 6, with 2 Deeds 6 of 6" for those who listen or point. */
export function reachedWords({ condition, value, deeds, met }: Reached): string {
  const facts = { condition: conditionName(condition), value, needed: NEEDED };
  if (deeds) {
    return tn(
      deeds,
      "{condition}: {value} of {needed}, met with {count} Deed",
      "{condition}: {value} of {needed}, met with {count} Deeds",
      facts,
    );
  }
  return met ? t("{condition}: {value} of {needed}, met", facts) : t("{condition}: {value} of {needed}", facts);
}

/** The seat whose turn comes after another one, by the flight of the crows. */
export function following(view: InisView, seat: number): number {
  const seats = view.players.length;
  return (seat + (view.crows === "sunwise" ? 1 : seats - 1)) % seats;
}
