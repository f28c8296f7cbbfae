// The playing area of Ingenious: score sheets, board, rack and bag, and what appears above them.

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../game.ts";
import { t, tn } from "../../words.ts";
import { useArrivals, useBonus } from "./arrivals.ts";
import { extent, MARGIN } from "./board.tsx";
import { tileWord } from "./colours.ts";
import { halves } from "./colours.ts";
import { useKeys } from "./keys.ts";
import { type Laying, useLaying } from "./laying.ts";
import { inHand } from "./placing.ts";
import { focusBoard, GhostBubble, PlayArea } from "./play_area.tsx";
import { movesOf, type Position, read } from "./position.ts";
import { Bag, Rack, TilePicture } from "./rack.tsx";
import { SwapDialog } from "./swap.tsx";
import { useDrawings } from "./symbols.tsx";
import { nameOf, sharing, Sheet } from "./tracks.tsx";
import { useViewport } from "./viewport.ts";
import { bonusText, gains } from "./words.ts";

/** How far a dragged tile floats above the finger, in pixels. */
const LIFT = 64;
/** From this width of the board on, rows and columns have their names beside them. */
const ROOMY = 620;

export function Table(props: BoardProps): VNode {
  useDrawings();
  const { view, eyes, players, settings } = props;
  const position = read(view);
  const place = useRef<HTMLDivElement>(null);
  const names = useRoomy(place);
  const { wide, high } = extent(position.geometry, names ? MARGIN.named : MARGIN.plain);
  const viewport = useViewport(place, wide, high);
  const laying = useLaying(props, position);
  const arrivals = useArrivals(props, position);
  const bonus = useBonus(props);
  const [floating, setFloating] = useState<{ x: number; y: number } | null>(null);
  useTableKeys(props, laying, viewport, place);
  useSaying(props, position, laying);

  const lift = (clientX: number, clientY: number, touch: boolean) => {
    const y = clientY - (touch ? LIFT : 0);
    setFloating({ x: clientX, y });
    return viewport.toBoard(clientX, y);
  };
  const drop = () => {
    setFloating(null);
    laying.drop();
  };
  const [own, ...others] = sharing(position, eyes);
  const sheet = (seats: number[], mine: boolean) => (
    <Sheet
      key={seats[0]}
      position={position}
      seats={seats}
      players={players}
      mine={mine}
      after={mine ? laying.prospect?.track : null}
    />
  );
  const watching = eyes === null;
  const hand = inHand(laying.now, position.rack ?? []);
  return (
    <div
      class={`ing${watching ? " watching" : ""} ${position.seats < 3 ? "few-players" : `players${position.seats}`}`}
      data-pace={settings.animation}
      data-symbols={settings.symbols}
    >
      <div class="ing-grid">
        <div class="ing-own">{!watching && sheet(own!, true)}</div>
        <div class="ing-others">{(watching ? [own!, ...others] : others).map((seats) => sheet(seats, false))}</div>
        <div class="ing-place" ref={place}>
          <PlayArea
            table={props}
            position={position}
            laying={{ ...laying, drop }}
            arrivals={arrivals}
            viewport={viewport}
            names={names}
            lift={lift}
          />
          <GhostBubble table={props} position={position} laying={laying} viewport={viewport} />
          {bonus && <Banner name={nameOf(bonus.seat, players)} plays={bonus.plays} />}
        </div>
        <div class="ing-hand">
          {position.rack && position.rack.length > 0 && (
            <Rack
              rack={position.rack}
              placing={laying.now}
              active={laying.active}
              lone={position.solo}
              pick={laying.pick}
              drag={(tile, x, y, touch) => laying.drag(tile, lift(x, y, touch))}
              drop={drop}
            />
          )}
          <Bag position={position} />
        </div>
      </div>
      {floating && hand && !laying.now.cell && (
        <div class="ing-floating" style={{ left: `${floating.x}px`, top: `${floating.y}px` }}>
          <TilePicture tile={hand} />
        </div>
      )}
      <Swapping props={props} position={position} />
    </div>
  );
}

/** Whether there is room for the names of rows and columns. */
function useRoomy(place: { current: HTMLElement | null }): boolean {
  const [roomy, setRoomy] = useState(false);
  useLayoutEffect(() => {
    const element = place.current!;
    const observer = new ResizeObserver(() =>
      setRoomy(Math.min(element.clientWidth, element.clientHeight * 1.15) >= ROOMY)
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return roomy;
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

function Banner({ name, plays }: { name: string; plays: number }): VNode {
  return (
    <div class="ing-banner" aria-hidden="true">
      <strong>{t("INGENIOUS!")}</strong>
      <span>{tn(plays, "{name}: {count} bonus play", "{name}: {count} bonus plays", { name })}</span>
    </div>
  );
}

function useTableKeys(
  props: BoardProps,
  laying: Laying,
  viewport: ReturnType<typeof useViewport>,
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
    // The places of the keys, for those whose letters are not Latin.
    KeyR: acting(() => laying.turn(1), holding),
    "Shift+R": acting(() => laying.turn(-1), holding),
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

/** Say what can be done next while a tile is being laid. */
function useSaying(props: BoardProps, position: Position, laying: Laying): void {
  const { now, prospect } = laying;
  let text = "";
  if (laying.active && now.tile !== null) {
    const hand = inHand(now, position.rack ?? []);
    if (prospect && (now.step === "laid" || now.aimed)) {
      const { ghost } = prospect;
      const values = {
        cells: `${ghost.first} ${ghost.second}`,
        gains: gains(halves(ghost.tile), prospect.points),
        bonus: bonusText(prospect, position.solo, false),
      };
      text = values.bonus ? t("{cells}: {gains}. {bonus}", values) : t("{cells}: {gains}", values);
    } else if (now.step === "petals") text = t("Now choose the cell of the other half.");
    else if (hand && now.step === "none") {
      text = t("{tile}: choose a cell for its first half.", { tile: tileWord(hand) });
    }
  }
  const last = useRef("");
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    props.say(text);
  }, [text]);
}
