// A card that is played, with its declaration.

import type { LogLine, Player } from "../../../game.ts";
import type { GameEvent } from "../../../protocol.ts";
import { t } from "../../../words.ts";
import { cardInFull, nameOf } from "./bits.ts";
import { declared } from "./declaring.ts";

export function playedLine(event: GameEvent, players: Player[]): LogLine {
  const seat = event.seat as number;
  const id = String(event.card);
  const what = declared(id, event.effect as number, (event.told as unknown[]).map(String), seat, players);
  const facts = { name: nameOf(seat, players), card: cardInFull(id), what };
  if (event.window === "manoeuvre") {
    const text = what ? t("{name}, as a manoeuvre: {card}, {what}", facts) : t("{name}, as a manoeuvre: {card}", facts);
    return { text, strong: true };
  }
  if (event.window === "turn") {
    return { text: what ? t("{name}: {card}, {what}", facts) : t("{name}: {card}", facts), strong: true };
  }
  return {
    text: what ? t("{name}, in answer: {card}, {what}", facts) : t("{name}, in answer: {card}", facts),
    strong: true,
  };
}
