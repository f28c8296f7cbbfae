// The board as it is played on: picture, ghost, petals, bubble, zoom. Everything that happens on it goes through `laying`.

import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../game.ts";
import { t } from "../../words.ts";
import type { Arrivals } from "./arrivals.ts";
import { extent, Frame, MARGIN, Slab, Tiles } from "./board.tsx";
import { Bubble, Icon } from "./bubble.tsx";
import { Cells, FocusRing } from "./cells.tsx";
import { halves } from "./colours.ts";
import { STEP } from "./geometry.ts";
import { FirstHalf, GhostArt, Petals, Rays } from "./ghost.tsx";
import type { Laying } from "./laying.ts";
import { inHand } from "./placing.ts";
import { usePointing, type Wishes } from "./pointing.ts";
import type { Position } from "./position.ts";
import { nameOf } from "./tracks.tsx";
import type { Viewport } from "./viewport.ts";
import { bonusText, gains } from "./words.ts";

/** Below this width of a cell, in pixels, the board comes closer before a finger has to hit a petal. */
const SMALL = 36;
const COMFORTABLE = 46;

export interface PlayAreaProps {
  table: BoardProps;
  position: Position;
  laying: Laying;
  arrivals: Arrivals;
  viewport: Viewport;
  names: boolean;
  /** Where a drag has its tile: a finger would cover it, so it floats above. */
  lift(clientX: number, clientY: number, touch: boolean): { x: number; y: number };
}

export function PlayArea({ table, position, laying, arrivals, viewport, names, lift }: PlayAreaProps): VNode {
  const { geometry } = position;
  const { now, prospect } = laying;
  const { wide, high } = extent(geometry, names ? MARGIN.named : MARGIN.plain);
  const [focus, setFocus] = useState(() => geometry.at(0, 0)!);
  const [byTouch, setByTouch] = useState(false);
  const svg = useRef<HTMLDivElement>(null);
  const handlers = usePointing(geometry, viewport, wishesOf(laying, lift, setByTouch));
  useCloser(viewport, laying, position, byTouch);
  useFocusBack(svg, laying);

  const pixel = 1 / viewport.scale;
  const picking = laying.active && now.tile !== null;
  // Where nearly every cell can be used, it is the others that stand out.
  const few = laying.reach.size < (geometry.cells.length - position.grid.size) / 2;
  const hand = inHand(now, position.rack ?? []);
  const ground = useMemo(() => <Slab geometry={geometry} names={names} />, [geometry, names]);
  const cells = useCells(table, position, laying, arrivals, focus, setFocus);
  const tiles = useMemo(
    () => <Tiles geometry={geometry} laid={position.laid} look={arrivals.look} />,
    [position, arrivals],
  );
  return (
    <div ref={svg} class={`ing-touch step-${now.step}${picking ? " picking" : ""}${few ? " few" : ""}`} {...handlers}>
      <Frame wide={wide} high={high} zoom={viewport.zoom} x={viewport.x} y={viewport.y} moving={viewport.held}>
        {ground}
        {cells}
        {tiles}
        {prospect && <Rays geometry={geometry} rays={prospect.rays.flat()} />}
        {hand && laying.petals.length > 0 && (
          <Petals geometry={geometry} petals={laying.petals} colour={halves(hand)[1]} pixel={pixel} />
        )}
        {now.step === "petals" && !prospect && now.cell && hand && (
          <FirstHalf geometry={geometry} cell={now.cell} colour={halves(hand)[0]} />
        )}
        {prospect && <GhostArt geometry={geometry} prospect={prospect} pixel={pixel} step={now.step} />}
        <FocusRing geometry={geometry} cell={focus} />
      </Frame>
      <ZoomButtons viewport={viewport} />
    </div>
  );
}

/** What fingers and mice on the board mean for the tile that is being laid. */
function wishesOf(laying: Laying, lift: PlayAreaProps["lift"], setByTouch: (touch: boolean) => void): Wishes {
  const { now, prospect } = laying;
  return {
    tap(cell, touch) {
      setByTouch(touch);
      if (cell) return laying.choose(cell, touch ? "touch" : "mouse");
      if (now.step !== "none") laying.back();
      return false;
    },
    hover: laying.hover,
    press: (cell) => cell && !laying.reach.has(cell) && laying.ask(cell),
    wheel(by) {
      if (!laying.active || !["hover", "laid", "petals"].includes(now.step)) return false;
      laying.turn(by);
      return true;
    },
    grabs: (cell) =>
      laying.active && now.step === "laid" && [prospect?.ghost.first, prospect?.ghost.second].includes(cell ?? ""),
    carry: (x, y, touch) => laying.drag(null, lift(x, y, touch)),
    drop: laying.drop,
  };
}

