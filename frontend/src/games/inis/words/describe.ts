// The whole table as text, for those who hear it: what goes on, the players, the island, the cards.

import type { Player } from "../../../game.ts";
import type { View } from "../../../protocol.ts";
import { t, tn } from "../../../words.ts";
import { cardName, kindName, kindOf, territoryName } from "../names.ts";
import { type InisView, type Kind, type PlayerView, read, type Tile } from "../view.ts";
import { cardsIn, clans, directionWord, nameOf, orderOf, places, unseen } from "./bits.ts";

export interface Part {
  heading: string;
  lines: string[];
}

export function describe(given: View, players: Player[], eyes: number | null): Part[] {
  const view = read(given);
  const parts = [{ heading: t("What goes on"), lines: goingOn(view, players) }];
  if (view.clash?.territory) parts.push({ heading: t("The clash"), lines: clashLines(view, players) });
  if (view.hand) parts.push({ heading: t("My hand"), lines: handLines(view) });
  for (const [seat, one] of view.players.entries()) {
    parts.push({ heading: nameOf(seat, players), lines: playerLines(view, seat, one, seat === eyes) });
  }
  const island = Object.entries(view.island);
  parts.push({
    heading: t("The island"),
    lines: island.map(([name, tile]) => territoryLine(view, name, tile, players)),
  });
  parts.push({ heading: t("Cards on the table"), lines: tableLines(view, players) });
  return parts;
}

function goingOn(view: InisView, players: Player[]): string[] {
  const lines = [view.round ? t("Round {round}", { round: view.round }) : t("Set-up")];
  if (view.turn !== null) lines.push(t("Season; turn: {name}", { name: nameOf(view.turn, players) }));
  else if (view.round && view.phase !== "over") lines.push(t("Assembly"));
  if (view.brenn !== null) lines.push(t("Brenn: {name}", { name: nameOf(view.brenn, players) }));
  lines.push(
    t("Order of play: {direction} ({order})", {
      direction: directionWord(view.crows),
      order: orderOf(view.crows, players),
    }),
  );
  if (view.passes) lines.push(tn(view.passes, "{count} pass in a row", "{count} passes in a row"));
  if (view.last_played) {
    const { seat, card } = view.last_played;
    lines.push(t("Last card played: {card} ({name})", { card: cardName(card), name: nameOf(seat, players) }));
  }
  return lines;
}

function clashLines(view: InisView, players: Player[]): string[] {
  const clash = view.clash!;
  const lines = [t("Clash in {place}. Instigator: {name}", {
    place: territoryName(clash.territory!),
    name: nameOf(clash.instigator ?? 0, players),
  })];
  for (const [seat, count] of clash.exposed.entries()) {
    const sheltered = clash.sheltered[seat] ?? 0;
    if (!count && !sheltered) continue;
    const facts = { name: nameOf(seat, players), exposed: clans(count), sheltered: clans(sheltered) };
    lines.push(
      sheltered
        ? t("{name}: exposed: {exposed}, sheltered: {sheltered}", facts)
        : t("{name}: exposed: {exposed}", facts),
    );
  }
  if (clash.acting !== null) lines.push(t("Manoeuvre: {name}", { name: nameOf(clash.acting, players) }));
  if (clash.silent) lines.push(t("No triskel cards can be played in this clash."));
  if (clash.waiting.length) lines.push(t("Clashes still to come: {places}", { places: places(clash.waiting) }));
  return lines;
}

const KINDS: Kind[] = ["action", "advantage", "tale"];

function handLines(view: InisView): string[] {
  const lines = KINDS.flatMap((kind) => {
    const cards = (view.hand ?? []).filter((card) => kindOf(card) === kind);
    return cards.length ? [t("{heading}: {cards}", { heading: kindName(kind), cards: cardsIn(cards) })] : [];
  });
  if (view.laid_by?.length) lines.push(t("Laid by: {cards}", { cards: cardsIn(view.laid_by) }));
  return lines.length ? lines : [t("none")];
}

function playerLines(view: InisView, seat: number, one: PlayerView, own: boolean): string[] {
  const { clans: led, sanctuaries, territories } = one.progress;
  const lines = [
    t("Clans led: {count} of 6", { count: led }),
    t("Sanctuaries: {count} of 6", { count: sanctuaries }),
    t("Territories: {count} of 6", { count: territories }),
    t("Deeds: {count}", { count: one.deeds }),
    tn(one.conditions, "{count} condition is met", "{count} conditions are met"),
  ];
  if (view.brenn === seat) lines.push(t("is the Brenn"));
  if (one.pretender) lines.push(t("holds a pretender token"));
  lines.push(t("In reserve: {clans}", { clans: clans(one.reserve) }));
  if (!own) lines.push(t("Hand: {cards}", { cards: KINDS.map((kind) => unseen(kind, one.cards[kind])).join(", ") }));
  const known = view.certain[`hand ${seat}`];
  if (known?.length) lines.push(t("Known in this hand: {cards}", { cards: cardsIn(known) }));
  return lines;
}

function territoryLine(view: InisView, name: string, tile: Tile, players: Player[]): string {
  const standing = tile.clans.flatMap((count, seat) => {
    if (!count) return [];
    const facts = { name: nameOf(seat, players), clans: clans(count) };
    return [tile.chieftain === seat ? t("{name}: {clans} (chieftain)", facts) : t("{name}: {clans}", facts)];
  });
  const found = [standing.join(", ") || t("no clans")];
  if (tile.sanctuaries) found.push(tn(tile.sanctuaries, "{count} sanctuary", "{count} sanctuaries"));
  if (tile.citadels) found.push(tn(tile.citadels, "{count} citadel", "{count} citadels"));
  if (view.capital === name) found.push(t("capital"));
  if (view.festival === name) found.push(t("Festival here"));
  found.push(t("next to: {places}", { places: places(tile.beside) }));
  return t("{place}: {facts}", { place: territoryName(name), facts: found.join("; ") });
}

function tableLines(view: InisView, players: Player[]): string[] {
  const lines = [];
  for (const [seat, cards] of view.advantages.entries()) {
    if (cards.length) {
      const name = nameOf(seat, players);
      lines.push(t("Advantage cards in front ({name}): {cards}", { name, cards: cardsIn(cards) }));
    }
  }
  if (view.row.length) lines.push(t("Advantage cards in the row: {cards}", { cards: cardsIn(view.row) }));
  if (view.spent.length) lines.push(t("Advantage cards played this round: {cards}", { cards: cardsIn(view.spent) }));
  if (view.table.length) lines.push(t("Being played: {cards}", { cards: cardsIn(view.table) }));
  if (view.discarded_tales.length) {
    lines.push(t("Discarded epic tales: {cards}", { cards: cardsIn(view.discarded_tales) }));
  }
  const { cards } = view;
  lines.push(
    t("Epic tales in the deck: {count}", { count: cards["tale deck"] ?? 0 }),
    t("Action cards discarded: {count}", { count: cards["action discard"] ?? 0 }),
    t("Territories still to come: {count}", { count: view.pile.reduce((sum, count) => sum + count, 0) }),
  );
  return lines;
}
