// What each card asks while it is declared, question by question, and while it takes effect.

import { t } from "../../../words.ts";
import { cardId } from "../names.ts";

type Ask = () => string;

const from: Ask = () => t("From which territory do your clans move?");
const goals: Ask = () => t("Where does a clan go? Pick the territory once for each clan.");
const nextGoal: Ask = () => t("Where does the next clan go?");
const another: Ask = () => t("One clan more to the same territory?");
const place: Ask = () => t("Where do you place a clan?");
const placeMany: Ask = () => t("Where do you place clans? Pick the territory once for each clan.");
const which: Ask = () => t("In which territory?");
const whose: Ask = () => t("Whose clan?");

/** By card and effect. Where there are more answers than questions the last question is asked again. */
const DECLARED: Record<string, Ask[]> = {
  "citadel/0": [() => t("Where do you build the citadel?")],
  "conquest/0": [() => t("Into which territory do your clans move?"), () => t("Where does a clan come from?")],
  "craftsmen-and-peasants/0": [placeMany],
  "festival/0": [() => t("Where is the Festival held?")],
  "migration/0": [from, goals, nextGoal],
  "new-alliance/0": [which, () => t("Place a clan, or replace a clan of an opponent?")],
  "new-clans/0": [() => t("Where do you place the first clan?"), () => t("Where do you place the second clan?")],
  "sanctuary/0": [() => t("Where do you build the sanctuary?")],
  "warlord/0": [() => t("Where do you start a clash?")],
  "warlord/1": [() => t("Who makes the next manoeuvre?")],
  "emissaries/0": [() => t("From which territory does your clan move?"), () => t("Where does it go?")],
  "master-craftsman/1": [() => t("Who gets the tale?")],
  "scouts-and-spies/0": [() => t("Whose action cards do you look at?")],
  "highlands-card/1": [() => t("Who is to be the instigator?")],
  "lost-vale-card/1": [() => t("From where does a clan move into the Lost Vale?"), whose],
  "moor-card/1": [() => t("Whose epic tales do you look at?")],
  "plains-card/0": [goals, nextGoal],
  "salt-mine-card/1": [() => t("From whom do you take an action card at random?")],
  "valley-card/1": [place],
  "balors-eye/0": [() => t("From which territory is a clan removed?"), whose],
  "breas-tyranny/0": [() => t("From which territory does an opposing clan move?"), whose, () => t("Where does it go?")],
  "cathbads-word/1": [() => t("Which action card is to be set aside? Only you will know.")],
  "children-of-dana/0": [place],
  "dagdas-harp/0": [placeMany],
  "diarmuid-and-grainne/1": [() => t("Where does the clan go?")],
  "eriu/0": [() => t("Where do you place a clan? One for each territory, three at most.")],
  "the-fianna/1": [() => t("Where do your clans go?"), another],
  "kernunos-sanctuary/0": [() => t("Where do you place a clan and a sanctuary?")],
  "manannans-horses/0": [from, () => t("Where do they go? Up to three clans."), another],
  "the-morrigan/0": [
    () => t("Do you turn the crows?"),
    () => t("Where do you start a clash? You may leave it."),
    () => t("Who instigates it?"),
  ],
  "battle-of-moytura/1": [() => t("Where does a clan come from?"), () => t("Where does the next clan come from?")],
  "nuada-silverhand/0": [placeMany],
  "the-other-world/0": [which, () => t("Place a clan, or remove one of an opponent?")],
  "tale-of-cuchulain/1": [
    () => t("Whose exposed clan is removed?"),
    () => t("Whose clan is removed as the second one?"),
  ],
};

/** By card and question, for what is decided while the card takes effect. */
const DECIDED: Record<string, Ask[]> = {
  "druid/0": [() => t("Which of the discarded action cards do you take?")],
  "master-craftsman/0": [() => t("Which card do you discard before you draw an epic tale?")],
  "scouts-and-spies/0": [
    () => t("You may move clans from one territory to one of its neighbours. From where?"),
    () => t("Where do they go?"),
    another,
  ],
  "cove-card/0": [() => t("Which of your action cards do you set aside?")],
  "misty-lands-card/0": [
    () => t("Which action cards do you discard? You draw as many epic tales and keep one."),
    () => t("One action card more?"),
  ],
  "deirdres-beauty/0": [() => t("Which of the epic tales that were shown do you take? The others are discarded.")],
  "deirdres-beauty/1": [() => t("From where is one of your own clans removed?")],
};

/** The question that follows after so many answers of a declaration. */
export function declaredQuestion(card: string, effect: number, answers: number): string {
  return asked(DECLARED[`${cardId(card)}/${effect}`], answers) ?? t("Choose.");
}

/** Null where the card asks whom to give a card: then the question is the seat of the receiver. */
export function decidedQuestion(card: string, question: number, answers: number): string | null {
  return asked(DECIDED[`${cardId(card)}/${question}`], answers);
}

function asked(texts: Ask[] | undefined, answers: number): string | null {
  return texts?.[Math.min(answers, texts.length - 1)]?.() ?? null;
}
