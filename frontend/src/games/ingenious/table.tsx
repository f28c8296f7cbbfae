// The playing area of Ingenious: score sheets, board, rack and bag, and what appears above them.

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../game.ts";
import { t, tn } from "../../words.ts";
import { useArrivals, useBonus } from "./arrivals.ts";
import { extent, MARGIN } from "./board.tsx";
import { useKeys } from "./keys.ts";
import { type Laying, useLaying } from "./laying.ts";
import { useLayout } from "./layout.ts";
import { inHand } from "./placing.ts";
import { focusBoard, GhostBubble, PlayArea } from "./play_area.tsx";
import { movesOf, type Position, read } from "./position.ts";
import { Bag, Rack, TilePicture } from "./rack.tsx";
import { useSaying } from "./saying.ts";
import { SwapDialog } from "./swap.tsx";
import { useDrawings } from "./symbols.tsx";
import { nameOf, sharing, Sheet } from "./tracks.tsx";
import { useViewport, type Viewport } from "./viewport.ts";

/** How far a dragged tile floats above the finger, in pixels. */
const LIFT = 64;

export function Table(props: BoardProps): VNode {
  useDrawings();
  const { view, eyes, settings } = props;
  const position = read(view);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { kind, names, ownRows } = useLayout(root, position.seats);
  const { wide, high } = extent(position.geometry, names ? MARGIN.named : MARGIN.plain);
  const viewport = useViewport(place, wide, high);
  const { laying, lift, floating } = useFloating(useLaying(props, position), viewport);
  const arrivals = useArrivals(props, position);
  useTableKeys(props, laying, viewport, place);
  useSaying(props, position, laying);

  const look = `ing ${kind}${eyes === null ? " watching" : ""}`;
  return (
    <div ref={root} class={look} data-pace={settings.animation} data-symbols={settings.symbols}>
      <div class="ing-grid">
        <Sheets props={props} position={position} laying={laying} wide={kind === "desk"} ownRows={ownRows} />
        <div class="ing-place" ref={place}>
          <PlayArea {...{ table: props, position, laying, arrivals, viewport, names, lift }} />
          <GhostBubble table={props} position={position} laying={laying} viewport={viewport} />
          <Banner props={props} />
        </div>
        <div class="ing-hand">
          {position.rack && position.rack.length > 0 && (
            <Rack
              rack={position.rack}
              placing={laying.now}
              active={laying.active}
              lone={position.solo}
              fresh={arrivals.drawn}
              pick={laying.pick}
              drag={(tile, x, y, touch) => laying.drag(tile, lift(x, y, touch))}
              drop={laying.drop}
            />
          )}
          <Bag position={position} />
        </div>
      </div>
      <Floating at={floating} laying={laying} position={position} />
      <Swapping props={props} position={position} />
    </div>
  );
}

/** The score sheets: one's own in its place, those of the others together. */
function Sheets({ props, position, laying, wide, ownRows }: {
  props: BoardProps;
  position: Position;
  laying: Laying;
  wide: boolean;
  ownRows: boolean;
}): VNode {
  const { eyes, players } = props;
  const [first, ...others] = sharing(position, eyes);
  const watched = eyes === null && first ? [first, ...others] : others;
  return (
    <>
      <div class="ing-own">
        {eyes !== null && first && (
          <Sheet
            {...{ position, players }}
            seats={first}
            mine
            rows={ownRows}
            after={laying.prospect?.track}
          />
        )}
      </div>
      <div class="ing-others">
        {watched.map((seats) => <Sheet key={seats[0]} {...{ position, players, seats }} mine={false} rows={wide} />)}
      </div>
    </>
  );
}

/** A dragged tile floats: over the board it is the ghost, elsewhere a tile under the pointer or above the finger. */
function useFloating(laying: Laying, viewport: Viewport) {
  const [floating, setFloating] = useState<{ x: number; y: number } | null>(null);
  const lift = (clientX: number, clientY: number, touch: boolean) => {
    const y = clientY - (touch ? LIFT : 0);
    setFloating({ x: clientX, y });
    return viewport.toBoard(clientX, y);
  };
  const drop = () => {
    setFloating(null);
    laying.drop();
  };
  return { laying: { ...laying, drop }, lift, floating };
}

function Floating({ at, laying, position }: {
  at: { x: number; y: number } | null;
  laying: Laying;
  position: Position;
}): VNode | null {
  const hand = inHand(laying.now, position.rack ?? []);
  if (!at || !hand || laying.now.cell) return null;
  return (
    <div class="ing-floating" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <TilePicture tile={hand} />
    </div>
  );
}

/** The offer to swap: as the question after a play that is not committed yet, or as the only thing to do. */
function Swapping({ props, position }: { props: BoardProps; position: Position }): VNode | null {
  const { question, offer, eyes, busy, still } = props;
  if (eyes === null || still) return null;
  if (question) {
    const after = read(question.view);
    if (!movesOf(question.offer).includes("swap")) return null;
    const rack = after.rack ?? [];
    return (
      <SwapDialog
        position={after}
        seat={eyes}
        rack={rack}
        busy={busy}
        choose={props.answer}
        withdraw={props.withdraw}
      />
    );
  }
  const moves = movesOf(offer);
  if (moves.includes("swap")) {
    return (
      <SwapDialog
        position={position}
        seat={eyes}
        rack={position.rack ?? []}
        busy={busy}
        choose={props.play}
        withdraw={null}
      />
    );
  }
  if (!moves.includes("keep")) return null;
  return (
    <button type="button" class="button primary ing-end" disabled={busy} onClick={() => props.play("keep")}>
      {t("End the turn")}
    </button>
  );
}

function Banner({ props }: { props: BoardProps }): VNode | null {
  const bonus = useBonus(props);
  if (!bonus) return null;
  const name = nameOf(bonus.seat, props.players);
  return (
    <div class="ing-banner" aria-hidden="true">
      <strong>{t("INGENIOUS!")}</strong>
      <span>{tn(bonus.plays, "{name}: {count} bonus play", "{name}: {count} bonus plays", { name })}</span>
    </div>
  );
}

function useTableKeys(
  props: BoardProps,
  laying: Laying,
  viewport: Viewport,
  place: { current: HTMLElement | null },
): void {
  const pick = (tile: number) => () => {
    if (!laying.active) return false;
    laying.pick(tile);
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.closest(".ing-rack")) {
      focusBoard(place.current);
    }
    return true;
  };
  const acting = (act: () => void, when: boolean) => () => {
    if (when) act();
    return when;
  };
  const holding = laying.active && laying.now.tile !== null;
  useKeys({
    ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((tile) => [`Digit${tile + 1}`, pick(tile)])),
    ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((tile) => [`Numpad${tile + 1}`, pick(tile)])),
    KeyR: acting(() => laying.turn(1), holding),
    "Shift+KeyR": acting(() => laying.turn(-1), holding),
    KeyF: acting(laying.flip, holding),
    Escape: acting(laying.back, holding),
    Enter: () => {
      const free = document.activeElement === document.body || document.activeElement === null;
      return acting(laying.commit, free && laying.now.step === "laid" && laying.active)();
    },
    "+": acting(() => viewport.zoomBy(1.5), true),
    "=": acting(() => viewport.zoomBy(1.5), true),
    "-": acting(() => viewport.zoomBy(1 / 1.5), true),
    "0": acting(viewport.whole, true),
  }, props.still);
}
