// What the browser knows of the game against what the engine says. The engine's side comes as a file from the tests in
// Python (tests/web/games); without it there is nothing to compare.

import type { GameEvent, Offer, View } from "../../protocol.ts";
import { assert, assertEquals } from "../../testing.ts";
import { chart } from "./chart.ts";
import { type Colour, halves } from "./colours.ts";
import { describe } from "./describe.ts";
import { DIRECTIONS, type Geometry, geometryFor, pairFrom, placement } from "./geometry.ts";
import { prospectOf } from "./ghost.tsx";
import { reachOf, read, type Track, trackOf } from "./position.ts";
import { logLine, prompt, refusal, ruleAnchor } from "./words.ts";

interface Step {
  view: View;
  offer: Offer;
  move: string;
  points: [number, number];
  after: Track[];
}

interface Engine {
  boards: { players: number; rows: string[][]; pairs: string[]; printed: Record<string, Colour> }[];
  games: { options: { players: number }; steps: Step[]; events: GameEvent[]; end: View }[];
  rules: string[];
  kinds: string[];
}

const path = Deno.env.get("ENGINE_JSON");
const engine: Engine | null = path ? JSON.parse(Deno.readTextFileSync(path)) : null;

function agrees(name: string, compare: (engine: Engine) => void): void {
  Deno.test({ name, ignore: engine === null, fn: () => compare(engine!) });
}

const sorted = (names: Iterable<string>) => [...names].sort();

function pairsOf(geometry: Geometry): string[] {
  return geometry.cells.flatMap((cell) =>
    [0, 1, 2].flatMap((direction) => {
      const other = geometry.next(cell.name, direction);
      return other ? [cell.name + other] : [];
    })
  );
}

agrees("the board has the engine's cells, pairs and printed symbols", ({ boards }) => {
  for (const { players, rows, pairs, printed } of boards) {
    const geometry = geometryFor(players);
    assertEquals(geometry.rows.map((row) => row.map((cell) => cell.name)), rows);
    assertEquals(sorted(pairsOf(geometry)), sorted(pairs));
    assertEquals(sorted([...geometry.printed].map(String)), sorted(Object.entries(printed).map(String)));
  }
});

agrees("the ghost shows the points that the engine gives, and the markers as they will stand", ({ games }) => {
  for (const { steps } of games) {
    for (const { view, move, points, after } of steps) {
      const position = read(view);
      const [first, second] = pairFrom(move);
      const toward = DIRECTIONS.findIndex((_, direction) => position.geometry.next(first, direction) === second);
      const ghost = { first, second, toward, tile: move.slice(-2), move };
      const track = trackOf(position, position.turn);
      const found = prospectOf(position.geometry, position.grid, ghost, position.tracks[track]!, position.end);
      assertEquals(found.points, points, `${move} after ${position.laid.length} tiles`);
      assertEquals(found.track, after[track], `${move} after ${position.laid.length} tiles`);
    }
  }
});

agrees("a tile can lie where the engine offers it, from either cell", ({ games }) => {
  for (const { steps } of games) {
    for (const { view, offer, move } of steps) {
      const { geometry } = read(view);
      const reach = reachOf(geometry, offer);
      const found = [...reach].flatMap(([cell, directions]) =>
        directions.map((toward) => placement(cell, geometry.next(cell, toward)!, toward, "RG"))
      );
      const offered = (offer.pairs as string[]).flatMap((pair) => [`${pair}RG`, `${pair}GR`]);
      assertEquals(sorted(found), sorted(offered));
      assert(found.some((text) => text.startsWith(pairFrom(move).join(""))));
    }
  }
});

agrees("every kind of event has its line in the log, but for what another line tells", ({ games, kinds }) => {
  const told = new Set<string>();
  for (const { events } of games) {
    for (const event of events) if (logLine(event, [])) told.add(event.event);
  }
  // Racks come back as they were shown; swaps and lapsed bonuses are too rare for random games.
  const rare = ["rack_returned", "rack_shown", "bonus_lapsed", "bonus_earned", "first_player", "marker_moved"];
  assertEquals(kinds.filter((kind) => !told.has(kind) && !rare.includes(kind)), []);
  assert(logLine({ event: "rack_shown", seat: 0, tiles: ["RG", "BB"] }, []));
  assert(logLine({ event: "bonus_lapsed", seat: 0, plays: 1 }, []));
  assert(logLine({ event: "bonus_earned", seat: 0, plays: 2 }, []));
  assert(logLine({ event: "first_player", seat: 0 }, []));
  assert(logLine({ event: "marker_moved", seat: 0, colour: "red", from: 14, to: 18, filled: 1 }, []));
});

agrees("every refusal is put into words, with its place in the rules", ({ rules }) => {
  const facts = { cell: "f6", tile: "RG", colours: ["red"], seat: 0, turn: 1 };
  for (const rule of rules) {
    const words = refusal({ rule, facts, text: "as the engine says" });
    assert(words && words !== "as the engine says", rule);
    assert(ruleAnchor({ rule, facts, text: "" }), rule);
  }
});

agrees("every position can be told in words and drawn as a chart", ({ games }) => {
  for (const { steps, end, options } of games) {
    for (const view of [steps[3]!.view, steps.at(-1)!.view, end]) {
      const parts = describe(view, [], null);
      const board = parts.find((part) => part.lines.length === geometryFor(options.players).rows.length);
      assert(board, "the rows of the board");
      const laid = read(view).laid.length * 2 + 6;
      const symbols = board.lines.join().match(/star|disc|hexagon|sun|ring/g)?.length ?? 0;
      assertEquals(symbols, laid);
      assert(prompt(view, null, null, []));
    }
    const groups = chart([...steps.map((step) => step.view), end], []);
    assertEquals(groups.length, read(end).tracks.length);
    assertEquals(groups[0]!.series.map((series) => series.values.at(-1)), Object.values(read(end).tracks[0]!));
  }
});

agrees("a tile's halves are read as the engine writes them", ({ games }) => {
  for (const { steps, events } of games) {
    const laid = events.filter((event) => event.event === "tile_laid");
    assertEquals(laid.map((event) => halves(event.tile as string)), laid.map((event) => event.colours));
    assertEquals(steps.length, laid.length);
  }
});
