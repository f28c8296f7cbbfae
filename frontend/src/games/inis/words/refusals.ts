// Why something can't be chosen: the engine's rule with its facts, in words.

import type { Refusal } from "../../../game.ts";
import { t } from "../../../words.ts";
import { cardName } from "../names.ts";
import { moveWord } from "./choices.ts";

const RULES: Record<string, (facts: Record<string, unknown>) => string> = {
  game_over: () => t("The game is over."),
  not_awaited: () => t("It is not your turn to choose."),
  not_your_turn: () => t("It is not your turn to choose."),
  not_offered: (facts) => t("This can't be chosen now: {choice}", { choice: moveWord(String(facts.move ?? ""), []) }),
  brenn_begins: () => t("The Brenn begins the Season by playing a season card."),
  one_token: () => t("Each player has at most one pretender token."),
  no_condition: () => t("A pretender token needs at least one condition of victory."),
  no_season: (facts) =>
    t("This card has no season effect, it answers other events: {card}", { card: cardName(String(facts.card ?? "")) }),
};

export function refusal({ rule, facts, text }: Refusal): string {
  return RULES[rule]?.(facts) ?? text;
}

/** The anchor of the rule in the rules page. */
export function ruleAnchor({ rule }: Refusal): string | null {
  return rule in RULES ? rule.replaceAll("_", "-") : null;
}
