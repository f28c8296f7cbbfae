// Declarations: what a card is declared to do, in words, and where that would start a clash.

import type { Player } from "../../../game.ts";
import { language, t } from "../../../words.ts";
import { wordingOf } from "../cards/texts.ts";
import { cardId, cardName, isCard, territoryName } from "../names.ts";
import { type InisView, isPlace, seatOf, type Step, territoryOf, topStep } from "../view.ts";
import { clans, nameOf, namesOf, parts, places, placesIn, tally } from "./bits.ts";

const IN_ONE = new Set(["citadel", "festival", "sanctuary", "kernunos-sanctuary"]);
const PLACING = new Set([
  ...["new-clans", "craftsmen-and-peasants", "dagdas-harp", "eriu", "nuada-silverhand", "children-of-dana"],
  "valley-card",
]);
const FROM_ONE = new Set(["migration", "emissaries", "manannans-horses", "plains-card"]);
const OPPONENT = new Set(["scouts-and-spies", "moor-card", "salt-mine-card", "master-craftsman"]);
const CLANS_OF = new Set(["balors-eye", "breas-tyranny", "lost-vale-card", "tale-of-cuchulain"]);

/** What was declared with a card, in words; empty where there was nothing to declare. */
export function declared(card: string, effect: number, told: string[], seat: number, players: Player[]): string {
  const id = cardId(card);
  const first = told[0];
  if (!first) return "";
  if (IN_ONE.has(id) || (id === "warlord" && effect === 0)) return place(first);
  if (PLACING.has(id)) return placing(told);
  if (FROM_ONE.has(id)) return fromOne(id, told);
  switch (id) {
    case "conquest":
      if (told.length === 1) return t("to: {place}", { place: place(first) });
      return t("to {place}: {parts}", { place: place(first), parts: comingFrom(told.slice(1)) || t("no clans") });
    case "battle-of-moytura":
      return comingFrom(told);
    case "the-fianna":
      return goingTo(told);
    case "diarmuid-and-grainne":
      return t("the clan goes to: {place}", { place: place(first) });
    case "new-alliance":
      return alliance(told, seat, players);
    case "the-morrigan":
      return morrigan(told, players);
    case "the-other-world":
      return otherWorld(told, seat, players);
    default:
      return aboutPlayers(id, told, players);
  }
}

function aboutPlayers(id: string, told: string[], players: Player[]): string {
  const name = nameOf(seatOf(told[0]!) ?? 0, players);
  if (OPPONENT.has(id)) return t("opponent: {name}", { name });
  if (id === "warlord") return t("next manoeuvre: {name}", { name });
  if (id === "highlands-card") return t("instigator: {name}", { name });
  if (CLANS_OF.has(id)) return clansOf(told, players);
  return told.map((move) => isCard(move) ? cardName(move) : place(move)).join(", ");
}

function place(move: string): string {
  return isPlace(move) ? territoryName(move) : move;
}

function placing(told: string[]): string {
  const found = tally(told.filter(isPlace));
  if (!found.length) return t("no clans");
  return parts(found.map(([name, count]) => t("{place}: {clans}", { place: place(name), clans: clans(count) })));
}

function comingFrom(told: string[]): string {
  const found = tally(told.filter(isPlace));
  return parts(found.map(([name, count]) => t("{clans} from: {place}", { place: place(name), clans: clans(count) })));
}

function goingTo(told: string[]): string {
  const found = tally(told.filter(isPlace));
  return parts(found.map(([name, count]) => t("{clans} → {place}", { place: place(name), clans: clans(count) })));
}

function fromOne(id: string, told: string[]): string {
  const [start, goals] = startAndGoals(id, told);
  if (!goals.some(isPlace)) return t("from: {place}", { place: place(start) });
  return t("from: {place}; {parts}", { place: place(start), parts: goingTo(goals) });
}

function startAndGoals(id: string, told: string[]): [string, string[]] {
  return id === "plains-card" ? ["@plains", told] : [told[0]!, told.slice(1)];
}

function alliance(told: string[], seat: number, players: Player[]): string {
  const where = place(told[0]!);
  const other = told[1] ? seatOf(told[1]) : null;
  if (other === null) return where;
  if (other === seat) return t("{place}: a clan placed", { place: where });
  return t("{place}: a clan replaced, owner: {name}", { place: where, name: nameOf(other, players) });
}

