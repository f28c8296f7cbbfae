// The rack, the bag, and the tile that floats on its way from one to the other's place on the board.

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { t, tn } from "../../words.ts";
import { halves, type Tile, tileWord, turned } from "./colours.ts";
import { SIDE, STEP } from "./geometry.ts";
import type { Placing } from "./placing.ts";
import { SLACK } from "./pointing.ts";
import type { Position } from "./position.ts";
import { TileArt, useDrawings } from "./symbols.tsx";

const BOX = `${-STEP - 1} ${-SIDE - 1} ${2 * STEP + 2} ${2 * SIDE + 3}`;

/** A tile on its own. */
export function TilePicture({ tile, label }: { tile: Tile; label?: boolean | undefined }): VNode {
  useDrawings();
  const naming = label ? { role: "img" as const, "aria-label": tileWord(tile) } : { "aria-hidden": true as const };
  return (
    <svg class="ing-tile-picture" viewBox={BOX} {...naming}>
      <TileArt colours={halves(tile)} toward={0} />
    </svg>
  );
}

export interface RackProps {
  rack: Tile[];
  placing: Placing;
  /** In solitaire there is no rack, only the tile that was drawn. */
  lone: boolean;
  /** The places of tiles that have just been drawn. */
  fresh: Set<number>;
  /** Whether a tile may be taken now. */
  active: boolean;
  pick(place: number): void;
  /** A tile is dragged: it floats over this point of the window. */
  drag(place: number, clientX: number, clientY: number, touch: boolean): void;
  drop(): void;
}

export function Rack({ rack, placing, active, lone, fresh, pick, drag, drop }: RackProps): VNode {
  return (
    <div class={`ing-rack${active ? " active" : ""}${lone ? " lone" : ""}`} role="group" aria-label={t("My tiles")}>
      {rack.map((tile, place) => {
        const chosen = active && placing.tile === place;
        return (
          <RackTile
            key={`${place}${tile}`}
            tile={chosen && placing.flipped ? turned(tile) : tile}
            place={place}
            chosen={chosen}
            away={chosen && placing.cell !== null}
            fresh={fresh.has(place)}
            active={active}
            pick={pick}
            drag={drag}
            drop={drop}
          />
        );
      })}
      {Array.from(
        { length: Math.max(0, 6 - rack.length) },
        (_, gap) => <span key={gap} class="ing-gap" aria-hidden="true" />,
      )}
    </div>
  );
}

function RackTile({ tile, place, chosen, away, fresh, active, pick, drag, drop }:
  & { tile: Tile; place: number; chosen: boolean; away: boolean; fresh: boolean }
  & Pick<RackProps, "active" | "pick" | "drag" | "drop">): VNode {
  const hold = useRef({ x: 0, y: 0, down: false, dragging: false });
  const look = `ing-rack-tile${chosen ? " chosen" : ""}${away ? " away" : ""}${fresh ? " fresh" : ""}`;
  return (
    <button
      type="button"
      class={look}
      disabled={!active}
      aria-pressed={chosen}
      aria-keyshortcuts={String(place + 1)}
      aria-label={t("Tile {number}: {tile}", { number: place + 1, tile: tileWord(tile) })}
      onPointerDown={(event) => {
        hold.current = { x: event.clientX, y: event.clientY, down: true, dragging: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const held = hold.current;
        if (!held.down) return;
        held.dragging ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK;
        if (held.dragging) drag(place, event.clientX, event.clientY, event.pointerType !== "mouse");
      }}
      onPointerUp={() => {
        hold.current.down = false;
        if (hold.current.dragging) drop();
      }}
      onPointerCancel={() => {
        hold.current.down = false;
        if (hold.current.dragging) drop();
      }}
      onClick={() => {
        // A drag ends with a click too; it has been dealt with.
        if (!hold.current.dragging) pick(place);
        hold.current.dragging = false;
      }}
    >
      <TilePicture tile={tile} />
      <span class="ing-key" aria-hidden="true">{place + 1}</span>
    </button>
  );
}

/** The bag, and what everybody has seen go back into it. */
export function Bag({ position }: { position: Position }): VNode {
  const words = tn(position.bag, "{count} tile in the bag", "{count} tiles in the bag");
  const count = (
    <>
      <svg width="20" height="22" viewBox="0 0 20 22" aria-hidden="true">
        <path d="M7 5.2C3.6 7.6 1.5 11.4 1.5 15c0 4 3.2 5.6 8.5 5.6s8.5-1.6 8.5-5.6c0-3.6-2.1-7.4-5.5-9.8M7 5.2h6M7 5.2 5.6 1.6c1.4.6 2.8.6 4.4 0 1.6.6 3 .6 4.4 0L13 5.2" />
      </svg>
      <span aria-hidden="true">{position.bag}</span>
      <span class="visually-hidden">{words}</span>
    </>
  );
  const shown = position.swaps.filter((swap) => swap.shown.length);
  if (!shown.length) return <p class="ing-bag" title={words}>{count}</p>;
  return (
    <details class="ing-bag">
      <summary title={words}>{count}</summary>
      <div class="ing-bag-swaps">
        <p>{t("Swapped racks, back in the bag:")}</p>
        {shown.map((swap, index) => (
          <p key={index} class="ing-row">
            {swap.shown.map((tile, place) => <TilePicture key={place} tile={tile} label />)}
          </p>
        ))}
      </div>
    </details>
  );
}
