import { assertEquals } from "../testing.ts";
import type { Told, ToldFrame } from "./config.ts";
import { frameAt, frameOf, momentOf, stepped, storyOf } from "./story.ts";

function step(
  entry: number,
  seat: number | null,
  view: Record<string, unknown>,
  hands: Record<string, unknown>[],
): ToldFrame {
  return { entry, seat, events: [{ event: `e${entry}` }], view, hands };
}

/** A deal, a turn of seat 0 with two plays, a turn of seat 1 whose entry 5 comes after a question (entry 4). */
function game(): Told {
  const frames = [
    step(1, null, { tiles: [], turn: 0 }, [{ rack: ["a"] }, { rack: ["b"] }]),
    step(2, 0, { tiles: ["x"] }, [{ rack: null }, {}]),
    step(2, 0, { turn: 0 }, [{ rack: ["c"] }, {}]),
    step(3, 0, { tiles: ["x", "y"], turn: 1 }, [{}, {}]),
    step(5, 1, { tiles: ["x", "y", "z"] }, [{}, { rack: ["d"] }]),
  ];
  return { eyes: "open", number: 5, over: true, outcome: {}, frames, entries: [] };
}

Deno.test("each step has the whole view, though only what is new was sent", () => {
  const { frames } = storyOf(game());
  assertEquals(frames.map((frame) => frame.view.tiles), [[], ["x"], ["x"], ["x", "y"], ["x", "y", "z"]]);
  assertEquals(frames.map((frame) => frame.view.turn), [0, 0, 0, 1, 1]);
});

Deno.test("an open replay has the view of each seat", () => {
  const { frames } = storyOf(game());
  assertEquals(frames.map((frame) => frame.hands?.map((hand) => hand.rack ?? null)), [
    [["a"], ["b"]],
    [null, ["b"]],
    [["c"], ["b"]],
    [["c"], ["b"]],
    [["c"], ["d"]],
  ]);
});

Deno.test("stepping by move and by turn", () => {
  const { frames } = storyOf(game());
  assertEquals([0, 1, 2, 3, 4].map((at) => stepped(frames, at, 1, "move")), [1, 2, 3, 4, 4]);
  assertEquals([0, 1, 2, 3, 4].map((at) => stepped(frames, at, 1, "turn")), [3, 3, 3, 4, 4]);
  assertEquals([0, 1, 2, 3, 4].map((at) => stepped(frames, at, -1, "turn")), [0, 0, 0, 0, 3]);
});

Deno.test("a line of the log leads to the last step of its entry, or to the one before it", () => {
  const { frames } = storyOf(game());
  assertEquals([0, 1, 2, 3, 4, 5, 99].map((entry) => frameOf(frames, entry)), [0, 0, 2, 3, 3, 4, 4]);
});

Deno.test("a moment's address leads back to it", () => {
  const { frames } = storyOf(game());
  assertEquals(frames.map(momentOf), ["1", "2.1", "2", "3", "5"]);
  assertEquals(frames.map((frame) => frameAt(frames, momentOf(frame))), [0, 1, 2, 3, 4]);
  assertEquals(["", "x", "2.9", "-1", "77", null].map((text) => frameAt(frames, text)), [null, null, 2, null, 4, null]);
});
