// What the epic tales do, in the viewer's language.

import { t } from "../../../../words.ts";
import type { Wording } from "./wording.ts";

export const TALES: Record<string, () => Wording> = {
  "balors-eye": () => ({ season: t("Remove one clan, of whomever, from any territory.") }),
  "battle-frenzy": () => ({
    answers: [{
      when: t("In a clash, when clans have sheltered"),
      text: t("all clans come out of their citadels, exposed."),
    }],
  }),
  "battle-of-moytura": () => ({
    answers: [{
      when: t("As your manoeuvre"),
      text: t(
        "move one or more of your clans from neighbouring territories into the clash, then place one more there.",
      ),
    }],
  }),
  "breas-tyranny": () => ({
    season: t("Move one opposing clan from a territory where you are present to a neighbour, without a clash."),
  }),
  "cathbads-word": () => ({
    answers: [{
      when: t("At the start of the Assembly"),
      text: t(
        "choose in secret which action card will be set aside. When the Assembly ends, take it into your hand and set another action card aside.",
      ),
    }],
  }),
  "champions-share": () => ({ season: t("Take the action card that is set aside into your hand.") }),
  "children-of-dana": () => ({ season: t("Place a clan in any territory.") }),
  "the-dagda": () => ({
    answers: [{ when: t("When anybody plays an epic tale or an advantage card"), text: t("it has no effect.") }],
    notes: [t("When The Dagda itself is discarded, the discarded tales are shuffled back into the deck.")],
  }),
  "dagdas-cauldron": () => ({
    answers: [{
      when: t("When a clan of yours is removed in a clash"),
      text: t(
        "collect here all your clans removed in this clash; when it ends, up to three of them return to that territory.",
      ),
    }],
  }),
  "dagdas-club": () => ({
    answers: [{ when: t("When a clan of yours would be removed"), text: t("it is not.") }, {
      when: t("When you attack"),
      text: t("you choose whether the attacked player loses a clan or discards an action card."),
    }],
  }),
  "dagdas-harp": () => ({
    season: t("For each other epic tale in your hand, three at most, place a clan where you are present."),
  }),
  "deirdres-beauty": () => ({
    season: t(
      "Each opponent shows a random epic tale; take one of them, the others are discarded. Then one of your own clans is removed.",
    ),
  }),
  "diarmuid-and-grainne": () => ({
    answers: [{
      when: t("When a clan of yours is removed"),
      text: t("place it in another territory where you are present, without a clash."),
    }],
  }),
  "eriu": () => ({
    season: t("In each territory with a sanctuary where you are present you may place a clan, three at most."),
  }),
  "the-fianna": () => ({
    answers: [{
      when: t("As your manoeuvre"),
      text: t(
        "move one or more of your clans, exposed or sheltered, out of the clash to one neighbour, without a clash there.",
      ),
    }],
  }),
  "kernunos-sanctuary": () => ({
    season: t("Where you are present and no sanctuary stands: place a clan and a sanctuary."),
  }),
  "lug-samildanach": () => ({
    answers: [{ when: t("After anybody's action card had its effect"), text: t("take that card into your hand.") }],
  }),
  "lugs-spear": () => ({
    answers: [{ when: t("At the start of a clash"), text: t("nobody may play triskel cards during this clash.") }],
  }),
  "maeves-wealth": () => ({
    season: t("Every opponent who has an action card gives you one of their choice; you give one back to each."),
  }),
  "manannans-horses": () => ({
    season: t("Move up to three of your clans from one territory to any other one."),
    clash: true,
  }),
  "the-morrigan": () => ({
    season: t("You may turn the crows; you may start a clash in any territory and choose who there is its instigator."),
    clash: true,
  }),
  "nuada-silverhand": () => ({
    season: t("In each territory of which you are chieftain you may place a clan for each opponent present there."),
  }),
  "oenguss-ploy": () => ({
    answers: [{ when: t("At the end of anybody's turn"), text: t("the next turn is yours; the Season goes on.") }],
  }),
  "ogmas-eloquence": () => ({ answers: [{ when: t("As your manoeuvre"), text: t("the clash ends at once.") }] }),
  "the-other-world": () => ({
    season: t(
      "In one territory where you are present: for each sanctuary there, three at most, place a clan or remove an opposing one.",
    ),
  }),
  "the-stone-of-fal": () => ({ season: t("Place two clans in the territory of the capital.") }),
  "strengs-resolve": () => ({ answers: [{ when: t("After your attack"), text: t("gain a Deed.") }] }),
  "tailtius-land": () => ({
    season: t(
      "Look at three new territories and lay one of them on a free spot; then one of your clans may move onto it from a neighbour.",
    ),
  }),
  "tale-of-cuchulain": () => ({
    answers: [{
      when: t("As your manoeuvre, if you have exactly one exposed clan"),
      text: t("remove two exposed clans."),
    }],
  }),
  "tuans-memory": () => ({ season: t("Draw three epic tales, keep one and discard the others.") }),
};