/** The cells. A pointer that moves over the board draws the ghost anew, not the cells. */
function useCells(
  table: BoardProps,
  position: Position,
  laying: Laying,
  arrivals: Arrivals,
  focus: string,
  setFocus: (name: string) => void,
): VNode {
  const latest = useRef(laying);
  latest.current = laying;
  const picking = laying.active && laying.now.tile !== null;
  return useMemo(() => {
    const usable = (name: string) => picking && laying.reach.has(name);
    return (
      <Cells
        geometry={position.geometry}
        laid={position.laid}
        focus={focus}
        setFocus={setFocus}
        laidBy={(tile) => {
          const seat = arrivals.seatOf(tile);
          return seat === null ? "" : nameOf(seat, table.players);
        }}
        look={(name) => (usable(name) ? "can" : picking && !position.grid.has(name) ? "cannot" : "")}
        use={(name) => (usable(name) ? t("can be used") : "")}
        choose={(cell) => latest.current.choose(cell, "keys")}
        arrow={(key) => turnedBy(latest.current, key)}
      />
    );
  }, [position, arrivals, table.players, laying.reach, picking, focus]);
}

/** While a cell is chosen, arrow keys turn the tile instead of moving on. */
function turnedBy(laying: Laying, key: string): boolean {
  if (laying.now.step !== "petals" || !laying.now.aimed || !key.startsWith("Arrow")) return false;
  laying.turn(key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
  return true;
}

/** A finger needs room for the petals: the board comes closer, and goes back afterwards. */
function useCloser(viewport: Viewport, laying: Laying, position: Position, byTouch: boolean): void {
  const { step, cell } = laying.now;
  useLayoutEffect(() => {
    const at = cell ? position.geometry.cell.get(cell) : undefined;
    if (byTouch && step === "petals" && at && STEP * viewport.scale < SMALL) viewport.close(at, COMFORTABLE / STEP);
    if (step === "none") viewport.restore();
  }, [step, cell]);
}

/** When a ghost laid by keyboard is taken up again, the focus goes back from its buttons to the board. */
function useFocusBack(area: { current: HTMLElement | null }, laying: Laying): void {
  const was = useRef(laying.now.step);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (was.current === "laid" && laying.now.step !== "laid" && laying.byKeys && lost) focusBoard(area.current);
    was.current = laying.now.step;
  });
}

export function focusBoard(area: Element | null): void {
  area?.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}

function ZoomButtons({ viewport }: { viewport: Viewport }): VNode {
  const stop = (event: Event) => event.stopPropagation();
  return (
    <div class={`ing-zoom${viewport.zoom > 1.02 ? " zoomed" : ""}`} onPointerDown={stop} onPointerUp={stop}>
      <button type="button" aria-label={t("Zoom in")} title={t("Zoom in")} onClick={() => viewport.zoomBy(1.5)}>
        <Icon>
          <path d="M12 6v12M6 12h12" />
        </Icon>
      </button>
      <button type="button" aria-label={t("Whole board")} title={t("Whole board")} onClick={viewport.whole}>
        <Icon>
          <path d="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4" />
        </Icon>
      </button>
    </div>
  );
}

/** The bubble of the ghost, in words. */
export function GhostBubble({ table, position, laying, viewport }: Pick<
  PlayAreaProps,
  "table" | "position" | "laying" | "viewport"
>): VNode | null {
  const { prospect, now } = laying;
  if (!prospect || !viewport.width) return null;
  const { ghost } = prospect;
  const cells = [ghost.first, ghost.second].map((cell) => position.geometry.cell.get(cell)!);
  return (
    <Bubble
      viewport={viewport}
      cells={cells}
      lit={prospect.rays.flat().flatMap((ray) => ray.cells.map((cell) => position.geometry.cell.get(cell)!))}
      text={gains(halves(ghost.tile), prospect.points)}
      bonus={bonusText(prospect, position)}
      buttons={now.step === "laid" && laying.active}
      petals={laying.petals.length > 1}
      busy={table.busy}
      focus={laying.byKeys}
      cancel={laying.back}
      turn={laying.turn}
      flip={laying.flip}
      confirm={laying.commit}
    />
  );
}
