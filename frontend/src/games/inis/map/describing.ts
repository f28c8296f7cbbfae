// A territory in words: for screen readers, and for what is shown when one points at it.

import type { Player } from "../../../game.ts";
import { t, tc, tn } from "../../../words.ts";
import { territoryName } from "../names.ts";
import { type InisView, plain } from "../view.ts";

function nameOf(players: readonly Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? t("Player {number}", { number: seat + 1 });
}

/** "Anna: 2 clans", for each who stands there. */
export function clansIn(
  view: InisView,
  territory: string,
  players: readonly Player[],
): { seat: number; text: string }[] {
  const tile = view.island[territory];
  const fighting = view.clash?.territory === territory ? view.clash : null;
  return (tile?.clans ?? []).flatMap((count, seat) => {
    if (!count) return [];
    const clans = tn(count, "{count} clan", "{count} clans");
    const sheltered = fighting?.sheltered[seat] ?? 0;
    const text = sheltered
      ? t("{name}: {clans} ({sheltered} in citadels)", { name: nameOf(players, seat), clans, sheltered })
      : t("{name}: {clans}", { name: nameOf(players, seat), clans });
    return [{ seat, text }];
  });
}

/** Sanctuaries, citadels, capital, Festival. */
export function buildingsIn(view: InisView, territory: string): string[] {
  const tile = view.island[territory];
  if (!tile) return [];
  const found: string[] = [];
  if (view.capital === territory) found.push(t("Capital (counts as a citadel)"));
  if (tile.citadels) found.push(tn(tile.citadels, "{count} citadel", "{count} citadels"));
  if (tile.sanctuaries) found.push(tn(tile.sanctuaries, "{count} sanctuary", "{count} sanctuaries"));
  if (view.festival === territory) found.push(t("Festival: whoever starts a clash here loses a clan first"));
  return found;
}

export function chieftainOf(view: InisView, territory: string, players: readonly Player[]): string {
  const chieftain = view.island[territory]?.chieftain;
  return chieftain == null ? t("No chieftain") : t("Chieftain: {name}", { name: nameOf(players, chieftain) });
}

/** Where its advantage card is. */
export function cardOf(view: InisView, territory: string, players: readonly Player[]): string {
  const card = `${plain(territory)}-card`;
  const holder = view.advantages.findIndex((hand) => hand.includes(card));
  if (holder >= 0) return t("Its card is held by: {name}", { name: nameOf(players, holder) });
  if (view.row.includes(card)) return t("Its card lies face up");
  return view.spent.includes(card) ? t("Its card was played in this season") : t("Its card is elsewhere");
}

/** What the territory itself does, besides its card. */
export function effectOf(territory: string): string {
  switch (territory) {
    case "Gates of Tir na nOg":
      return t("When the crows turn, each player here loses one clan from here and draws one Epic Tale card.");
    case "Mountains":
      return t("Whoever moves clans here discards an action card or loses one of these clans.");
    case "Swamp":
      return t("No citadel can be built here.");
    default:
      return "";
  }
}

/** All of it in one sentence. */
export function territoryLabel(view: InisView, territory: string, players: readonly Player[]): string {
  const parts = [...clansIn(view, territory, players).map(({ text }) => text), ...buildingsIn(view, territory)];
  if (!clansIn(view, territory, players).length) parts.unshift(t("nobody here"));
  if (view.island[territory]?.chieftain != null) parts.push(chieftainOf(view, territory, players));
  if (view.clash?.territory === territory) parts.push(t("clash"));
  if (view.clash?.waiting.includes(territory)) parts.push(t("a clash waits here"));
  return t("{territory}. {facts}", { territory: territoryName(territory), facts: parts.join("; ") });
}

/** A spot for a tile, by what it lies beside. */
export function spotLabel(beside: readonly string[], down: boolean): string {
  const names = beside.map(territoryName).join(", ");
  return down
    ? t("A place beside: {names}; the tile points down", { names })
    : t("A place beside: {names}; the tile points up", { names });
}

export function clansLabel(seat: number, players: readonly Player[]): string {
  return tc("choice", "Clans of: {name}", { name: nameOf(players, seat) });
}