/** Clans that are removed or moved: whose, where, and where to. */
function clansOf(told: string[], players: Player[]): string {
  const where = told.filter(isPlace).map(territoryName).join(" → ");
  const owners = told.filter((move) => move.startsWith("take-")).map((move) => seatOf(move)!);
  if (!owners.length) return where;
  const text = t("owner of the clan: {name}", { name: namesOf(owners, players) });
  return where ? parts([where, text]) : text;
}

function morrigan(told: string[], players: Player[]): string {
  const crows = told[0] === "yes" ? t("the crows turn") : t("the crows stay");
  const where = told[1];
  if (!where || where === "done") return crows;
  const instigator = told[2] ? seatOf(told[2]) : null;
  const text = instigator === null
    ? t("clash: {place}", { place: place(where) })
    : t("clash: {place} (instigator: {name})", { place: place(where), name: nameOf(instigator, players) });
  return parts([crows, text]);
}

function otherWorld(told: string[], seat: number, players: Player[]): string {
  const found = tally(told.slice(1)).map(([move, count]) => {
    const owner = seatOf(move) ?? seat;
    return owner === seat
      ? t("placed: {clans}", { clans: clans(count) })
      : t("removed: {clans} ({name})", { clans: clans(count), name: nameOf(owner, players) });
  });
  if (!found.length) return place(told[0]!);
  return t("{place}: {parts}", { place: place(told[0]!), parts: parts(found) });
}

// Clashes that a declaration would start

/** Whether clans of others stand in a territory, which is named as the engine names it. */
export function opposed(view: InisView, territory: string, seat: number): boolean {
  return view.island[territory]?.clans.some((count, other) => other !== seat && count > 0) ?? false;
}

/** The territories in which a declaration would start clashes, as the engine names them. */
export function clashesOf(view: InisView, card: string, effect: number, told: string[], seat: number): string[] {
  const id = cardId(card);
  const goals = clashGoals(id, effect, told);
  const names = [...new Set(goals.filter(isPlace).map(territoryOf))];
  return id === "the-morrigan" ? names : names.filter((name) => opposed(view, name, seat));
}

function clashGoals(id: string, effect: number, told: string[]): string[] {
  switch (id) {
    case "migration":
    case "manannans-horses":
      return told.slice(1);
    case "plains-card":
      return told;
    case "conquest":
      return told.slice(1).some(isPlace) ? told.slice(0, 1) : [];
    case "warlord":
      return effect === 0 ? told.slice(0, 1) : [];
    case "the-morrigan":
      return told.length === 3 ? [told[1]!] : [];
    default:
      return [];
  }
}

/** A sentence on the clashes that a declaration would start; empty where it would start none. */
export function clashWarning(view: InisView, card: string, effect: number, told: string[], seat: number): string {
  const found = clashesOf(view, card, effect, told, seat);
  return found.length ? t("Starts a clash: {places}", { places: places(found) }) : "";
}

// The whole of a declaration, before it is committed

/** A declaration so far, or whole: what the card will do and what follows; where nothing is declared yet, what it says.
 * For what is decided while a card takes effect, and for a withdrawal, the answers so far. */
export function summary(card: string, told: string[], view: InisView, seat: number, players: Player[]): string {
  const step = topStep(view);
  if (step.step === "Decide") return decidedSoFar(card, told);
  if (step.step === "Retreat") return goingTo(told);
  if (!card) return "";
  const effect = effectOf(card, step);
  const text = declared(card, effect, told, seat, players);
  const warning = clashWarning(view, card, effect, told, seat);
  if (text && warning) return t("{text}. {warning}", { text, warning });
  return text || warning || effectText(card, effect);
}

function effectText(card: string, effect: number): string {
  const { season, answers } = wordingOf(card);
  const text = (effect === 0 ? season : answers?.[effect - 1]?.text) ?? "";
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

/** Which effect a card has that is chosen in a step: 0 in the Season, 1 in answer, 2 the second answer of a card. */
function effectOf(card: string, step: Step): number {
  if (step.step === "PlayCard" && step.number === cardId(card)) return step.effect ?? 0;
  if (step.step === "Turn") return card === "moor-card" ? 1 : 0;
  return card === "dagdas-club" && step.window === "attacked" ? 2 : 1;
}

/** What Scouts and Spies, and others that decide while they take effect, have decided so far. */
export function decidedSoFar(card: string, told: string[]): string {
  if (card === "scouts-and-spies" && told[0]) return told.length > 1 ? fromOne("migration", told) : place(told[0]);
  return parts(told.filter(isCard).map(cardName)) || placesIn(told);
}
