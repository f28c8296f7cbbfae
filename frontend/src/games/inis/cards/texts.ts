// The texts of the 63 cards by their notation, and what their corners show.

import { t } from "../../../words.ts";
import { plain } from "../view.ts";
import { ACTIONS } from "./texts/actions.ts";
import { ADVANTAGES } from "./texts/advantages.ts";
import { TALES } from "./texts/tales.ts";
import type { Wording } from "./texts/wording.ts";

export type Sign = "season" | "triskel" | "clash";

/** What a card says, from its notation or its name. */
export function wordingOf(card: string): Wording {
  const name = plain(card.replace(/-card$/, ""));
  return (ACTIONS[name] ?? ADVANTAGES[name] ?? TALES[name])?.() ?? {};
}

/** How a card is played, and whether it can start a clash: the icons in its corner. */
export function signsOf(wording: Wording): Sign[] {
  const signs: Sign[] = wording.season ? ["season"] : [];
  if (wording.answers?.length) signs.push("triskel");
  if (wording.clash) signs.push("clash");
  return signs;
}

/** One text for each way of playing a card. */
export function effectsOf(wording: Wording): string[] {
  const answers = (wording.answers ?? []).map(({ when, text }) => t("{when}: {what}", { when, what: text }));
  return wording.season ? [wording.season, ...answers] : answers;
}

export function signName(sign: Sign): string {
  switch (sign) {
    case "season":
      return t("Season card: played as your turn");
    case "triskel":
      return t("Triskel: answers something");
    case "clash":
      return t("Can start a clash");
  }
}
