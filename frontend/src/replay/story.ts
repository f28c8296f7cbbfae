// A game as it is stepped through: full views out of what is new in each, and the ways from moment to moment.

import type { GameEvent, LogEntry, View } from "../protocol.ts";
import type { Eyes, Told } from "./config.ts";

export interface Frame {
  /** The entry of the log that it belongs to, and its place among the steps of that entry, from 1. */
  entry: number;
  part: number;
  seat: number | null;
  events: GameEvent[];
  view: View;
  /** In an open replay: the view of each seat. */
  hands: View[] | null;
  /** The last step of an entry, and of a turn, which may have several entries. */
  endsEntry: boolean;
  endsTurn: boolean;
}

export interface Story {
  eyes: Eyes;
  over: boolean;
  /** Whether there is a result. */
  ranked: boolean;
  frames: Frame[];
  entries: LogEntry[];
}

export type Pace = "move" | "turn";

export function storyOf(told: Told): Story {
  const frames: Frame[] = [];
  // Where only one seat ever acts, each of its entries is a turn.
  const alone = new Set(told.frames.flatMap((step) => step.seat ?? [])).size < 2;
  let view: View = {};
  let own: View[] = [];
  for (const [index, step] of told.frames.entries()) {
    const next = told.frames[index + 1];
    const last = frames.at(-1);
    view = { ...view, ...step.view };
    own = step.hands.map((hand, seat) => withoutGone({ ...own[seat], ...hand }));
    const shared = view;
    const endsEntry = next?.entry !== step.entry;
    frames.push({
      entry: step.entry,
      part: last?.entry === step.entry ? last.part + 1 : 1,
      seat: step.seat,
      events: step.events,
      view: shared,
      hands: own.length ? own.map((hand) => ({ ...shared, ...hand })) : null,
      endsEntry,
      endsTurn: endsEntry && (alone || next?.seat !== step.seat),
    });
  }
  return { eyes: told.eyes, over: told.over, ranked: told.outcome !== null, frames, entries: told.entries };
}

/** What a seat sees no longer differently from all others is told as null. */
function withoutGone(hand: View): View {
  return Object.fromEntries(Object.entries(hand).filter(([, value]) => value !== null));
}

/** The step that follows, or comes before, by moves or by turns; the same one at either end. */
export function stepped(frames: Frame[], from: number, by: 1 | -1, pace: Pace): number {
  const last = frames.length - 1;
  let at = from;
  do at += by; while (at > 0 && at < last && pace === "turn" && !frames[at]?.endsTurn);
  return Math.min(Math.max(at, 0), last);
}

/** The last step of an entry, or of the last one before it that has any: entries without moves have none. */
export function frameOf(frames: Frame[], entry: number): number {
  const after = frames.findIndex((frame) => frame.entry > entry);
  return Math.max(after < 0 ? frames.length - 1 : after - 1, 0);
}

/** A step as an address writes it: the number of its entry, and its place in it unless it is the last one. */
export function momentOf(frame: Frame): string {
  return frame.endsEntry ? String(frame.entry) : `${frame.entry}.${frame.part}`;
}

/** The step that an address names; null where it names none. */
export function frameAt(frames: Frame[], moment: string | null): number | null {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(moment ?? "");
  if (!found || !frames.length) return null;
  const entry = Number(found[1]);
  if (found[2] === undefined) return frameOf(frames, entry);
  const index = frames.findIndex((frame) => frame.entry === entry && frame.part === Number(found[2]));
  return index < 0 ? frameOf(frames, entry) : index;
}

/** All that has happened up to a step, for boards that learn from events what lies where. */
export function eventsUpTo(frames: Frame[], index: number): GameEvent[] {
  return frames.slice(0, index + 1).flatMap((frame) => frame.events);
}
