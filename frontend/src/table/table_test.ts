// What people are told and asked at a table: log, digest, clocks, undo, sofa.

import { assertEquals } from "../testing.ts";
import { speak } from "../words.ts";
import { undoWay } from "./actions.tsx";
import { clockWords, face, isShort, left, span } from "./clocks.ts";
import { complete } from "./config.ts";
import { digestOf } from "./digest.ts";
import { entry, GAME, play, seat, stateAfter, update } from "./fixtures_for_tests.ts";
import { keyOf } from "./keys.ts";
import { LogMaker } from "./loglines.ts";
import { understood } from "./preferences.ts";
import { promptOf } from "./prompt.ts";
import { sentence } from "./questions.tsx";
import { seatToPassTo } from "./sofa.tsx";
import { playersOf, undone } from "./state.ts";
import type { Update } from "../protocol.ts";

speak("en", {});

function textsOf(...entries: Update["entries"]): string[] {
  const players = playersOf(stateAfter([0], update(entries.length, { since: 0, entries })));
  const items = new LogMaker(GAME).items(entries, players, undone(entries));
  return items.flatMap((item) => item.lines.map((line) => (item.undone ? `(${line.text})` : line.text)));
}

Deno.test("the log tells moves by the game and everything else by the table", () => {
  assertEquals(
    textsOf(
      entry(1, "start", null),
      play(2, 0, "laid", "silent"),
      play(3, 1, "bonus"),
      entry(4, "ask", 0, { what: "undo" }),
      entry(5, "answer", 1, { ask: 4, yes: true }),
      entry(6, "undo", 0, { to: 2 }),
      entry(7, "handover", 1, { to: "bot", bot: "greedy", why: "asked" }),
      entry(8, "choice", null, { about: 7, choose: "wait" }),
    ),
    [
      "The game begins.",
      "laid",
      "(bonus)",
      "Anna would like to take the last move back.",
      "Оксана agrees.",
      "Anna takes a move back.",
      "Оксана: a bot plays on.",
      "It is decided: everybody waits.",
    ],
  );
});

Deno.test("an entry is put into words once, and again when it is undone", () => {
  const players = playersOf(stateAfter([0], update(1)));
  const maker = new LogMaker(GAME);
  const entries = [play(1, 0, "laid")];
  const [first] = maker.items(entries, players, new Set());
  const [same] = maker.items(entries, players, new Set());
  const [struck] = maker.items(entries, players, new Set([1]));
  assertEquals([first === same, struck === first, struck?.undone], [true, false, true]);
});

Deno.test("who comes back is told first what was done to them, and nothing of their own doings", () => {
  const entries = [
    play(1, 1, "old"),
    play(2, 0, "mine"),
    play(3, 1, "laid"),
    entry(4, "play", 1, { events: [{ event: "stolen", seat: 1, victim: 0 }] }),
  ];
  const players = playersOf(stateAfter([0], update(4, { since: 0, entries })));
  const digest = digestOf(GAME, entries, players, 1, new Set());
  assertEquals(digest?.lines.map((line) => line.text), ["stolen", "laid"]);
  assertEquals(digestOf(GAME, entries.slice(0, 2), players, 1, new Set()), null);
  assertEquals(digestOf(GAME, [...entries, play(5, 0)], players, 1, new Set()), null, "played at another device");
});

Deno.test("a long absence is told in a few lines", () => {
  const entries = Array.from({ length: 10 }, (_, index) => play(index + 1, 1, "laid"));
  const players = playersOf(stateAfter([0], update(10, { since: 0, entries })));
  const digest = digestOf(GAME, entries, players, 0, new Set());
  assertEquals([digest?.lines.length, digest?.more], [6, 4]);
});

Deno.test("only the clock of whoever is on turn runs, and none goes below zero", () => {
  const clock = { kind: "live" as const, running: [1], left: [60_000, 60_000], at: 1000 };
  assertEquals([0, 1].map((who) => left(clock, who, 11_000)), [60_000, 50_000]);
  assertEquals(left(clock, 1, 200_000), 0);
  assertEquals(left({ ...clock, kind: "none" }, 1, 2000), null);
  assertEquals([isShort(clock, 29_000), isShort(clock, 31_000)], [true, false]);
});

