// What the browser knows after messages come in, late, twice or with gaps.

import { assert, assertEquals } from "../testing.ts";
import { entry, play, seat, stateAfter, update, welcome } from "./fixtures_for_tests.ts";
import { BLANK, leavesGap, ownTurns, playersOf, received, undone } from "./state.ts";

Deno.test("entries that come one after the other make the whole log", () => {
  const state = stateAfter([0], update(1), update(2), update(3, { since: 1, entries: [play(2, 0), play(3, 1)] }));
  assertEquals(state.entries.map((one) => one.number), [1, 2, 3]);
});

Deno.test("an older update changes nothing", () => {
  const state = stateAfter([0], update(1), update(2), update(3));
  assert(received(state, update(2), 0) === state);
});

Deno.test("an update that leaves a gap is not taken", () => {
  const state = stateAfter([0], update(1));
  const late = update(4, { since: 3 });
  assert(leavesGap(state, late));
  assert(received(state, late, 0) === state);
});

Deno.test("the whole log after a change of eyes replaces what the former eyes were told", () => {
  const before = stateAfter([0, 1], update(2, { since: 0, entries: [play(1, 0, "secret"), play(2, 1)] }));
  const after = received(before, update(2, { since: 0, eyes: null, entries: [play(1, 0, "open"), play(2, 1)] }), 0);
  assertEquals(after.entries[0]?.events[0]?.event, "open");
  assertEquals(after.before, null);
});

Deno.test("pieces travel from the view before, with the news in between", () => {
  const state = stateAfter([0], update(1), update(2, { entries: [play(2, 0, "laid", "scored")] }));
  assertEquals(state.before, { number: 1 });
  assertEquals(state.news.map((event) => event.event), ["laid", "scored"]);
});

Deno.test("when somebody comes or goes, what lies on the board stays the same object", () => {
  const state = stateAfter([0], update(1), update(2));
  const after = received(state, update(2, { since: 2, entries: [], watchers: 3, view: { number: 2 } }), 0);
  assert(after.update?.view === state.update?.view);
  assert(after.news === state.news);
  assertEquals(after.update?.watchers, 3);
  assertEquals(after.entries.length, 2);
});

Deno.test("a held question is dropped when somebody else acts, and kept when somebody only asks", () => {
  const held = { seat: 0, at: 1, moves: ["a"], offer: {}, view: {}, ready: false };
  const state = { ...stateAfter([0], update(1)), held };
  const asked = received(state, update(2, { entries: [entry(2, "ask", 1, { what: "undo" })] }), 0);
  assert(asked.held === held);
  const acted = received(state, update(2), 0);
  assertEquals(acted.held, null);
});

Deno.test("an undo strikes the moves after its point, also when moves are undone twice", () => {
  const log = [
    play(1, 0),
    play(2, 1),
    entry(3, "handover", 1),
    entry(4, "undo", 0, { to: 1 }),
    play(5, 1),
    entry(6, "undo", 1, { to: 4 }),
    play(7, 1),
  ];
  assertEquals([...undone(log)], [2, 5]);
});

Deno.test("it is nobody's own turn while a bot plays the seat", () => {
  assertEquals(ownTurns(stateAfter([0], update(1))), [0]);
  assertEquals(ownTurns(stateAfter([1], update(1))), []);
  const seats = [seat("Anna", { bot: "greedy" }), seat("Оксана")];
  assertEquals(ownTurns(stateAfter([0], update(1, { seats }))), []);
  assertEquals(ownTurns(stateAfter([0], update(1, { state: "over" }))), []);
});

Deno.test("bots are called as in the viewer's language, two of a kind by numbers", () => {
  const bot = { name: "x", person: null, bot: "greedy", away: false, here: false };
  const state = stateAfter([0], update(1, { seats: [seat("Anna"), bot, bot] }));
  assertEquals(playersOf(state).map((player) => player.name), ["Anna", "Greedy", "Greedy 2"]);
});

Deno.test("lines of chat come once, however often they are sent", () => {
  const line = (n: number) => ({ n, at: 0, seat: 0, name: "Anna", text: String(n) });
  let state = received(BLANK, welcome([0], { chat: [line(1)] }), 0);
  state = received(state, { t: "chat", lines: [line(1), line(2)] }, 0);
  assertEquals(state.chat.map((one) => one.text), ["1", "2"]);
});

Deno.test("the welcome tells how far the server's clock is ahead", () => {
  assertEquals(received(BLANK, welcome([0]), 4000).ahead, 1000);
});
