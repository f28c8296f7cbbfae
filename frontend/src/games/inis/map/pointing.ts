// Fingers and mice on the map: what is a tap, a long press, a pan, a pinch. What they mean is for the island to say.

import { useEffect, useRef } from "preact/hooks";
import type { Point } from "./geometry.ts";
import type { Viewport } from "./viewport.ts";

export interface Wishes {
  /** What is meant by a point of the map: a name, or null. */
  under(at: Point): string | null;
  tap(name: string | null, touch: boolean): void;
  hover(name: string | null): void;
  /** A long press of a finger, or the other mouse button. */
  press(name: string | null): void;
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
const SLACK = 9;
const LONG_PRESS = 500;
const DOUBLE_TAP = 320;

type Kind = "tap" | "pan" | "pinch" | "spent";

export function usePointing(viewport: Viewport, wishes: Wishes): Handlers {
  const pointing = useRef<Pointing | null>(null);
  pointing.current ??= new Pointing();
  Object.assign(pointing.current, { viewport, wishes });
  useEffect(() => () => pointing.current?.forget(), []);
  return pointing.current.handlers;
}

class Pointing {
  declare viewport: Viewport;
  declare wishes: Wishes;

  readonly handlers: Handlers = {
    onPointerDown: (event) => this.begin(event),
    onPointerMove: (event) => this.move(event),
    onPointerUp: (event) => this.end(event),
    onPointerCancel: (event) => {
      this.fingers.delete(event.pointerId);
      if (!this.fingers.size) this.forget();
    },
    onPointerLeave: (event) => {
      if (event.pointerType === "mouse" && !this.kind) this.wishes.hover(null);
    },
    onWheel: (event) => {
      event.preventDefault();
      this.viewport.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), event.clientX, event.clientY);
    },
    onContextMenu: (event) => {
      event.preventDefault();
      const { clientX, clientY } = event as MouseEvent;
      if (!this.fingers.size) this.wishes.press(this.nameAt(clientX, clientY));
    },
  };

  private fingers = new Map<number, Point>();
  private kind: Kind | null = null;
  private start = { x: 0, y: 0, name: null as string | null };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = { at: 0, name: null as string | null };

  forget(): void {
    clearTimeout(this.timer);
    this.kind = null;
  }

  private nameAt(x: number, y: number): string | null {
    return this.wishes.under(this.viewport.toMap(x, y));
  }

  private begin(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.timer);
    if (this.fingers.size > 1) {
      this.kind = this.fingers.size === 2 ? "pinch" : "spent";
      return;
    }
    this.start = { x: event.clientX, y: event.clientY, name: this.nameAt(event.clientX, event.clientY) };
    this.kind = "tap";
    if (event.pointerType === "mouse") return;
    this.timer = setTimeout(() => {
      if (this.kind !== "tap") return;
      this.kind = "spent";
      this.wishes.press(this.start.name);
    }, LONG_PRESS);
  }

  private move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") this.wishes.hover(this.nameAt(x, y));
      return;
    }
    if (this.kind === "pinch") this.pinch(event, finger);
    this.fingers.set(event.pointerId, { x, y });
    if (this.kind === "tap" && Math.hypot(x - this.start.x, y - this.start.y) > SLACK) {
      clearTimeout(this.timer);
      this.kind = "pan";
      this.wishes.hover(null);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (this.kind === "pan") this.viewport.panBy(x - finger.x, y - finger.y);
  }

  private pinch(event: PointerEvent, before: Point): void {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const gap = (x: number, y: number) => Math.hypot(x - other.x, y - other.y) || 1;
    const factor = gap(event.clientX, event.clientY) / gap(before.x, before.y);
    this.viewport.zoomBy(factor, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
  }

  private end(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    const { kind, start } = this;
    if (this.fingers.size) this.kind = "spent";
    else this.forget();
    if (kind !== "tap" || event.button !== 0) return;
    const touch = event.pointerType !== "mouse";
    // Two taps on the sea zoom; on the land every tap counts, for one may choose the same place twice.
    const again = touch && start.name === null && this.last.name === null &&
      event.timeStamp - this.last.at < DOUBLE_TAP;
    this.last = { at: again ? 0 : event.timeStamp, name: start.name };
    if (!again) this.wishes.tap(start.name, touch);
    else if (this.viewport.zoom > 1.05) this.viewport.whole();
    else this.viewport.zoomBy(2, event.clientX, event.clientY);
  }
}
