// What the action cards do, in the viewer's language.

import { t } from "../../../../words.ts";
import type { Wording } from "./wording.ts";

export const ACTIONS: Record<string, () => Wording> = {
  "bard": () => ({
    season: t("Draw an epic tale."),
    answers: [{ when: t("After your manoeuvre in which an opposing clan was removed"), text: t("gain a Deed.") }],
  }),
  "citadel": () => ({
    season: t(
      "Place a citadel where you are present; then take that territory's advantage card, from the row or from whoever holds it, unless it was played this round.",
    ),
    notes: [t("Without a citadel left in the supply you still take the card."), t("The Swamp bears no citadel.")],
  }),
  "conquest": () => ({
    season: t("Choose a territory; move any number of your clans into it, from any of its neighbours."),
    clash: true,
  }),
  "craftsmen-and-peasants": () => ({
    season: t(
      "In each territory where you are present you may place a clan for each citadel there; the capital counts as one.",
    ),
  }),
  "druid": () => ({
    season: t("Look through the discarded action cards and take one into your hand."),
    notes: [t("It can't be played as the last action card of your hand.")],
  }),
  "exploration": () => ({
    season: t(
      "The Brenn picks a free spot that touches two territories; a new territory is drawn and laid there, and you place a clan on it.",
    ),
  }),
  "festival": () => ({
    season: t(
      "Where you are present beside a sanctuary: place a clan and the Festival. Whoever starts a clash there this Season first loses a clan of theirs in it.",
    ),
  }),
  "geis": () => ({
    answers: [{
      when: t("When an opponent has declared an action card"),
      text: t("it has no effect and is discarded."),
    }],
    notes: [
      t("It also stops an action card that answers something, such as Bard or Raid."),
      t("The cancelled card still counts as played."),
    ],
  }),
  "migration": () => ({
    season: t("Move any number of your clans from one territory to one or more of its neighbours."),
    clash: true,
  }),
  "new-alliance": () => ({
    season: t(
      "Where you are present: place a clan, or replace a clan of an opponent who has two or more there by one of yours.",
    ),
    notes: [t("Replacing is not removing: nothing that answers a lost clan answers it.")],
  }),
  "new-clans": () => ({ season: t("Place two clans where you are present, in one territory or in two.") }),
  "sanctuary": () => ({ season: t("Place a sanctuary where you are present, and draw an epic tale.") }),
  "warlord": () => ({
    season: t("Start a clash where you are present; you are its instigator."),
    clash: true,
    answers: [{
      when: t("After anybody's manoeuvre in a clash in which you have exposed clans"),
      text: t("place a clan there and choose who makes the next manoeuvre."),
    }],
  }),
  "emissaries": () => ({ season: t("Move one of your clans to a neighbouring territory, without a clash.") }),
  "master-craftsman": () => ({
    season: t("Discard a card of any kind if you have one; draw an epic tale."),
    answers: [{
      when: t("After you play an epic tale"),
      text: t("give it to another player instead of discarding it; gain a Deed."),
    }],
  }),
  "raid": () => ({
    answers: [{
      when: t("After your attack"),
      text: t(
        "take a random action card from the attacked player; if there is none, one of their exposed clans is removed.",
      ),
    }],
    notes: [t("The clan that it removes does not count for the Bard.")],
  }),
  "scouts-and-spies": () => ({
    season: t("Look at all action cards of an opponent; then you may move clans from one territory to one neighbour."),
    clash: true,
  }),
};
