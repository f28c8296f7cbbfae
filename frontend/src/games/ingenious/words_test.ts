// What the table says: points, bonuses, what can be done now, and how a tie was broken.

import type { View } from "../../protocol.ts";
import { assertEquals } from "../../testing.ts";
import { geometryFor } from "./geometry.ts";
import { prospectOf } from "./ghost.tsx";
import { layoutOf } from "./layout.ts";
import { gridOf, laidFrom, lowest, read, type Track } from "./position.ts";
import { parting } from "./result.tsx";
import { bonusText, gains, prompt, risingColours } from "./words.ts";

const LEVEL: Track = { red: 3, green: 3, blue: 3, orange: 3, yellow: 3, purple: 3 };

function view(changes: Record<string, unknown> = {}): View {
  return {
    options: { players: 2, teams: false },
    seat: 0,
    phase: "placing",
    turn: 0,
    plays: 1,
    first_round: false,
    tiles: ["f6g6RG"],
    markers: [LEVEL, LEVEL],
    rack: ["RG", "RR", "BB", "OY", "OY", "PP"],
    held: [6, 6],
    bag: 100,
    aside: [],
    swaps: [],
    outcome: null,
    ...changes,
  };
}

const players = [0, 1].map((seat) => ({
  seat,
  name: ["Anna", "Bob"][seat]!,
  mine: seat === 0,
  bot: false,
  away: false,
}));

Deno.test("points are told by colour; a double tells its halves together; nothing is told as nothing", () => {
  assertEquals(gains(["red", "green"], [3, 1]), "red +3, green +1");
  assertEquals(gains(["red", "green"], [0, 1]), "green +1");
  assertEquals(gains(["blue", "blue"], [2, 3]), "blue +5");
  assertEquals(gains(["red", "green"], [0, 0]), "no points");
});

Deno.test("the prompt tells what can be done now", () => {
  const offer = { pairs: ["a7a8"] };
  assertEquals(prompt(view(), offer, 0, players), "Your turn: pick a tile and lay it on two free cells.");
  assertEquals(prompt(view({ turn: 1 }), null, 0, players), "To play: Bob");
  assertEquals(prompt(view({ held: [4, 6], plays: 2 }), offer, 0, players), "Bonus: lay 2 more tiles.");
  assertEquals(
    prompt(view({ phase: "ending" }), { moves: ["swap", "keep"] }, 0, players),
    "Your turn: keep your tiles or swap them.",
  );
  assertEquals(prompt(view({ phase: "over" }), null, 0, players), "The game is over.");
});

/** What the ghost says when a red half beside f6 brings red from 17 to 18. */
function bonusAt(track: Track, changes: Record<string, unknown> = {}): string {
  const geometry = geometryFor(2);
  const ghost = { first: "f7", second: "f8", toward: 0, tile: "RB", move: "f7f8RB" };
  const position = read(view(changes));
  const grid = gridOf(geometry, [laidFrom(geometry, "f6g6RG")]);
  return bonusText(prospectOf(geometry, grid, ghost, track, position.end), position);
}

Deno.test("a colour that reaches the end is announced; one that stood there is not", () => {
  assertEquals(bonusAt({ ...LEVEL, red: 17 }), "INGENIOUS! red: bonus play");
  assertEquals(bonusAt({ ...LEVEL, red: 16 }), "");
  assertEquals(bonusAt({ ...LEVEL, red: 18 }), "");
  assertEquals(
    bonusAt({ red: 17, green: 18, blue: 18, orange: 18, yellow: 18, purple: 18 }),
    "INGENIOUS! red: all six at the end",
  );
  assertEquals(
    bonusAt({ ...LEVEL, red: 17 }, { options: { players: 1, teams: false }, markers: [LEVEL] }),
    "red: end of the board",
  );
});

Deno.test("a tie is broken by the first value from the bottom that differs, as in the example of the rules", () => {
  assertEquals(parting([10, 11, 12], [9, 12, 14]), 0);
  assertEquals(parting([9, 12, 14], [9, 12, 13]), 2);
  assertEquals(parting([9, 12], [9, 12]), -1);
});

Deno.test("the lowest colours are all that stand lowest", () => {
  assertEquals(lowest({ ...LEVEL, green: 1, purple: 1 }), ["green", "purple"]);
  assertEquals(risingColours({ ...LEVEL, purple: 1, red: 9 }), ["purple", "green", "blue", "orange", "yellow", "red"]);
});

Deno.test("the layout follows the room that there is", () => {
  const kind = (width: number, height: number) => layoutOf(width, height, 2).kind;
  assertEquals([kind(1100, 800), kind(752, 584), kind(360, 590), kind(518, 316)], ["desk", "desk", "slim", "flat"]);
  // On a small phone the board of four keeps its room: the own sheet is compact there.
  assertEquals([layoutOf(360, 590, 4).ownRows, layoutOf(360, 590, 2).ownRows], [false, true]);
});
