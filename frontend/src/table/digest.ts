// What happened since somebody last looked: what was done to them first.

import type { GameModule, Player } from "../game.ts";
import type { LogEntry } from "../protocol.ts";
import { type Line, linesOf } from "./loglines.ts";

export interface Digest {
  /** The entries that it tells of. */
  from: number;
  to: number;
  lines: Line[];
  /** How many more lines there were. */
  more: number;
}

const MOST_LINES = 6;

/** The digest of all after entry `seen`, or null where nothing but the viewer's own doings happened. */
export function digestOf(
  module: GameModule,
  entries: LogEntry[],
  players: Player[],
  seen: number,
  undone: ReadonlySet<number>,
): Digest | null {
  const mine = players.filter((player) => player.mine).map((player) => player.seat);
  // Whoever has moved since, perhaps at another device, has looked.
  const acted = entries.findLast((entry) => isOwn(entry, mine))?.number ?? 0;
  const since = Math.max(seen, acted);
  const fresh = entries.filter((entry) => entry.number > since && !undone.has(entry.number));
  const others = fresh.filter((entry) => entry.seat === null || !mine.includes(entry.seat));
  const lines = others.flatMap((entry) => linesOf(module, entry, players));
  const last = fresh.at(-1);
  if (!lines.length || !last) return null;
  const concerns = (line: Line) =>
    line.events.some((event) => mine.some((seat) => module.concerns?.(event, seat) ?? false));
  const sorted = [...lines.filter(concerns), ...lines.filter((line) => !concerns(line))];
  return {
    from: since + 1,
    to: last.number,
    lines: sorted.slice(0, MOST_LINES),
    more: Math.max(0, lines.length - MOST_LINES),
  };
}

/** Whether the viewer took part in it: by a move, or by an answer that was given in secret together with the others. */
function isOwn(entry: LogEntry, mine: number[]): boolean {
  return entry.seat === null ? entry.sealed === "draft" && !entry.auto : mine.includes(entry.seat);
}

const PLACE = "triskel.seen.";

/** The newest entry that this browser has shown of a table; null if it never showed it. */
export function lastSeen(key: string): number | null {
  try {
    const kept = localStorage.getItem(PLACE + key);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function remember(key: string, number: number): void {
  try {
    localStorage.setItem(PLACE + key, String(number));
  } catch {
    // Where browsers keep nothing there is no digest.
  }
}
