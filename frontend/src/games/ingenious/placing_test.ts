// Laying a tile step by step, as fingers, mice and keys do it.

import { assert, assertEquals } from "../../testing.ts";
import { geometryFor, middle, STEP } from "./geometry.ts";
import * as placing from "./placing.ts";
import { reachOf } from "./position.ts";

const board = geometryFor(2);
const RACK = ["RG", "BB", "OY"];
/** All around f6 is free, and little else. */
const offer = { pairs: ["f6f7", "f6g6", "f6g5", "f5f6", "e6f6", "e7f6", "e6e7", "f7g6"] };
const reach = reachOf(board, offer);

function ghost(now: placing.Placing): string | undefined {
  return placing.ghostOf(now, board, reach, RACK)?.move;
}

Deno.test("a tile is picked, and picked again it flips", () => {
  const once = placing.pick(placing.AT_REST, 0);
  assertEquals(placing.inHand(once, RACK), "RG");
  assertEquals(placing.inHand(placing.pick(once, 0), RACK), "GR");
  assertEquals(placing.inHand(placing.pick(placing.pick(once, 0), 2), RACK), "OY");
});

Deno.test("a cell opens its petals, one of them takes the other half", () => {
  const open = placing.open(placing.pick(placing.AT_REST, 0), reach, "f6", false);
  assertEquals(placing.petalsOf(open, board, reach).map(({ cell }) => cell).sort(), [
    "e6",
    "e7",
    "f5",
    "f7",
    "g5",
    "g6",
  ]);
  assertEquals(ghost(open), undefined, "no ghost before the second tap");
  assertEquals(ghost(placing.lay(open, 1)), "f6g6RG");
  assertEquals(ghost(placing.lay(open, 3)), "f5f6GR", "the cell on the left is written first");
  assertEquals(ghost(placing.flip(placing.lay(open, 1))), "f6g6GR");
});

Deno.test("petals are only where a tile can lie", () => {
  const open = placing.open(placing.pick(placing.AT_REST, 0), reach, "e6", false);
  assertEquals(placing.petalsOf(open, board, reach).map(({ cell }) => cell).sort(), ["e7", "f6"]);
  assertEquals(placing.open(placing.pick(placing.AT_REST, 0), reach, "a7", false).step, "none");
});

Deno.test("turning steps from one possible direction to the next, and round", () => {
  let now = placing.lay(placing.open(placing.pick(placing.AT_REST, 0), reach, "e6", false), 0);
  const seen = [ghost(now)];
  for (let step = 0; step < 2; step++) seen.push(ghost(now = placing.turn(now, reach, 1)));
  assertEquals(seen, ["e6e7RG", "e6f6RG", "e6e7RG"]);
  assertEquals(ghost(placing.turn(now, reach, -1)), "e6f6RG");
});

Deno.test("the ghost follows the pointer and keeps its direction where it can", () => {
  const held = placing.turn(placing.pick(placing.AT_REST, 0), reach, 1);
  assertEquals(ghost(placing.hover(held, reach, "f6")), "f6g6RG");
  assertEquals(ghost(placing.hover(held, reach, "f7")), "f7g6RG", "what is possible there and nearest to south-east");
  assertEquals(ghost(placing.hover(held, reach, "a7")), undefined);
});

Deno.test("a floating tile takes the pair of cells that is nearest, if one is near", () => {
  const held = placing.pick(placing.AT_REST, 0);
  const near = middle(board, "f6", "g6");
  assertEquals(ghost(placing.drag(held, board, reach, { x: near.x + 2, y: near.y - 1 }, STEP)), "f6g6RG");
  assertEquals(placing.drag(held, board, reach, board.cell.get("k1")!, STEP).cell, null);
});

Deno.test("Escape takes one step back at a time", () => {
  const laid = placing.lay(placing.open(placing.pick(placing.AT_REST, 1), reach, "f6", true), 0);
  const up = placing.back(laid);
  assertEquals([up.step, up.tile], ["none", 1]);
  assertEquals(placing.back(up).tile, null);
});

Deno.test("a cell that can't be used is asked about with a pair that is on the board", () => {
  const free = (name: string) => name !== "a6";
  assertEquals(placing.probe(board, "a6", "RG", free), "a6a7RG");
  const corner = placing.probe(board, "k6", "RG", () => true);
  assert(corner && /^(j|k)\d+(j|k)\d+(RG|GR)$/.test(corner), String(corner));
});

Deno.test("a mouse lays with one click, a finger with two taps, keys with Enter twice", () => {
  const held = placing.pick(placing.AT_REST, 0);
  const by = (now: placing.Placing, cell: string, what: "mouse" | "touch" | "keys") => {
    const choice = placing.choose(now, board, reach, cell, what);
    assert(choice !== "ask");
    return choice;
  };
  const click = by(placing.hover(held, reach, "f6"), "f6", "mouse");
  assertEquals([click.lays, ghost(click.next)], [true, "f6f7RG"]);

  const tap = by(held, "f6", "touch");
  assertEquals([tap.lays, ghost(tap.next)], [false, undefined]);
  const petal = by(tap.next, "g5", "touch");
  assertEquals([petal.lays, ghost(petal.next)], [true, "f6g5RG"]);
  assertEquals(by(tap.next, "f6", "touch").next.step, "none", "the same cell again closes its petals");

  const enter = by(held, "f6", "keys");
  assertEquals([enter.lays, ghost(enter.next)], [false, "f6f7RG"]);
  const again = by(placing.turn(enter.next, reach, 1), "f6", "keys");
  assertEquals([again.lays, ghost(again.next)], [true, "f6g6RG"]);
});

Deno.test("a laid ghost turns to a petal that is tapped, moves to a cell that can be used, and is taken up elsewhere", () => {
  const laid = placing.lay(placing.open(placing.pick(placing.AT_REST, 0), reach, "f6", false), 0);
  const go = (cell: string) => placing.choose(laid, board, reach, cell, "touch");
  assertEquals(ghost((go("g6") as { next: placing.Placing }).next), "f6g6RG");
  assertEquals((go("a7") as { next: placing.Placing }).next.step, "none");
  assertEquals(placing.choose(placing.pick(placing.AT_REST, 0), board, reach, "a7", "touch"), "ask");
});
