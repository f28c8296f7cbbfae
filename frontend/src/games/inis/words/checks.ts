// The check of victory, step by step, and the end.

import type { Player } from "../../../game.ts";
import type { GameEvent } from "../../../protocol.ts";
import { t, tn } from "../../../words.ts";
import type { Story } from "./happenings.ts";
import { nameOf, namesOf } from "./bits.ts";

interface Standing {
  clans: number;
  sanctuaries: number;
  territories: number;
  deeds: number;
}

/** Who claimed, what each of them had, and how that was decided. */
const check: Story = (run, players) => run.flatMap((event) => checkLines(event, players));

function checkLines(event: GameEvent, players: Player[]): string[] {
  const pretenders = event.pretenders as number[];
  const met = event.conditions as number[];
  const standings = event.progress as Standing[] | undefined;
  const lines = [t("Victory check. Pretenders: {names}", { names: namesOf(pretenders, players) })];
  for (const seat of pretenders) lines.push(standingLine(seat, met[seat] ?? 0, standings?.[seat], players));
  lines.push(verdict(pretenders, met, event.winner as number | null, players));
  if (event.winner === null) lines.push(t("The pretender tokens go back."));
  return lines;
}

function standingLine(seat: number, count: number, standing: Standing | undefined, players: Player[]): string {
  const name = nameOf(seat, players);
  const conditions = tn(count, "{count} condition", "{count} conditions");
  if (!standing) return t("{name}: {conditions}", { name, conditions });
  return t(
    "{name}: {conditions} (clans led {clans}/6, sanctuaries {sanctuaries}/6, territories {territories}/6, Deeds {deeds})",
    { name, conditions, ...standing },
  );
}

/** How the check ends, and why. */
export function verdict(pretenders: number[], met: number[], winner: number | null, players: Player[]): string {
  const best = Math.max(...pretenders.map((seat) => met[seat] ?? 0));
  const leaders = pretenders.filter((seat) => met[seat] === best);
  const names = namesOf(leaders, players);
  if (best === 0) return t("No pretender meets a condition any more: nobody wins.");
  if (winner === null) {
    return t("Equally many conditions: {names}. The Brenn is not among them: nobody wins.", { names });
  }
  const name = nameOf(winner, players);
  return leaders.length > 1
    ? t("Equally many conditions: {names}. The Brenn is among them and wins: {name}", { names, name })
    : t("The most conditions: {name}", { name });
}

const over: Story = (run, players) =>
  run.map(({ winner }) => ({
    text: winner === null
      ? t("The game is over: the last round is done, and nobody has won.")
      : t("The game is over. High King of the island: {name}", { name: nameOf(winner as number, players) }),
    strong: true,
  }));

export const CHECKS: Record<string, Story> = { victory_check: check, game_over: over };
