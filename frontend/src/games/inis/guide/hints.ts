// What a guided first game explains, each when it is met for the first time. The most particular hints stand first: of all
// that fit, the first one that has not been read is shown.

import type { Player } from "../../../game.ts";
import { t } from "../../../words.ts";
import { isCard, kindOf } from "../names.ts";
import { couldClaim } from "../race/race.ts";
import type { InisView, Step } from "../view.ts";
import { nameOf } from "../words/index.ts";

export interface Situation {
  view: InisView;
  seat: number;
  players: Player[];
  /** What the seat is asked, and what it may answer; nothing while others are asked. */
  step: Step | null;
  moves: string[];
}

export interface Hint {
  id: string;
  fits(situation: Situation): boolean;
  title(situation: Situation): string;
  text(situation: Situation): string;
}

/** A hint for a question of the engine. */
function asked(id: string, steps: string[], title: () => string, text: () => string): Hint {
  return { id, fits: ({ step }) => step !== null && steps.includes(step.step), title, text };
}

const END: Hint[] = [
  {
    id: "over",
    fits: ({ view }) => view.outcome !== null,
    title: () => t("That was your first game"),
    text: () =>
      t("The result says why it ended so. In the replay you can step through it and see what the others held."),
  },
];

const CLASHES: Hint[] = [
  asked(
    "citadels",
    ["Citadels"],
    () => t("Citadels shelter"),
    () =>
      t("Each citadel, and the capital, shelters one clan from this clash. Sheltered clans can't be attacked and don't fight."),
  ),
  asked(
    "peace",
    ["Peace"],
    () => t("Peace or fight?"),
    () =>
      t("When all who stand here want peace, the clash ends at once and everybody stays. Nobody has to fight: land can be shared."),
  ),
  asked(
    "attacked",
    ["Attack"],
    () => t("You are attacked"),
    () =>
      t("You lose a clan here, or discard an action card instead. Once the clans are gone, the card is of little use: think of what matters more."),
  ),
  asked(
    "manoeuvre",
    ["Manoeuvre"],
    () => t("Your manoeuvre"),
    () =>
      t("Attack one of the others, withdraw to a territory of which you are already the chieftain, or play an epic tale for the fight."),
  ),
  {
    id: "clash",
    fits: ({ view, seat }) => (view.clash?.exposed[seat] ?? 0) > 0,
    title: () => t("A clash"),
    text: () =>
      t("Where clans move in and others stand, a clash begins: first citadels shelter clans, then all may agree to peace, else one manoeuvre follows the other until only one side is left or all want peace."),
  },
];

const QUESTIONS: Hint[] = [
  asked(
    "answer",
    ["Reaction"],
    () => t("Time to answer"),
    () =>
      t("Cards with three spirals answer what happens. You may play one now or pass. Nobody sees whether you were asked."),
  ),
  asked(
    "explore",
    ["Explore", "LookAtTiles"],
    () => t("The island grows"),
    () =>
      t("A new territory always touches at least two others. Every territory in which you have a clan counts for your race."),
  ),
  asked(
    "declare",
    ["PlayCard"],
    () => t("Declaring a card"),
    () =>
      t("Tap what lights up on the map. Below you read what you are about to declare; nothing counts before you confirm it."),
  ),
  asked(
    "capital",
    ["Capital"],
    () => t("You are the Brenn"),
    () =>
      t("The Brenn begins each season and decides ties. Whoever is chieftain of the capital when an Assembly begins becomes the next one."),
  ),
  {
    id: "first-clans",
    fits: ({ view, step }) => view.round === 0 && step?.step === "PlaceClans",
    title: () => t("Your first clans"),
    text: () =>
      t("Chieftain of a territory is who has more clans there than anybody else. Beside each other your clans are strong, far apart they are present in more places."),
  },
  {
    id: "draft-later",
    fits: ({ step }) => step?.step === "Draft" && (step.turn ?? 0) > 0,
    title: () => t("The draft goes on"),
    text: () =>
      t("Choose again from all that you hold: what you kept before may go on now. You know what you have given away, and to whom."),
  },
  asked(
    "draft",
    ["Draft"],
    () => t("The draft"),
    () =>
      t("Keep a card, the others go on to the next player in the direction in which the crows fly. In each round you keep one more. These are your actions for this season."),
  ),
];

