// What the game has to say: the log, what can be done now, why something can't.

import type { LogLine, Player, Refusal } from "../../game.ts";
import type { GameEvent, Offer, View } from "../../protocol.ts";
import { t, tn } from "../../words.ts";
import { type Colour, COLOURS, colourWord, type Tile, tileWord } from "./colours.ts";
import type { Prospect } from "./ghost.tsx";
import { movesOf, type Position, read } from "./position.ts";
import { nameOf } from "./tracks.tsx";

/** One sentence: what can be done now. */
export function prompt(view: View, offer: Offer | null, eyes: number | null, players: Player[]): string {
  const position = read(view);
  if (position.phase === "over") return t("The game is over.");
  if (position.phase === "dealing" || position.phase === "beginning") return t("The tiles are being dealt.");
  if (!offer || eyes === null) return t("To play: {name}", { name: nameOf(position.turn, players) });
  if (movesOf(offer).includes("swap")) return t("Your turn: keep your tiles or swap them.");
  if (movesOf(offer).length) return t("Your turn: end it.");
  if (position.solo && position.firstRound) return t("Lay the tile beside a printed symbol.");
  if (position.solo) return t("Lay the tile on any two free cells side by side.");
  if (position.firstRound) return t("Your turn: lay your first tile beside a printed symbol that no tile touches yet.");
  if ((position.held[eyes] ?? 6) < 6) {
    return tn(position.plays, "Bonus: lay {count} more tile.", "Bonus: lay {count} more tiles.");
  }
  return t("Your turn: pick a tile and lay it on two free cells.");
}

// The log

export function logLine(event: GameEvent, players: Player[]): LogLine | null {
  const name = typeof event.seat === "number" ? nameOf(event.seat, players) : "";
  switch (event.event) {
    case "first_player":
      return { text: t("First to play: {name}", { name }) };
    case "tile_laid":
      return {
        text: t("{name}: {tile} on {cells} ({gains})", {
          name,
          tile: tileWord(event.tile as Tile),
          cells: (event.cells as string[]).join(" "),
          gains: gains(event.colours as [Colour, Colour], event.points as [number, number]),
        }),
      };
    case "marker_moved":
      return markerLine(event, name);
    case "bonus_earned":
      return {
        text: tn(event.plays as number, "{name}: {count} bonus play", "{name}: {count} bonus plays", { name }),
        strong: true,
      };
    case "bonus_lapsed":
      return {
        text: tn(
          event.plays as number,
          "{name}: {count} bonus play lapses",
          "{name}: {count} bonus plays lapse",
          { name },
        ),
      };
    case "rack_shown":
      return { text: t("{name}: all tiles swapped, {tiles}", { name, tiles: tileList(event) }), strong: true };
    case "tile_drawn":
      return event.tile ? { text: t("{name}: new tile {tile}", { name, tile: tileWord(event.tile as Tile) }) } : null;
    case "game_over":
      return { text: overText(event, players), strong: true };
    default:
      // rack_returned: told with the swap.
      return null;
  }
}

function markerLine(event: GameEvent, name: string): LogLine | null {
  if (!event.filled) return null;
  const colour = colourWord(event.colour as Colour);
  return {
    text: t("{name}: INGENIOUS! {colour} at {points}", { name, colour, points: event.to as number }),
    strong: true,
  };
}

function tileList(event: GameEvent): string {
  return (event.tiles as Tile[]).map(tileWord).join(", ");
}

function overText(event: GameEvent, players: Player[]): string {
  const places = event.places as number[];
  const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(seat, players)] : []));
  if (places.length === 1) return t("The game is over.");
  if (event.reason === "all_filled") {
    return t("All six colours at the end. Wins at once: {names}", { names: winners.join(", ") });
  }
  return tn(winners.length, "The game is over. Winner: {names}", "The game is over. Winners: {names}", {
    names: winners.join(", "),
  });
}

/** What a placement scored, or would score: "red +3, green +1". The halves of a double go together. */
export function gains(colours: [Colour, Colour], points: [number, number]): string {
  const [first, second] = colours;
  const gain = (colour: Colour, gained: number) =>
    t("{colour} +{points}", { colour: colourWord(colour), points: gained });
  if (points[0] + points[1] === 0) return t("no points");
  if (first === second) return gain(first, points[0] + points[1]);
  if (!points[1]) return gain(first, points[0]);
  if (!points[0]) return gain(second, points[1]);
  return t("{first}, {second}", { first: gain(first, points[0]), second: gain(second, points[1]) });
}

/** The bonus that a ghost would earn, or nothing. */
export function bonusText(prospect: Prospect, position: Position): string {
  if (!prospect.ends.length) return "";
  const colours = prospect.ends.map(colourWord).join(", ");
  if (position.solo) return t("{colours}: end of the board", { colours });
  if (COLOURS.every((colour) => prospect.track[colour] >= position.end)) {
    return t("INGENIOUS! {colours}: all six at the end", { colours });
  }
  return t("INGENIOUS! {colours}: bonus play", { colours });
}

/** Whether something was done to a seat by others, which is told first when one comes back. */
export function concerns(event: GameEvent, _seat: number): boolean {
  return event.event === "bonus_earned" || event.event === "rack_shown" || event.event === "game_over";
}

// Why not?

export function refusal({ rule, facts, text }: Refusal): string {
  const fact = (name: string): string => String(facts[name] ?? "");
  switch (rule) {
    case "game_over":
      return t("The game is over.");
    case "not_your_turn":
      return t("It is not your turn.");
    case "chance_moves":
      return t("Tiles are being drawn; wait a moment.");
    case "lay_a_tile":
      return t("A tile must be laid now, on two free cells side by side.");
    case "not_on_rack":
      return t("You have no such tile: {tile}", { tile: tileWord(fact("tile")) });
    case "not_empty":
      return t("This cell is not free: {cell}", { cell: fact("cell") });
    case "first_round":
      return t("The first tile of each player lies beside a printed symbol that no other tile touches yet.");
    case "turn_ends":
      return t("All plays of this turn are made: keep your tiles or swap them.");
    case "swap_shows_lowest":
      return t("You can't swap while you hold tiles of your lowest colours: {colours}", {
        colours: ((facts.colours ?? []) as Colour[]).map(colourWord).join(", "),
      });
    case "who_begins":
      return t("Chance chooses who begins.");
    case "chance_draws":
      return t("A tile is being drawn.");
    case "not_in_bag":
      return t("No such tile is left in the bag: {tile}", { tile: tileWord(fact("tile")) });
    default:
      return text;
  }
}

const RULES = new Set([
  "game_over",
  "not_your_turn",
  "chance_moves",
  "lay_a_tile",
  "not_on_rack",
  "not_empty",
  "first_round",
  "turn_ends",
  "swap_shows_lowest",
  "who_begins",
  "chance_draws",
  "not_in_bag",
]);

export function ruleAnchor({ rule }: Refusal): string | null {
  return RULES.has(rule) ? rule.replaceAll("_", "-") : null;
}

/** How a solitaire result is called. */
export function gradeWord(grade: string): string {
  switch (grade) {
    case "weak":
      return t("weak");
    case "fair":
      return t("fair");
    case "solid":
      return t("solid");
    case "good":
      return t("good");
    default:
      return t("excellent");
  }
}

/** The colours from lowest to highest, with equal ones in the order of the board. */
export function risingColours(track: Record<Colour, number>): Colour[] {
  return [...COLOURS].sort((one, other) => track[one] - track[other]);
}
