// What was done for the viewer without asking, and why.

import type { Player } from "../../../game.ts";
import type { Note } from "../../../protocol.ts";
import { t } from "../../../words.ts";
import { cardName, isCard } from "../names.ts";
import { moveWord } from "./choices.ts";
import { triggerName } from "./occasions.ts";

/** What was done for the viewer without asking, and why. */
export function note(given: Note, _players: Player[]): string | null {
  const trigger = triggerName(given.trigger);
  const what = given.did === "play" && given.move ? played(given.move) : t("passed for you");
  switch (given.why) {
    case "habit":
      return t("{trigger}: {what}, as your settings say.", { trigger, what });
    case "season":
      return t("{trigger}: {what}, for the rest of this Season.", { trigger, what });
    case "order":
      return t("{trigger}: {what}, by your standing order.", { trigger, what });
    case "late":
      return t("{trigger}: {what}, for the time was up.", { trigger, what });
    case "nothing":
      return null;
    default:
      return t("{trigger}: {what}.", { trigger, what });
  }
}

function played(move: string): string {
  const [card = ""] = move.split(" ");
  return t("played for you: {card}", { card: isCard(card) ? cardName(card) : moveWord(card, []) });
}
