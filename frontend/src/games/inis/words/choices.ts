// What may be chosen: a short label for each offered move, and a note on what follows.

import type { Player } from "../../../game.ts";
import { t, tn } from "../../../words.ts";
import { sharedSides, spotFrom } from "../map/geometry.ts";
import { cardName, isCard, territoryName } from "../names.ts";
import { type InisView, isPlace, isSpot, seatOf, territoryOf, topStep } from "../view.ts";
import { clans, nameOf, places } from "./bits.ts";
import { opposed } from "./declaring.ts";

/** The label of a move, wherever it is made. */
export function choiceWord(move: string, view: InisView, seat: number, players: Player[]): string {
  const step = topStep(view);
  const special = specialWord(move, view, seat, players);
  if (special) return special;
  if (isCard(move)) return cardName(move);
  if (isPlace(move) || move.startsWith("+")) return territoryName(move);
  if (isSpot(move)) return spotWord(move);
  const other = seatOf(move);
  if (other !== null) return seatWord(move, other, players);
  return plainWord(move, step.step);
}

/** The same without a view, for the list of a replay. */
export function moveWord(move: string, players: Player[]): string {
  if (isCard(move)) return cardName(move);
  if (isPlace(move) || move.startsWith("+")) return territoryName(move);
  if (isSpot(move)) return spotWord(move);
  const other = seatOf(move);
  return other === null ? plainWord(move, "") : seatWord(move, other, players);
}

function spotWord(move: string): string {
  return t("spot {spot}", { spot: move });
}

function seatWord(move: string, seat: number, players: Player[]): string {
  const name = nameOf(seat, players);
  if (move.startsWith("attack-")) return t("attack: {name}", { name });
  return move.startsWith("take-") ? t("clan of: {name}", { name }) : name;
}

/** Where the same move means something of its own. */
function specialWord(move: string, view: InisView, seat: number, players: Player[]): string | null {
  const step = topStep(view);
  const other = seatOf(move);
  if (step.step === "PlayCard" && other !== null) {
    const name = nameOf(other, players);
    if (step.number === "new-alliance") {
      return other === seat ? t("place a clan") : t("replace a clan: {name}", { name });
    }
    if (step.number === "the-other-world") {
      return other === seat ? t("place a clan") : t("remove a clan: {name}", { name });
    }
  }
  if (step.step === "PlayCard" && step.number === "the-morrigan") {
    if (move === "yes") return t("turn the crows");
    if (move === "no") return t("leave the crows");
    if (move === "done") return t("no clash");
  }
  if (step.step === "Manoeuvre" && move === "peace" && isAlone(view, seat)) return t("end the clash");
  return null;
}

function plainWord(move: string, step: string): string {
  switch (move) {
    case "pass":
      return step === "Citadels" ? t("stay outside") : t("pass");
    case "done":
      return step === "MoveOnto" ? t("move none") : t("done");
    case "pretender":
      return t("take a pretender token");
    case "clan":
      return step === "Attack" || step === "MountainsToll" ? t("lose a clan") : t("a clan");
    case "card":
      return t("an action card");
    case "shelter":
      return t("shelter a clan");
    case "peace":
      return step === "Manoeuvre" ? t("offer peace") : t("agree to peace");
    case "fight":
      return t("fight on");
    case "withdraw":
      return t("withdraw");
    case "yes":
      return t("yes");
    case "no":
      return t("no");
    case "sunwise":
    case "widdershins":
      return move === "sunwise" ? t("clockwise") : t("counterclockwise");
    default:
      return move;
  }
}

function isAlone(view: InisView, seat: number): boolean {
  return view.clash?.exposed.every((count, other) => other === seat || count === 0) ?? false;
}

// Notes

/** What follows from a choice, as far as it can be seen; empty where there is nothing to say. */
export function choiceNote(move: string, view: InisView, seat: number, players: Player[]): string {
  const step = topStep(view);
  if (isPlace(move)) return placeNote(territoryOf(move), view, seat, players);
  if (move.startsWith("+")) return tileNote(territoryOf(move));
  if (move.startsWith("attack-")) return attackNote(view, seatOf(move)!);
  if (isSpot(move)) return spotNote(move, view);
  switch (`${step.step}/${move}`) {
    case "Turn/pass":
      return view.passes === view.players.length - 1
        ? t("the Season ends")
        : t("you may still play later, unless all pass in a row");
    case "Turn/pretender":
      return t("to win at the next Assembly with the most conditions");
    case "Manoeuvre/peace":
      return isAlone(view, seat) ? t("nobody else has exposed clans") : t("the clash ends if all agree");
    case "Manoeuvre/withdraw":
      return t("to neighbours where you are chieftain");
    case "Peace/fight":
      return t("the clash goes on");
    default:
      return "";
  }
}

/** The territories that a tile on this spot would touch. */
function spotNote(move: string, view: InisView): string {
  const spot = spotFrom(move);
  const beside = Object.entries(view.island).filter(([, tile]) => {
    const other = spotFrom(tile.spot);
    return spot && other && sharedSides(spot, other) > 0;
  });
  return t("next to: {places}", { places: places(beside.map(([name]) => name)) });
}

function attackNote(view: InisView, target: number): string {
  const exposed = view.clash?.exposed[target] ?? 0;
  const cards = view.players[target]?.cards.action ?? 0;
  const standing = tn(exposed, "{count} exposed clan", "{count} exposed clans");
  if (!cards) return t("{clans}, no action cards: must lose a clan", { clans: standing });
  return t("{clans}, {cards}", { clans: standing, cards: tn(cards, "{count} action card", "{count} action cards") });
}

/** Who stands there, and whether a clash would start. */
function placeNote(territory: string, view: InisView, seat: number, players: Player[]): string {
  const found = (view.island[territory]?.clans ?? []).flatMap((count, other) =>
    count ? [t("{name}: {clans}", { name: nameOf(other, players), clans: clans(count) })] : []
  );
  const text = found.join(", ") || t("nobody is here");
  return startsClash(territory, view, seat) ? t("{text}; starts a clash", { text }) : text;
}

/** From which answer on a territory that is named is one where a clash may start. */
const TARGETS: Record<string, number> = {
  "PlayCard/migration": 1,
  "PlayCard/conquest": 0,
  "PlayCard/manannans-horses": 1,
  "PlayCard/plains-card": 0,
  "PlayCard/warlord": 0,
  "PlayCard/the-morrigan": 1,
  "Decide/scouts-and-spies": 1,
};

function startsClash(territory: string, view: InisView, seat: number): boolean {
  const step = topStep(view);
  const told = step.told ?? [];
  const first = TARGETS[`${step.step}/${step.number ?? ""}`];
  if (first === undefined || told.length < first || (step.effect ?? 0) !== 0) return false;
  if (step.number === "conquest" && told.length) return false;
  return opposed(view, territory, seat);
}

function tileNote(territory: string): string {
  switch (territory) {
    case "Gates of Tir na nOg":
      return t("with a sanctuary; when the crows turn, all present lose a clan there and draw an epic tale");
    case "Mountains":
      return t("whoever moves clans there discards an action card or loses one of them");
    case "Stone Circle":
      return t("with a sanctuary");
    case "Swamp":
      return t("no citadel can be built here");
    default:
      return "";
  }
}
