// Why something can't be chosen: the engine's rule with its facts, in words.

import type { Refusal } from "../../../game.ts";
import { t } from "../../../words.ts";
import { cardName, territoryName } from "../names.ts";
import { moveWord } from "./choices.ts";

const RULES: Record<string, (facts: Record<string, unknown>) => string> = {
  game_over: () => t("The game is over."),
  not_awaited: () => t("It is not your turn to choose."),
  not_your_turn: () => t("It is not your turn to choose."),
  not_offered: (facts) => t("This can't be chosen now: {choice}", { choice: moveWord(String(facts.move ?? ""), []) }),
  brenn_begins: () => t("The Brenn begins the Season by playing a season card."),
  one_token: () => t("Each player has at most one pretender token."),
  no_condition: () => t("A pretender token needs at least one condition of victory."),
  no_season: (facts) => t("This card has no season effect, it answers other events: {card}", { card: cardOf(facts) }),
  not_in_hand: (facts) => t("You don't hold this card: {card}", { card: cardOf(facts) }),
  druid_last: () => t("The Druid can't be the last action card of your hand."),
  silenced: () => t("Lug's Spear: no triskel cards in this clash."),
  one_exposed_clan: () => t("The Tale of Cuchulain needs exactly one exposed clan of yours."),
  season_only: (facts) =>
    t("This card answers nothing, it is played as a turn of the Season: {card}", { card: cardOf(facts) }),
  wrong_moment: (facts) => t("This card answers another event: {card}", { card: cardOf(facts) }),
  not_present: (facts) => t("You have no clans there: {place}", { place: placeOf(facts) }),
  not_neighbour: (facts) => t("Only neighbours can be chosen of: {place}", { place: placeOf(facts) }),
  no_clans_there: (facts) => t("No such clan is left there: {place}", { place: placeOf(facts) }),
  no_sanctuary: (facts) => t("No sanctuary stands there: {place}", { place: placeOf(facts) }),
  has_sanctuary: (facts) => t("A sanctuary stands there already: {place}", { place: placeOf(facts) }),
  no_citadel_room: (facts) => t("Only one clan for each citadel: {place}", { place: placeOf(facts) }),
  not_chieftain: (facts) => t("You are not chieftain there: {place}", { place: placeOf(facts) }),
  no_opponents: (facts) => t("There are not enough opponents there: {place}", { place: placeOf(facts) }),
  one_each: (facts) => t("Only one clan for each territory: {place}", { place: placeOf(facts) }),
  two_clans: () => t("Only where an opponent has two clans or more, one can be replaced."),
  swamp: () => t("No citadel and no capital can stand in the Swamp."),
  no_clash_here: (facts) => t("No clash waits there: {place}", { place: placeOf(facts) }),
  other_place: () => t("The clans must go to another territory."),
  not_exposed: () => t("This player has no exposed clan in the clash."),
  no_retreat: () => t("Clans withdraw only to neighbours where you are chieftain."),
  peace_refused: () => t("Peace was refused before this manoeuvre."),
  no_such_spot: () => t("A new territory lies on a free spot that touches two others."),
};

function cardOf(facts: Record<string, unknown>): string {
  return cardName(String(facts.card ?? ""));
}

function placeOf(facts: Record<string, unknown>): string {
  return territoryName(String(facts.territory ?? ""));
}

export function refusal({ rule, facts, text }: Refusal): string {
  return RULES[rule]?.(facts) ?? text;
}

/** The anchor of the rule in the rules page. */
export function ruleAnchor({ rule }: Refusal): string | null {
  return rule in RULES ? rule.replaceAll("_", "-") : null;
}
