// One sentence: what can be done now. Made from the view alone.

import type { Player } from "../../../game.ts";
import type { Offer, View } from "../../../protocol.ts";
import { t, tn } from "../../../words.ts";
import { cardName, isCard, territoryName } from "../names.ts";
import { type InisView, movesOf, read, type Step, topStep } from "../view.ts";
import { cardsIn, clans, nameOf, parts, tally } from "./bits.ts";
import { decidedSoFar, declared } from "./declaring.ts";
import { occasion } from "./occasions.ts";
import { decidedQuestion, declaredQuestion } from "./questions.ts";

interface Asked {
  view: InisView;
  step: Step;
  moves: string[];
  seat: number;
  players: Player[];
}

export function prompt(given: View, offer: Offer | null, eyes: number | null, players: Player[]): string {
  const view = read(given);
  if (view.phase === "over") return t("The game is over.");
  if (!offer || eyes === null) return goingOn(view, players);
  const moves = movesOf(offer);
  const sentence = QUESTIONS[topStep(view).step]?.({ view, step: topStep(view), moves, seat: eyes, players });
  if (!sentence) return t("Choose.");
  return Array.isArray(offer.answer)
    ? t("{question} (answered; it can still be changed)", { question: sentence })
    : sentence;
}

/** What the others do, without telling who has been asked what others may not know. */
function goingOn(view: InisView, players: Player[]): string {
  const step = topStep(view);
  const seat = view.awaited.find((one) => one >= 0);
  if (step.step === "Draft") return t("The others are still choosing their cards.");
  if (step.step === "Reaction") return t("There is time to answer: {event}", { event: occasion(view, players) });
  if (seat === undefined) return t("Chance decides.");
  const name = nameOf(seat, players);
  if (step.step === "Turn") return t("To play: {name}", { name });
  if (view.clash?.territory) {
    return t("Clash in {place}: {name}", { place: territoryName(view.clash.territory), name });
  }
  return t("To choose: {name}", { name });
}

type Question = (asked: Asked) => string;

const QUESTIONS: Record<string, Question> = {
  Capital: () => t("You are the Brenn: where does the capital stand? A sanctuary comes with it."),
  PlaceClans: ({ view, step }) =>
    view.round
      ? tn(
        step.count ?? 1,
        "You have no clan in play: place {count} clan anywhere.",
        "You have no clan in play: place {count} clans, one at a time.",
      )
      : t("Set-up: place a clan."),
  Draft: draft,
  Foretold: () => t("Cathbad's Word: you have taken the card that was set aside. Which action card do you set aside?"),
  Turn: turn,
  PlayCard: declaring,
  Decide: deciding,
  Reaction: ({ view, players }) => t("{event} Do you answer?", { event: occasion(view, players) }),
  DrawTales: () => t("Which of the epic tales do you keep? The others are discarded."),
  Explore: ({ step, seat, players }) =>
    step.explorer === seat
      ? t("Where does the new territory lie?")
      : t("As the Brenn, pick the spot for the new territory. Explorer: {name}", {
        name: nameOf(step.explorer ?? 0, players),
      }),
  LookAtTiles: ({ step }) =>
    step.tile ? t("Where does the new territory lie?") : t("Which of these territories do you lay?"),
  MoveOnto: ({ step }) =>
    t("You may move a clan onto the new territory ({place}). From where?", { place: territoryName(step.territory!) }),
  MountainsToll: () => t("The Mountains take their toll: discard an action card or lose a clan there."),
  Clashes: () => t("Several clashes wait. Which one comes first?"),
  Citadels: sheltering,
  Manoeuvre: manoeuvre,
  Peace: ({ step, players }) =>
    t("{name} offers peace. Do you agree? The clash ends if all do.", { name: nameOf(step.offers ?? 0, players) }),
  Retreat: retreat,
  Attack: attacked,
};

