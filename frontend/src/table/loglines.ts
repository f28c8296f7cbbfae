// The log in words: the game tells its own events, here is what happens around any game.

import type { GameModule, LogLine, Player } from "../game.ts";
import type { GameEvent, LogEntry } from "../protocol.ts";
import { t } from "../words.ts";
import { clockWords } from "./clocks.ts";

export interface Line {
  text: string;
  strong: boolean;
  /** What to mark on the board while the line is pointed at. */
  events: GameEvent[];
}

/** An entry as the log shows it. */
export interface LogItem {
  number: number;
  at: number;
  kind: LogEntry["kind"];
  seat: number | null;
  undone: boolean;
  lines: Line[];
}

/** Makes the items of a log and keeps them, so that an entry is put into words only once. */
export class LogMaker {
  private kept = new WeakMap<LogEntry, LogItem>();
  private names = "";

  constructor(private readonly module: GameModule) {}

  items(entries: LogEntry[], players: Player[], undone: ReadonlySet<number>): LogItem[] {
    const names = players.map((player) => player.name).join("\n");
    if (names !== this.names) this.kept = new WeakMap();
    this.names = names;
    return entries
      .map((entry, index) => this.item(entry, players, undone.has(entry.number), entries[index - 1]?.events ?? []))
      .filter((item) => item.lines.length > 0);
  }

  private item(entry: LogEntry, players: Player[], undone: boolean, before: GameEvent[]): LogItem {
    const found = this.kept.get(entry);
    if (found?.undone === undone) return found;
    const { number, at, kind, seat } = entry;
    const made = { number, at, kind, seat, undone, lines: linesOf(this.module, entry, players, before) };
    this.kept.set(entry, made);
    return made;
  }
}

export function linesOf(module: GameModule, entry: LogEntry, players: Player[], before: GameEvent[] = []): Line[] {
  const around = aroundWords(entry, players);
  const lines: Line[] = around ? [{ text: around, strong: entry.kind === "end", events: [] }] : [];
  for (const line of toldBy(module, entry.events, players, before)) {
    lines.push({ text: line.text, strong: line.strong ?? false, events: line.events });
  }
  return lines;
}

/** What happened in the game, line by line, each with the events that it tells. */
export function toldBy(
  module: GameModule,
  events: GameEvent[],
  players: Player[],
  before: GameEvent[] = [],
): (LogLine & Told)[] {
  if (module.logLines) return module.logLines(events, players, before);
  return events.flatMap((event) => {
    const line = module.logLine(event, players);
    return line ? [{ ...line, events: [event] }] : [];
  });
}

interface Told {
  events: GameEvent[];
}

function aroundWords(entry: LogEntry, players: Player[]): string | null {
  const name = (entry.seat === null ? null : players[entry.seat]?.name) ?? entry.name ?? "";
  switch (entry.kind) {
    case "start":
      return t("The game begins.");
    case "handover":
      return entry.to === "bot" ? handoverWords(name, entry.why) : t("{name} plays again.", { name });
    case "undo":
      return name ? t("{name} takes a move back.", { name }) : t("The last move is taken back.");
    case "ask":
      return askWords(entry.what, name);
    case "answer":
      return entry.yes ? t("{name} agrees.", { name }) : t("{name} does not agree.", { name });
    case "timeout":
      return entry.why === "absent"
        ? t("{name} has not been seen for a long time.", { name })
        : t("{name}: the time is up.", { name });
    case "leave":
      return t("{name} leaves the table.", { name });
    case "choice":
      return name ? choiceWords(entry.choose, name) : decisionWords(entry.choose);
    case "clock":
      return entry.clock
        ? t("The clock from now on: {clock}.", { clock: clockWords(entry.clock) })
        : t("The clock changes.");
    case "end":
      return endWords(entry.why);
    case "play":
      return null;
  }
}

function endWords(why: string | undefined): string {
  if (why === "left") return t("The game ends without a result: everybody has left.");
  if (why === "imported") return t("The record ends here.");
  return t("The game ends without a result, as all agreed.");
}

function handoverWords(name: string, why: string | undefined): string {
  return why === "vote"
    ? t("{name}: a bot plays on, as the others chose.", { name })
    : t("{name}: a bot plays on.", { name });
}

/** What somebody asks of the others, as a sentence. */
export function askWords(what: LogEntry["what"], name: string): string {
  switch (what) {
    case "live":
      return t("{name} would like to play live.", { name });
    case "end":
      return t("{name} would like to end the game without a result.", { name });
    default:
      return t("{name} would like to take the last move back.", { name });
  }
}

function choiceWords(choose: LogEntry["choose"], name: string): string {
  switch (choose) {
    case "bot":
      return t("{name} is for letting a bot play on.", { name });
    case "end":
      return t("{name} is for ending the game.", { name });
    default:
      return t("{name} is for waiting.", { name });
  }
}

/** What came of a question about an empty seat. */
function decisionWords(choose: LogEntry["choose"]): string {
  switch (choose) {
    case "bot":
      return t("It is decided: a bot plays on.");
    case "end":
      return t("It is decided: the game ends.");
    default:
      return t("It is decided: everybody waits.");
  }
}
