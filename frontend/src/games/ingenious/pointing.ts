// Fingers and mice on the board: what is a tap, a long press, a pan, a pinch, and what carries the ghost along.

import { useEffect, useRef } from "preact/hooks";
import type { Geometry } from "./geometry.ts";
import type { Viewport } from "./viewport.ts";

export interface Wishes {
  tap(cell: string | null, touch: boolean): void;
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
const DOUBLE_TAP = 320;
const NOTCH = 40;

interface Gesture {
  kind: "tap" | "pan" | "pinch" | "carry" | "spent";
  cell: string | null;
  startX: number;
  startY: number;
  timer: number;
}

export function usePointing(geometry: Geometry, viewport: Viewport, wishes: Wishes): Handlers {
  const now = useRef({ geometry, viewport, wishes });
  now.current = { geometry, viewport, wishes };
  const handlers = useRef<Handlers | null>(null);
  handlers.current ??= handlersFor(now);
  useEffect(() => () => handlers.current?.onPointerCancel(new PointerEvent("pointercancel")), []);
  return handlers.current;
}

function handlersFor(
  now: { current: { geometry: Geometry; viewport: Viewport; wishes: Wishes } },
): Handlers {
  const fingers = new Map<number, { x: number; y: number }>();
  let gesture: Gesture | null = null;
  let lastTap = { at: 0, x: 0, y: 0 };
  let wheeled = 0;

  const cellAt = (x: number, y: number) => {
    const { geometry, viewport } = now.current;
    return geometry.under(viewport.toBoard(x, y));
  };
  const forget = () => {
    if (gesture) clearTimeout(gesture.timer);
    gesture = null;
  };
  const isNear = (event: PointerEvent, x: number, y: number, slack: number) =>
    Math.hypot(event.clientX - x, event.clientY - y) <= slack;

  function begin(event: PointerEvent): void {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      if (gesture?.kind === "carry") now.current.wishes.drop();
      forget();
      gesture = { kind: "pinch", cell: null, startX: 0, startY: 0, timer: 0 };
      return;
    }
    if (fingers.size > 2) return;
    const cell = cellAt(event.clientX, event.clientY);
    const press = () => {
      if (gesture?.kind !== "tap") return;
      gesture.kind = "spent";
      now.current.wishes.press(cell);
    };
    const timer = event.pointerType === "mouse" ? 0 : setTimeout(press, LONG_PRESS);
    gesture = { kind: "tap", cell, startX: event.clientX, startY: event.clientY, timer };
  }

  function move(event: PointerEvent): void {
    const { viewport, wishes } = now.current;
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") wishes.hover(cellAt(event.clientX, event.clientY));
      return;
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (gesture?.kind === "pinch") pinch(event, finger);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!gesture) return;
    if (gesture.kind === "tap" && !isNear(event, gesture.startX, gesture.startY, SLACK)) {
      clearTimeout(gesture.timer);
      gesture.kind = wishes.grabs(gesture.cell) ? "carry" : "pan";
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (gesture.kind === "pan") viewport.panBy(dx, dy);
    if (gesture.kind === "carry") wishes.carry(event.clientX, event.clientY, event.pointerType !== "mouse");
  }

  function pinch(event: PointerEvent, before: { x: number; y: number }): void {
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const gap = (x: number, y: number) => Math.hypot(x - other.x, y - other.y) || 1;
    const factor = gap(event.clientX, event.clientY) / gap(before.x, before.y);
    now.current.viewport.zoomBy(factor, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
  }

  function end(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    const { viewport, wishes } = now.current;
    const done = gesture;
    if (fingers.size === 0) forget();
    else if (done) done.kind = "spent";
    if (!done) return;
    if (done.kind === "carry") wishes.drop();
    if (done.kind !== "tap" || event.button !== 0) return;
    const touch = event.pointerType !== "mouse";
    const again = event.timeStamp - lastTap.at < DOUBLE_TAP && isNear(event, lastTap.x, lastTap.y, 24);
    lastTap = { at: again ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    // The second tap of two only zooms: whatever the first one did stays.
    if (touch && again) {
      if (viewport.zoom > 1.05) viewport.whole();
      else viewport.zoomBy(2, event.clientX, event.clientY);
      return;
    }
    wishes.tap(done.cell, touch);
  }

  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel(event) {
      fingers.delete(event.pointerId);
      if (gesture?.kind === "carry") now.current.wishes.drop();
      forget();
    },
    onPointerLeave(event) {
      if (event.pointerType === "mouse" && !gesture) now.current.wishes.hover(null);
    },
    onWheel(event) {
      if (event.ctrlKey) {
        event.preventDefault();
        now.current.viewport.zoomBy(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
        return;
      }
      wheeled += event.deltaMode ? event.deltaY * NOTCH : event.deltaY;
      if (Math.abs(wheeled) < NOTCH) return;
      if (now.current.wishes.wheel(wheeled > 0 ? 1 : -1)) event.preventDefault();
      wheeled = 0;
    },
    onContextMenu(event) {
      event.preventDefault();
      const { clientX, clientY } = event as MouseEvent;
      // A long press of a finger opens a menu too, on some phones; it has been dealt with.
      if (gesture?.kind !== "spent") now.current.wishes.press(cellAt(clientX, clientY));
    },
  };
}
