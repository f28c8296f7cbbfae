// What the server's refusals mean, in words for people. Those that come from the rules are the game's to tell.

import type { Refused } from "../protocol.ts";
import { language, t } from "../words.ts";

export function refusalWords(refused: Refused): string {
  // The server speaks English. What no person runs into by using the page has no words of its own in other languages.
  return byCode(refused.code) ?? (language() === "en" && refused.text || t("That is not possible now."));
}

export function staleWords(): string {
  return t("Something else happened first. Nothing of yours was played: look again.");
}

function byCode(code: string): string | null {
  switch (code) {
    case "lost":
      return t("The connection broke before this arrived. Please try again.");
    case "unavailable":
      return t("The server can't save anything at the moment. Nothing is lost: please try again soon.");
    case "not_your_seat":
      return t("This seat is not yours.");
    case "bot_plays":
      return t("A bot plays this seat now. Take it back first.");
    case "over":
      return t("The game is over.");
    case "not_begun":
      return t("The game has not begun yet.");
    case "muted":
      return t("You can't write in the chat at the moment.");
    case "too_many":
    case "too_fast":
      return t("That was too fast. Please wait a moment.");
    case "too_long":
      return t("This text is too long.");
    case "may_not_chat":
      return t("Only those at the table can write here.");
    case "closed":
      return t("This table was closed.");
    case "stuck":
      return t("This table is stuck. Its host has to look after it; nothing is lost.");
    case "no_session":
      return t("You are only watching. Take a seat to take part.");
    default:
      return ofQuestions(code);
  }
}

function ofQuestions(code: string): string | null {
  switch (code) {
    case "no_free_undo":
      return t("This can only be taken back if the others agree.");
    case "nothing_to_undo":
      return t("There is nothing of yours to take back.");
    case "already_asked":
      return t("This has been asked already.");
    case "not_asked":
    case "no_question":
      return t("This question is not open any more.");
    case "has_left":
      return t("This seat has been left already.");
    default:
      return null;
  }
}

/** Why there is no connection and will not be one, and whether loading the page again may help. */
export function endWords(code: number, reason = ""): { text: string; reload: boolean } {
  switch (code) {
    case 4401:
      return { text: t("This browser is not signed in any more."), reload: true };
    case 4403:
      if (reason === "banned") return { text: t("You may not play here at the moment."), reload: false };
      return { text: t("This page was opened under an address that the server does not know."), reload: false };
    case 4404:
      return { text: t("There is no such table, or it is private."), reload: false };
    case 4410:
      return { text: t("This table is stuck. Its host has to look after it; nothing is lost."), reload: false };
    default:
      return { text: t("The page and the server don't understand each other. It may be out of date."), reload: true };
  }
}
