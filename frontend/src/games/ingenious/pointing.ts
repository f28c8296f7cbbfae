// Fingers and mice on the board: what is a tap, a long press, a pan, a pinch, and what carries the ghost along.

import { useEffect, useRef } from "preact/hooks";
import type { Geometry } from "./geometry.ts";
import type { Viewport } from "./viewport.ts";

export interface Wishes {
  /** Returns whether this laid a tile: then a tap that follows at once is a new one, not the second of two. */
  tap(cell: string | null, touch: boolean): boolean;
  hover(cell: string | null): void;
  /** A long press of a finger, or the other mouse button. */
  press(cell: string | null): void;
  /** A notch of the wheel; returns whether it was of use. */
  wheel(by: 1 | -1): boolean;
  /** Whether a drag that begins on this cell carries the ghost. */
  grabs(cell: string | null): boolean;
  carry(clientX: number, clientY: number, touch: boolean): void;
  drop(): void;
}

export interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onWheel(event: WheelEvent): void;
  onContextMenu(event: Event): void;
}

/** Further than this, in pixels, is no tap any more. */
export const SLACK = 9;
const LONG_PRESS = 550;
const DOUBLE_TAP = 250;
const SAME_PLACE = 20;
const NOTCH = 40;

type Kind = "tap" | "pan" | "pinch" | "carry" | "spent";

interface Place {
  x: number;
  y: number;
}

export function usePointing(geometry: Geometry, viewport: Viewport, wishes: Wishes): Handlers {
  const pointing = useRef<Pointing | null>(null);
  pointing.current ??= new Pointing();
  Object.assign(pointing.current, { geometry, viewport, wishes });
  useEffect(() => () => pointing.current?.forget(), []);
  return pointing.current.handlers;
}

class Pointing {
  declare geometry: Geometry;
  declare viewport: Viewport;
  declare wishes: Wishes;

  readonly handlers: Handlers = {
    onPointerDown: (event) => this.begin(event),
    onPointerMove: (event) => this.move(event),
    onPointerUp: (event) => this.end(event),
    onPointerCancel: (event) => this.cancel(event),
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse" && !this.kind) this.wishes.hover(null);
    },
    onWheel: (event) => this.wheel(event),
    onContextMenu: (event) => this.menu(event as MouseEvent),
  };

  private fingers = new Map<number, Place>();
  /** What is going on, from the first finger down to the last one up. */
  private kind: Kind | null = null;
  private start: Place & { cell: string | null } = { x: 0, y: 0, cell: null };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastTap: Place & { at: number; cell: string | null } = { at: 0, x: 0, y: 0, cell: null };
  private wheeled = 0;

  forget(): void {
    clearTimeout(this.timer);
    this.kind = null;
  }

  /** The cell that is seen at a point, even while the board is still moving there; between cells the nearest one. */
  private cellAt(x: number, y: number): string | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const cell = element.closest<SVGElement>("[data-cell]");
      if (cell) return cell.dataset.cell ?? null;
    }
    return this.geometry.under(this.viewport.toBoard(x, y));
  }

  private begin(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) {
      if (this.kind === "carry") this.wishes.drop();
      this.forget();
      this.kind = this.fingers.size === 2 ? "pinch" : "spent";
      return;
    }
    const cell = this.cellAt(event.clientX, event.clientY);
    this.start = { x: event.clientX, y: event.clientY, cell };
    this.kind = "tap";
    if (event.pointerType !== "mouse") this.timer = setTimeout(() => this.press(), LONG_PRESS);
  }

  private press(): void {
    if (this.kind !== "tap") return;
    this.kind = "spent";
    this.wishes.press(this.start.cell);
  }

  private move(event: PointerEvent): void {
    const { clientX, clientY } = event;
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") this.wishes.hover(this.cellAt(clientX, clientY));
      return;
    }
    if (this.kind === "pinch") this.pinch(event, finger);
    this.fingers.set(event.pointerId, { x: clientX, y: clientY });
    if (this.kind === "tap" && !isNear(event, this.start, SLACK)) {
      clearTimeout(this.timer);
      this.kind = this.wishes.grabs(this.start.cell) ? "carry" : "pan";
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (this.kind === "pan") this.viewport.panBy(clientX - finger.x, clientY - finger.y);
    if (this.kind === "carry") this.wishes.carry(clientX, clientY, event.pointerType !== "mouse");
  }

  private pinch(event: PointerEvent, before: Place): void {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const gap = (x: number, y: number) => Math.hypot(x - other.x, y - other.y) || 1;
    const factor = gap(event.clientX, event.clientY) / gap(before.x, before.y);
    this.viewport.zoomBy(factor, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
  }

  private end(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    const { kind } = this;
    if (this.fingers.size === 0) this.forget();
    else if (kind) this.kind = "spent";
    if (kind === "carry") this.wishes.drop();
    if (kind === "tap" && event.button === 0) this.tap(event);
  }

  private tap(event: PointerEvent): void {
    const { viewport } = this;
    const touch = event.pointerType !== "mouse";
    const { cell } = this.start;
    const { at, ...place } = this.lastTap;
    const again = event.timeStamp - at < DOUBLE_TAP && place.cell === cell && isNear(event, place, SAME_PLACE);
    this.lastTap = { at: again ? 0 : event.timeStamp, x: event.clientX, y: event.clientY, cell };
    // The second tap of two only zooms: whatever the first one did stays.
    if (!touch || !again) {
      if (this.wishes.tap(cell, touch)) this.lastTap.at = 0;
    } else if (viewport.zoom > 1.05) viewport.whole();
    else viewport.zoomBy(2, event.clientX, event.clientY);
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.kind === "carry") this.wishes.drop();
    this.forget();
  }

  private wheel(event: WheelEvent): void {
    if (event.ctrlKey) {
      event.preventDefault();
      this.viewport.zoomBy(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
      return;
    }
    this.wheeled += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
    if (Math.abs(this.wheeled) < NOTCH) return;
    if (this.wishes.wheel(this.wheeled > 0 ? 1 : -1)) event.preventDefault();
    this.wheeled = 0;
  }

  private menu(event: MouseEvent): void {
    event.preventDefault();
    // A long press of a finger opens a menu too, on some phones; it has been dealt with.
    if (this.kind !== "spent") this.wishes.press(this.cellAt(event.clientX, event.clientY));
  }
}

function isNear(event: PointerEvent, place: Place, slack: number): boolean {
  return Math.hypot(event.clientX - place.x, event.clientY - place.y) <= slack;
}
