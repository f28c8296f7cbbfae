// The whole table as text, for those who hear it: tracks, racks, and the board row by row.

import type { Player } from "../../game.ts";
import type { View } from "../../protocol.ts";
import { t, tn } from "../../words.ts";
import { COLOURS, colourWord, symbolWord, tileWord } from "./colours.ts";
import { lowest, type Position, read, trackOf } from "./position.ts";
import { nameOf, sharedName, sharing } from "./tracks.tsx";

export interface Part {
  heading: string;
  lines: string[];
}

export function describe(view: View, players: Player[], eyes: number | null): Part[] {
  const position = read(view);
  const parts: Part[] = [];
  if (position.rack) parts.push(rackPart(position));
  for (const seats of sharing(position, eyes)) parts.push(trackPart(position, seats, players));
  parts.push({ heading: t("Board"), lines: position.geometry.rows.map((_, row) => rowLine(position, row)) });
  parts.push(bagPart(position));
  return parts;
}

function rackPart(position: Position): Part {
  const lines = (position.rack ?? []).map((tile, place) =>
    t("Tile {number}: {tile}", { number: place + 1, tile: tileWord(tile) })
  );
  return { heading: t("My tiles"), lines: lines.length ? lines : [t("none")] };
}

function trackPart(position: Position, seats: number[], players: Player[]): Part {
  const track = position.tracks[trackOf(position, seats[0]!)]!;
  const low = lowest(track);
  const lines = COLOURS.map((colour) => {
    const values = { colour: colourWord(colour), points: track[colour] };
    return low.includes(colour) ? t("{colour}: {points} (lowest)", values) : t("{colour}: {points}", values);
  });
  if (!position.solo) {
    for (const seat of seats) {
      const count = position.held[seat] ?? 0;
      lines.push(
        tn(count, "{name}: {count} tile on the rack", "{name}: {count} tiles on the rack", {
          name: nameOf(seat, players),
        }),
      );
    }
  }
  return { heading: sharedName(seats, players), lines };
}

/** A row of the board: neighbouring free cells are named together. */
function rowLine(position: Position, row: number): string {
  const cells = position.geometry.rows[row]!;
  const pieces: string[] = [];
  let free: string[] = [];
  const close = () => {
    const [first, last] = [free[0], free.at(-1)];
    if (first && first === last) pieces.push(t("{cell} free", { cell: first }));
    else if (first && last) pieces.push(t("{first} to {last} free", { first, last }));
    free = [];
  };
  for (const { name } of cells) {
    const colour = position.grid.get(name);
    if (!colour) {
      free.push(name);
      continue;
    }
    close();
    pieces.push(t("{cell} {symbol}", { cell: name, symbol: symbolWord(colour) }));
  }
  close();
  return t("Row {row}: {cells}", { row: cells[0]!.name.charAt(0), cells: pieces.join(", ") });
}

function bagPart(position: Position): Part {
  const lines = [tn(position.bag, "{count} tile in the bag", "{count} tiles in the bag")];
  for (const swap of position.swaps) {
    lines.push(t("Swapped, back in the bag: {tiles}", { tiles: swap.shown.map(tileWord).join(", ") }));
  }
  return { heading: t("Bag"), lines };
}
