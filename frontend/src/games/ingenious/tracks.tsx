// Score sheets: the six tracks of each player or team, as one list that style sheets lay out wide or compact.

import type { VNode } from "preact";
import type { Player } from "../../game.ts";
import { t, tn } from "../../words.ts";
import { type Colour, COLOURS, colourWord } from "./colours.ts";
import { lowest, type Position, type Track, trackOf } from "./position.ts";
import { Sprite } from "./symbols.tsx";

/** The six tracks. `after` is where the markers would stand, for shadow markers. */
export function Tracks({ track, after, end, rows, sprite = 16 }: {
  track: Track;
  after?: Track | null | undefined;
  end: number;
  /** A row with a marker for each colour; otherwise six small columns. */
  rows: boolean;
  sprite?: number;
}): VNode {
  const low = lowest(track);
  return (
    <ol class={`ing-tracks${end > 18 ? " double" : ""}${rows ? " rows" : ""}`}>
      {COLOURS.map((colour) => (
        <OneTrack
          key={colour}
          colour={colour}
          value={track[colour]}
          after={after ? after[colour] : track[colour]}
          end={end}
          low={low.length < COLOURS.length && low.includes(colour)}
          sprite={sprite}
        />
      ))}
    </ol>
  );
}

function OneTrack({ colour, value, after, end, low, sprite }: {
  colour: Colour;
  value: number;
  after: number;
  end: number;
  low: boolean;
  sprite: number;
}): VNode {
  const share = (at: number) => `${(at / end) * 100}%`;
  const ahead = after > value;
  const full = value >= end;
  const words = full ? t("at the end") : low ? t("lowest") : "";
  return (
    <li class={`ing-track ${colour}${low ? " low" : ""}${full ? " full" : ""}${ahead ? " ahead" : ""}`}>
      <Sprite colour={colour} size={sprite} />
      <span class="ing-groove" aria-hidden="true">
        <span class="ing-run">
          {ahead && <span class="ing-rise" style={{ left: share(value), width: share(after - value) }} />}
          <span class="ing-level" style={{ width: share(value) }} />
          {ahead && <span class="ing-peg shadow" style={{ left: share(after) }} />}
          <span class="ing-peg" style={{ left: share(value) }}>
            <Sprite colour={colour} size={sprite} />
          </span>
        </span>
      </span>
      <span class="visually-hidden">{colourWord(colour)}</span>
      <b class="ing-value">{ahead ? <ins>{after}</ins> : value}</b>
      {words && <span class="visually-hidden">({words})</span>}
    </li>
  );
}

export interface SheetProps {
  position: Position;
  /** The seats that share the track. */
  seats: number[];
  players: Player[];
  mine: boolean;
  rows: boolean;
  after?: Track | null | undefined;
}

export function Sheet({ position, seats, players, mine, rows, after }: SheetProps): VNode {
  const track = position.tracks[trackOf(position, seats[0]!)]!;
  const active = position.phase !== "over" && seats.includes(position.turn);
  const result = Math.min(...COLOURS.map((colour) => track[colour]));
  const name = sharedName(seats, players);
  return (
    <section class={`ing-sheet${mine ? " own" : ""}${active ? " turn" : ""}`} aria-label={name}>
      <header>
        <h2>{name}</h2>
        {!position.solo && seats.map((seat) => <Held key={seat} count={position.held[seat] ?? 0} />)}
        <span class="ing-result" title={t("The result is the lowest of the six.")}>
          {t("Lowest: {points}", { points: result })}
        </span>
      </header>
      <Tracks track={track} after={after} end={position.end} rows={rows} sprite={mine ? 18 : 14} />
    </section>
  );
}

/** How many tiles somebody holds. */
function Held({ count }: { count: number }): VNode {
  return (
    <span class="ing-held" title={tn(count, "{count} tile on the rack", "{count} tiles on the rack")}>
      <svg width="13" height="16" viewBox="0 0 13 16" aria-hidden="true">
        <path d="M6.5 .8 11.6 3.6V12.4L6.5 15.2 1.4 12.4V3.6Z" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{tn(count, "{count} tile on the rack", "{count} tiles on the rack")}</span>
    </span>
  );
}

/** The groups of seats that share a track, beginning with one's own, clockwise. */
export function sharing(position: Position, eyes: number | null): number[][] {
  const count = position.tracks.length;
  const first = eyes === null ? 0 : trackOf(position, eyes);
  return Array.from({ length: count }, (_, step) => {
    const track = (first + step) % count;
    return Array.from({ length: position.seats }, (_, seat) => seat).filter((seat) => seat % count === track);
  });
}

export function nameOf(seat: number, players: Player[]): string {
  return players.find((player) => player.seat === seat)?.name || t("Player {number}", { number: seat + 1 });
}

export function sharedName(seats: number[], players: Player[]): string {
  return seats.map((seat) => nameOf(seat, players)).join(" + ");
}