function draft({ view, step }: Asked): string {
  const keep = (step.turn ?? 0) + 1;
  const left = keep - (step.kept?.length ?? 0);
  const text = left === keep
    ? tn(keep, "Draft: keep {count} card. The others go on.", "Draft: keep {count} cards. The others go on.")
    : tn(left, "Draft: keep {count} card more.", "Draft: keep {count} cards more.");
  if (view.players.length !== 2) return text;
  return view.laid_by?.length ? t("{text} (second set of two)", { text }) : t("{text} (first set of two)", { text });
}

function turn({ view, step, moves }: Asked): string {
  if (step.forced) return t("Your turn. As the Brenn you begin the Season: play a season card.");
  if (view.passes === view.players.length - 1) {
    return t("Your turn. All others have passed: if you pass too, the Season ends.");
  }
  return moves.includes("pretender")
    ? t("Your turn: play a season card, pass, or take a pretender token.")
    : t("Your turn: play a season card or pass.");
}

function declaring({ step, seat, players }: Asked): string {
  const card = step.number ?? "";
  const told = step.told ?? [];
  const question = declaredQuestion(card, step.effect ?? 0, told.length);
  return about(card, declared(card, step.effect ?? 0, told, seat, players), question);
}

function deciding({ step, players }: Asked): string {
  const card = step.number ?? "";
  const told = step.told ?? [];
  const question = decidedQuestion(card, step.question ?? 0, told.length);
  if (question !== null) return about(card, decidedSoFar(card, told), question);
  const name = nameOf((step.question ?? 0) % 4, players);
  return t("{card}: which action card do you give away? Receiver: {name}", { card: cardName(card), name });
}

/** A question that a card asks, with what was answered before. */
function about(card: string, soFar: string, question: string): string {
  return soFar
    ? t("{card} ({answers}): {question}", { card: cardName(card), answers: soFar, question })
    : t("{card}: {question}", { card: cardName(card), question });
}

function sheltering({ view }: Asked): string {
  const clash = view.clash;
  const territory = clash?.territory ?? "";
  const tile = view.island[territory];
  const room = (tile?.citadels ?? 0) + (view.capital === territory ? 1 : 0);
  const taken = clash?.sheltered.reduce((sum, count) => sum + count, 0) ?? 0;
  return tn(
    room - taken,
    "Do you shelter a clan in a citadel? {count} place is free.",
    "Do you shelter a clan in a citadel? {count} places are free.",
  );
}

function manoeuvre({ step, moves }: Asked): string {
  const attack = moves.some((move) => move.startsWith("attack-"));
  if (!attack && !step.refused) return t("Only you have exposed clans: end the clash, or withdraw first.");
  const choices = [
    attack && t("attack"),
    moves.includes("withdraw") && t("withdraw"),
    moves.some(isCard) && t("play an epic tale"),
    moves.includes("peace") && t("offer peace"),
  ];
  const facts = { choices: choices.filter((one) => one !== false).join(", ") };
  return step.refused
    ? t("Peace was refused. Your manoeuvre: {choices}.", facts)
    : t("Your manoeuvre: {choices}.", facts);
}

function retreat({ step }: Asked): string {
  const told = (step.told ?? []).filter((move) => move !== "done");
  if (!told.length) return t("Where does a clan withdraw to? Only to neighbours where you are chieftain.");
  const found = tally(told).map(([place, count]) =>
    t("{clans} → {place}", { clans: clans(count), place: territoryName(place) })
  );
  return t("Where does the next clan withdraw to? So far: {parts}", { parts: parts(found) });
}

function attacked({ step, moves, players }: Asked): string {
  if (moves.includes("card")) return t("Dagda's Club: what does the attacked player lose, a clan or an action card?");
  if (!moves.includes("clan")) return t("Which action card do you discard?");
  return t("{name} attacks you. Discard an action card or lose an exposed clan?", {
    name: nameOf(step.seat ?? 0, players),
  });
}

/** The cards of the hand that wait for other moments, as a second sentence of a turn; empty where there are none. */
export function notNow(given: View, offer: Offer | null): string {
  const view = read(given);
  if (topStep(view).step !== "Turn" || !offer || !view.hand) return "";
  const moves = movesOf(offer);
  const others = view.hand.filter((card) => !moves.includes(card));
  return others.length ? t("For other moments: {cards}", { cards: cardsIn(others) }) : "";
}
