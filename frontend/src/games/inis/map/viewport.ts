// What part of the map is on the screen. The scene is in units of the map; a transformation that style sheets can animate
// brings it to pixels. Without a hand on it the map shows all of the island, also when it grows.

import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Box, Point } from "./geometry.ts";

/** Zoomed by hand: a factor on what shows everything, around a point of the map; null shows everything. */
export type Scene = { zoom: number; x: number; y: number } | null;

export interface Viewport {
  width: number;
  height: number;
  /** Pixels to a unit. */
  scale: number;
  zoom: number;
  held: boolean;
  /** The point of the map in the middle of the screen. */
  x: number;
  y: number;
  toMap(clientX: number, clientY: number): Point;
  /** A point of the map in pixels of the frame. */
  toFrame(at: Point): Point;
  zoomBy(factor: number, clientX?: number, clientY?: number): void;
  panBy(dx: number, dy: number): void;
  /** Bring a point onto the screen, if it is not there. */
  reveal(at: Point): void;
  whole(): void;
}

export const MOST_ZOOM = 6;

/** Keeps the island on the screen: its middle can't leave it. */
export function kept(scene: { zoom: number; x: number; y: number }, box: Box): Scene {
  const zoom = Math.min(MOST_ZOOM, scene.zoom);
  if (zoom <= 1.001) return null;
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return { zoom, x: within(scene.x, box.left, box.right), y: within(scene.y, box.top, box.bottom) };
}

interface Room {
  width: number;
  height: number;
  /** What is covered at the upper and the right edge by panels above the map. */
  top: number;
  right: number;
}

/** The place for the map. Panels lie in a corner above it: the island keeps clear of them, beside or below. */
export function roomIn(width: number, height: number, panels: { width: number; height: number }): Room {
  const there = panels.height > 8;
  const beside = there && width - panels.width > width * 0.55;
  const below = there && !beside;
  return {
    width,
    height,
    top: below ? Math.min(panels.height + 4, height * 0.45) : 0,
    right: beside ? panels.width + 8 : 0,
  };
}

function useRoom(
  frame: RefObject<HTMLElement>,
  panels: RefObject<HTMLElement> | undefined,
  measured: () => void,
): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, top: 0, right: 0 });
  useLayoutEffect(() => {
    const [element, above] = [frame.current, panels?.current];
    if (!element) return;
    const measure = (entries: ResizeObserverEntry[] = []) => {
      if (entries.some(({ target }) => target === element)) measured();
      const covered = { width: above?.offsetWidth ?? 0, height: above?.offsetHeight ?? 0 };
      setRoom(roomIn(element.clientWidth, element.clientHeight, covered));
    };
    measure();
    const observer = new ResizeObserver((entries) => measure(entries));
    observer.observe(element);
    if (above) observer.observe(above);
    return () => observer.disconnect();
  }, []);
  return room;
}

export function useViewport(frame: RefObject<HTMLElement>, box: Box, panels?: RefObject<HTMLElement>): Viewport {
  const [scene, setScene] = useState<Scene>(null);
  const [held, setHeld] = useState(true);
  const size = useRoom(frame, panels, () => setHeld(true));
  const { left, top, right, bottom } = box;
  return useMemo(() => {
    const { width, height } = size;
    const [wide, high] = [width - size.right, height - size.top];
    const fit = wide > 0 && high > 0 ? Math.min(wide / (right - left), high / (bottom - top)) : 1;
    const aside = { x: size.right / 2 / fit, y: -size.top / 2 / fit };
    const at = scene ?? { zoom: 1, x: (left + right) / 2 + aside.x, y: (top + bottom) / 2 + aside.y };
    const scale = fit * at.zoom;
    const show = (next: { zoom: number; x: number; y: number }, byHand: boolean) => {
      setHeld(byHand);
      setScene(kept(next, box));
    };
    const toMap = (clientX: number, clientY: number): Point => {
      const { left: x, top: y } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return { x: at.x + (clientX - x - width / 2) / scale, y: at.y + (clientY - y - height / 2) / scale };
    };
    const toFrame = ({ x, y }: Point): Point => ({
      x: width / 2 + (x - at.x) * scale,
      y: height / 2 + (y - at.y) * scale,
    });
    const zoomBy = (factor: number, clientX?: number, clientY?: number) => {
      const byHand = clientX !== undefined && clientY !== undefined;
      const fixed = byHand ? toMap(clientX, clientY) : at;
      const zoom = Math.min(MOST_ZOOM, Math.max(1, at.zoom * factor));
      const part = at.zoom / zoom;
      show({ zoom, x: fixed.x + (at.x - fixed.x) * part, y: fixed.y + (at.y - fixed.y) * part }, byHand);
    };
    const panBy = (dx: number, dy: number) => show({ ...at, x: at.x - dx / scale, y: at.y - dy / scale }, true);
    const reveal = (point: Point) => {
      const { x, y } = toFrame(point);
      if (x < 40 || y < 40 || x > width - 40 || y > height - 40) show({ ...at, ...point }, false);
    };
    const whole = () => {
      setHeld(false);
      setScene(null);
    };
    return {
      width,
      height,
      scale,
      zoom: at.zoom,
      held,
      x: at.x,
      y: at.y,
      toMap,
      toFrame,
      zoomBy,
      panBy,
      reveal,
      whole,
    };
  }, [size, scene, held, left, top, right, bottom]);
}