Deno.test("where weekends are free, no time passes on them", () => {
  const friday = Date.UTC(2026, 4, 1, 18);
  const clock = { kind: "days" as const, weekends: false, running: [0], left: [86_400_000], at: friday };
  const hours = (moment: number) => (left(clock, 0, moment) ?? 0) / 3_600_000;
  assertEquals(hours(Date.UTC(2026, 4, 2, 12)), 18, "on Saturday the six hours of Friday are gone");
  assertEquals(hours(Date.UTC(2026, 4, 4, 3)), 15, "and three more early on Monday");
});

Deno.test("clocks are read as on a face, days in words", () => {
  assertEquals([face(245_000), face(9_200), face(3_750_000)], ["4:05", "0:10", "1:02:30"]);
  assertEquals(span(2 * 86_400_000 + 3 * 3_600_000), "2 days 3 hr");
  assertEquals(clockWords({ kind: "live", bank: 900, increment: 30 }), "live: 15 min and 30 sec a move");
});

Deno.test("a move is taken back freely where the server allows it, else by asking", () => {
  const played = { since: 0, entries: [play(1, 1), play(2, 0)] };
  assertEquals(undoWay(stateAfter([0], update(2, { ...played, undo: { "0": 1 } }))), { kind: "free", seat: 0 });
  assertEquals(undoWay(stateAfter([0], update(2, { ...played, undo: { "0": null } }))), { kind: "ask", seat: 0 });
  assertEquals(undoWay(stateAfter([], update(2, played))), null);
  assertEquals(undoWay(stateAfter([0], update(1, { since: 0, entries: [play(1, 1)] }))), null);
  assertEquals(undoWay(stateAfter([0], update(2, { ...played, state: "over" }))), null);
});

Deno.test("on a sofa the device goes to whoever is awaited, and stays when others play", () => {
  const at = (eyes: number | null, awaited: number[]) => stateAfter([0, 1], update(1, { eyes, awaited }));
  assertEquals(seatToPassTo(at(null, [0]), null), 0);
  assertEquals(seatToPassTo(at(0, [0]), 0), null);
  assertEquals(seatToPassTo(at(0, [1]), null), 1);
  assertEquals(seatToPassTo(at(null, [1]), null), 1);
  assertEquals(seatToPassTo(at(0, [2]), null), null);
  assertEquals(seatToPassTo(at(0, [0]), 1), 1);
  assertEquals(seatToPassTo(stateAfter([0], update(1, { eyes: null })), null), null);
});

Deno.test("one sentence says what can be done", () => {
  const said = (seats: number[], more: Partial<Update>) => {
    const state = stateAfter(seats, update(1, more));
    return promptOf(GAME, state, playersOf(state));
  };
  assertEquals(said([0], { offers: { "0": {} } }), "choose");
  assertEquals(said([1], { eyes: 1 }), "Waiting for: Anna");
  assertEquals(said([1], { eyes: 1, seats: [seat("Anna", { bot: "greedy" }), seat("Оксана")] }), "Anna is thinking …");
  assertEquals(said([0], { state: "over" }), "The game is over.");
  assertEquals(said([0], { state: "over", entries: [entry(1, "end", null)] }), "The game ended without a result.");
});

Deno.test("a question says what it is about, to others and to whom it concerns", () => {
  const players = playersOf(stateAfter([0], update(1)));
  const about = (kind: "timeout" | "leave", who: number) => ({ number: 1, kind, seat: who, open: [0], answers: {} });
  const absent = [entry(1, "timeout", 1, { why: "absent" })];
  assertEquals(sentence(about("timeout", 1), [], players), "Оксана: the time is up. How shall the game go on?");
  assertEquals(
    sentence(about("timeout", 1), absent, players),
    "Оксана has been away for a while. How shall the game go on?",
  );
  assertEquals(sentence(about("leave", 0), [], players), "You have left the table.");
});

Deno.test("preferences that nobody understands count as not set", () => {
  const found = understood({ confirm: "always", animation: "wild", sound: "yes", theme: "dark" });
  assertEquals([found.confirm, found.animation, found.sound, found.theme], ["always", "normal", true, "dark"]);
});

Deno.test("shortcuts are found by their place on a Cyrillic keyboard", () => {
  assertEquals(keyOf({ key: "г", code: "KeyU" }), "u");
  assertEquals(keyOf({ key: "U", code: "KeyU" }), "u");
  assertEquals(keyOf({ key: "?", code: "Slash" }), "?");
});

Deno.test("a page may leave out of its configuration whatever it does not know", () => {
  const config = complete({ key: "abc" });
  assertEquals([config.socket, config.language, config.links.home], ["/live/table/abc", "en", "/"]);
});