const RACE: Hint[] = [
  {
    id: "claim",
    fits: ({ view, seat, step }) => step?.step === "Turn" && couldClaim(view, seat),
    title: () => t("You could claim to be king"),
    text: () =>
      t("You meet a condition: as your turn you may take a pretender token. At the next Assembly you win if you meet more conditions than any other pretender. But all will see it coming."),
  },
  {
    id: "pretender",
    fits: ({ view, seat }) => view.players.some((player, other) => other !== seat && player.pretender),
    title: () => t("A pretender"),
    text: ({ view, seat, players }) => {
      const found = view.players.findIndex((player, other) => other !== seat && player.pretender);
      return t(
        "{name} has a pretender token and wins at the next Assembly, unless the condition is lost by then or somebody meets more. Look at the race: what could you still take away?",
        {
          name: nameOf(found, players),
        },
      );
    },
  },
  {
    id: "deed",
    fits: ({ view, seat }) => (view.players[seat]?.deeds ?? 0) > 0,
    title: () => t("A Deed"),
    text: () =>
      t("Each Deed counts for one that is missing in one of the three conditions. In the race it is drawn as a dashed box."),
  },
];

const SEASON: Hint[] = [
  {
    id: "no-season-card",
    fits: ({ step, moves }) => step?.step === "Turn" && !moves.some(isCard),
    title: () => t("Nothing to play"),
    text: () =>
      t("None of your cards can be played as a season card now. Pass: that is no farewell, cards with three spirals can still answer the others."),
  },
  {
    id: "pass",
    fits: ({ view, step }) => step?.step === "Turn" && view.passes > 0,
    title: () => t("Somebody has passed"),
    text: () =>
      t("Who passes may play again when the turn comes round. Only when all pass one after the other does the season end."),
  },
  {
    id: "season",
    fits: ({ step }) => step?.step === "Turn",
    title: () => t("Your turn"),
    text: () =>
      t("Play one card with a sun, or pass. Hold a card for a while, or point at it, to read all about it. Cards that can't be played tell why when you choose them."),
  },
  {
    id: "tale",
    fits: ({ view }) => (view.hand ?? []).some((card) => kindOf(card) === "tale"),
    title: () => t("An epic tale"),
    text: () => t("Epic tales are strong and stay in your hand over the seasons until you play them."),
  },
  {
    id: "advantage",
    fits: ({ view }) => view.round > 0 && (view.hand ?? []).some((card) => kindOf(card) === "advantage"),
    title: () => t("A chieftain's advantage"),
    text: () =>
      t("At each Assembly the chieftain of a territory takes its advantage card, to be used once in that season."),
  },
  {
    id: "welcome",
    fits: ({ view }) => view.round <= 1,
    title: () => t("Three ways to be High King"),
    text: () =>
      t("Be chieftain over six clans of others, be present where there are six sanctuaries, or be present in six territories. The race shows how far everybody is. One of them is enough, if you claim it."),
  },
];

export const HINTS: readonly Hint[] = [...END, ...CLASHES, ...QUESTIONS, ...RACE, ...SEASON];

/** The hint to show: the first one that fits and has not been read. */
export function hintFor(situation: Situation, read: readonly string[]): Hint | null {
  return HINTS.find((hint) => !read.includes(hint.id) && hint.fits(situation)) ?? null;
}

/** What can be met before the first round: when more than this has been read, a new game begins from the first hint. */
export const FIRST_HINTS: readonly string[] = ["welcome", "capital", "first-clans"];
