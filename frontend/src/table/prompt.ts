// The one sentence that says what can be done now.

import type { GameModule, Player } from "../game.ts";
import { list, t } from "../words.ts";
import { ownSeats, ownTurns, type TableState } from "./state.ts";

/** What the board offers, and the sentence above it. */
export function promptOf(module: GameModule, state: TableState, players: Player[]): string {
  const { update, held, said } = state;
  if (!update) return state.link.kind === "ended" ? "" : t("The table is being laid …");
  if (update.state === "open") return t("Waiting for players. The game begins as soon as every seat is taken.");
  if (update.state === "closed") return t("This table was closed.");
  if (update.state === "over") return overWords(state);
  if (isReplaced(state)) return t("A bot plays for you until you are back.");
  if (said) return said;
  const seat = update.eyes;
  if (held) return module.prompt(held.view, held.offer, held.seat, players);
  const offer = seat === null || update.seats[seat]?.bot ? undefined : update.offers[seat];
  if (seat !== null && (offer || ownTurns(state).includes(seat))) {
    return module.prompt(update.view, offer ?? null, seat, players);
  }
  if (ownTurns(state).length) return t("Your turn");
  if (update.sealed) return module.prompt(update.view, null, seat, players);
  return waitingWords(update.awaited, players);
}

function isReplaced(state: TableState): boolean {
  const seats = ownSeats(state);
  return seats.length > 0 && seats.every((seat) => state.update?.seats[seat]?.bot);
}

function overWords(state: TableState): string {
  return state.entries.at(-1)?.kind === "end" || state.entries.some((entry) => entry.kind === "end")
    ? t("The game ended without a result.")
    : t("The game is over.");
}

function waitingWords(awaited: number[], players: Player[]): string {
  const names = awaited.map((seat) => players[seat]?.name ?? "").filter(Boolean);
  if (!names.length) return t("Nobody can play at the moment.");
  const [name = ""] = names;
  const thinks = names.length === 1 && awaited.every((seat) => players[seat]?.bot);
  return thinks ? t("{name} is thinking …", { name }) : t("Waiting for: {names}", { names: list(names) });
}
