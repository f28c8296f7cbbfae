// The small pieces of sentences: people, clans, places, cards. Names of people stand only where no language would inflect
// them: before a colon, behind one, in brackets, beside an arrow.

import type { Player } from "../../../game.ts";
import { t, tn } from "../../../words.ts";
import { cardName, kindOf, territoryName } from "../names.ts";
import { isPlace, type Kind } from "../view.ts";

export function nameOf(seat: number, players: Player[]): string {
  return players.find((player) => player.seat === seat)?.name || t("Player {number}", { number: seat + 1 });
}

export function namesOf(seats: number[], players: Player[]): string {
  return seats.map((seat) => nameOf(seat, players)).join(", ");
}

export function clans(count: number): string {
  return tn(count, "{count} clan", "{count} clans");
}

export function cardsIn(cards: string[]): string {
  return cards.map(cardName).join(", ") || t("none");
}

/** An advantage card has the name of its territory, so where a card may be of any kind its kind is said. */
export function cardInFull(card: string): string {
  return kindOf(card) === "advantage" ? t("{card} (advantage card)", { card: cardName(card) }) : cardName(card);
}

/** So many cards of a kind, when their names are hidden. */
export function unseen(kind: Kind, count: number): string {
  switch (kind) {
    case "action":
      return tn(count, "{count} action card", "{count} action cards");
    case "advantage":
      return tn(count, "{count} advantage card", "{count} advantage cards");
    case "tale":
      return tn(count, "{count} epic tale", "{count} epic tales");
  }
}

/** Things with how often they stand in a list, in the order in which they come first. */
export function tally(things: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const one of things) found.set(one, (found.get(one) ?? 0) + 1);
  return [...found];
}

/** The territories among moves with how often they were named: "Hills", or "Hills ×2". */
export function placesIn(moves: string[]): string {
  return tally(moves.filter(isPlace)).map(([place, count]) => times(territoryName(place), count)).join(", ");
}

export function times(what: string, count: number): string {
  return count === 1 ? what : t("{what} ×{count}", { what, count });
}

export function places(names: string[]): string {
  return names.map(territoryName).join(", ");
}

/** Several parts of a sentence, one after the other. */
export function parts(found: string[]): string {
  return found.filter(Boolean).join(", ");
}

/** The order of play as an arrow from name to name. */
export function orderOf(crows: string, players: Player[]): string {
  const seats = players.map((player) => player.seat).sort((one, other) => one - other);
  if (crows === "widdershins") seats.reverse();
  return seats.map((seat) => nameOf(seat, players)).join(" → ");
}

export function directionWord(crows: string): string {
  return crows === "sunwise" ? t("clockwise") : t("counterclockwise");
}
