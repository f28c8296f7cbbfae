// What players offer each other in a clash: picked from a list, said in the chat as "/phrase:ID", read by everybody in
// their own language. An ID ends in -p2 where it is meant for one player.

import type { Player } from "../../../game.ts";
import type { ChatLine } from "../../../protocol.ts";
import { t } from "../../../words.ts";

const WORDS: Record<string, () => string> = {
  "peace-if-peace": () => t("Peace, if all agree."),
  "stop-if-you-withdraw": () => t("I stop if you withdraw."),
  "withdraw-if-you-stop": () => t("I withdraw if you stop."),
  "no-attack-if-none": () => t("I won't attack you if you don't attack me."),
  "no-clash-this-season": () => t("No more clashes from me here this season."),
  "attack-the-leader": () => t("Let us rather stop whoever is about to win."),
  agreed: () => t("Agreed."),
  refused: () => t("No."),
};

/** Offers, as opposed to answers to them. */
export const OFFERS = Object.keys(WORDS).filter((id) => id !== "agreed" && id !== "refused");
export const ANSWERS = ["agreed", "refused"];

/** A phrase in words; null where nobody knows it. */
export function phrase(id: string, players: Player[]): string | null {
  const [, bare = "", seat] = /^(.+?)(?:-p(\d))?$/.exec(id) ?? [];
  const words = WORDS[bare]?.();
  if (!words) return null;
  const name = seat === undefined ? "" : players[Number(seat)]?.name;
  return name ? t("(to: {name}) {words}", { name, words }) : words;
}

/** The phrase of a line of the chat, or null for what was typed. */
export function phraseOf(line: ChatLine): string | null {
  return /^\/phrase:([\w-]+)$/.exec(line.text)?.[1] ?? null;
}

export interface Tally {
  seat: number;
  /** Offers made, and how many of them somebody agreed to. */
  offers: number;
  agreed: number;
}

/** What was promised in a game: offers, and offers that somebody agreed to before the next one was made. */
export function tally(lines: ChatLine[]): Tally[] {
  const found = new Map<number, Tally>();
  let open: Tally | null = null;
  for (const line of lines) {
    const id = phraseOf(line);
    if (line.seat === null || !id) continue;
    if (id.startsWith("agreed")) {
      if (open && open.seat !== line.seat) {
        open.agreed += 1;
        open = null;
      }
    } else if (!id.startsWith("refused")) {
      open = found.get(line.seat) ?? { seat: line.seat, offers: 0, agreed: 0 };
      open.offers += 1;
      found.set(line.seat, open);
    }
  }
  return [...found.values()].sort((one, other) => one.seat - other.seat);
}
