// What the advantage cards do, in the viewer's language.

import { t } from "../../../../words.ts";
import type { Wording } from "./wording.ts";

export const ADVANTAGES: Record<string, () => Wording> = {
  "cove": () => ({
    answers: [{
      when: t("After your season card"),
      text: t("take the action card that is set aside into your hand, then set one of your action cards aside."),
    }],
  }),
  "forest": () => ({ answers: [{ when: t("After you play an epic tale"), text: t("draw an epic tale.") }] }),
  "gates-of-tir-na-nog": () => ({
    answers: [{
      when: t("When the Gates let you draw"),
      text: t("draw one epic tale more, keep one of them and discard the rest."),
    }],
    notes: [t("The Gates: when the crows turn, each player present there loses a clan there and draws a tale.")],
  }),
  "highlands": () => ({
    answers: [{
      when: t("Before the first manoeuvre of a clash in the Highlands"),
      text: t("choose who, with exposed clans, is the instigator."),
    }],
  }),
  "hills": () => ({ answers: [{ when: t("When you are attacked in the Hills"), text: t("the attack is ignored.") }] }),
  "iron-mine": () => ({
    answers: [{
      when: t("When you attack, anywhere"),
      text: t("the attacked player removes an exposed clan and also discards an action card, if there is one."),
    }],
  }),
  "lost-vale": () => ({
    answers: [{
      when: t("After your season card"),
      text: t("move any one clan, of whomever, from a neighbour of the Lost Vale into it, without a clash."),
    }],
  }),
  "meadows": () => ({
    answers: [{ when: t("When you draw epic tales"), text: t("draw one more, keep one of all and discard the rest.") }],
  }),
  "misty-lands": () => ({
    season: t("Discard one or more action cards; draw as many epic tales, keep one and discard the rest."),
  }),
  "moor": () => ({ answers: [{ when: t("At any time"), text: t("look at the epic tales of an opponent.") }] }),
  "mountains": () => ({
    answers: [{ when: t("When you move clans into the Mountains"), text: t("you owe no toll.") }],
    notes: [t("The toll: whoever moves clans into the Mountains discards an action card or loses one of them there.")],
  }),
  "plains": () => ({
    season: t("Move any number of your clans from the Plains to one or more of its neighbours."),
    clash: true,
  }),
  "salt-mine": () => ({
    answers: [{
      when: t("After your season card"),
      text: t("take a random action card of an opponent, then give back an action card of yours."),
    }],
  }),
  "stone-circle": () => ({
    answers: [{
      when: t("After you play an epic tale"),
      text: t("remove one of your clans from the Stone Circle to take that tale back into your hand."),
    }],
  }),
  "swamp": () => ({ season: t("No effect; it is a turn played without passing.") }),
  "valley": () => ({
    answers: [{ when: t("After your season card"), text: t("place a clan where you are present.") }],
    notes: [t("It can be played even if that season card was cancelled.")],
  }),
};
