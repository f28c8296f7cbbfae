// What part of the board is on the screen: zoom and pan, and the way between pixels and units of the picture.

import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Point } from "./geometry.ts";

export interface Scene {
  /** How much is zoomed in, from 1. */
  zoom: number;
  /** The point of the board in the middle of the screen. */
  x: number;
  y: number;
}

export interface Viewport extends Scene {
  /** Fingers move the board right now: it follows them at once. */
  held: boolean;
  /** The size of the place for the board, in pixels. */
  width: number;
  height: number;
  /** Pixels to a unit of the picture, zoom included. */
  scale: number;
  toPixels(at: Point): Point;
  /** From a point of the window to the picture. */
  toBoard(clientX: number, clientY: number): Point;
  /** Zoom by a factor around a point of the window. */
  zoomBy(factor: number, clientX?: number, clientY?: number): void;
  panBy(dx: number, dy: number): void;
  /** Come closer until a unit is this many pixels. The point stays where it is, unless there is no room around it. */
  close(at: Point, scale: number): void;
  /** Back to how it was before `close`, or to the whole board. */
  whole(): void;
  restore(): void;
}

const WHOLE: Scene = { zoom: 1, x: 0, y: 0 };
const MOST_ZOOM = 4;
/** The room that the cells around a cell need, in units of the picture. */
const AROUND = 28;

/** Keep the board on the screen: there is nothing to see beyond its edge. */
export function kept(scene: Scene, width: number, height: number): Scene {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, scene.zoom));
  const [spareX, spareY] = [width / 2 * (1 - 1 / zoom), height / 2 * (1 - 1 / zoom)];
  const within = (value: number, spare: number) => Math.min(spare, Math.max(-spare, value));
  return { zoom, x: within(scene.x, spareX), y: within(scene.y, spareY) };
}

/** `wide` and `high` are the size of the whole picture, around 0, 0. */
export function useViewport(place: RefObject<HTMLElement>, wide: number, high: number): Viewport {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [scene, setScene] = useState(WHOLE);
  const [held, setHeld] = useState(false);
  const saved = useRef<Scene | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return useMemo(() => {
    const unit = size.width && size.height ? Math.min(size.width / wide, size.height / high) : 1;
    const scale = unit * scene.zoom;
    const toBoard = (clientX: number, clientY: number): Point => {
      const box = place.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return {
        x: scene.x + (clientX - box.left - size.width / 2) / scale,
        y: scene.y + (clientY - box.top - size.height / 2) / scale,
      };
    };
    const toPixels = (at: Point): Point => ({
      x: size.width / 2 + (at.x - scene.x) * scale,
      y: size.height / 2 + (at.y - scene.y) * scale,
    });
    const show = (next: Scene, byHand = false) => {
      setHeld(byHand);
      setScene(kept(next, wide, high));
    };
    const zoomBy = (factor: number, clientX?: number, clientY?: number) => {
      const fixed = clientX === undefined || clientY === undefined ? scene : toBoard(clientX, clientY);
      const zoom = Math.min(MOST_ZOOM, Math.max(1, scene.zoom * factor));
      const part = scene.zoom / zoom;
      show(
        { zoom, x: fixed.x + (scene.x - fixed.x) * part, y: fixed.y + (scene.y - fixed.y) * part },
        clientX !== undefined,
      );
    };
    const close = (at: Point, wanted: number) => {
      if (scale >= wanted) return;
      saved.current ??= scene;
      const [room, { x, y }] = [AROUND * wanted, toPixels(at)];
      const within = (value: number, length: number) =>
        Math.max(Math.min(room, length / 2), Math.min(value, length - room));
      show({
        zoom: wanted / unit,
        x: at.x - (within(x, size.width) - size.width / 2) / wanted,
        y: at.y - (within(y, size.height) - size.height / 2) / wanted,
      });
    };
    const restore = () => {
      if (saved.current) show(saved.current);
      saved.current = null;
    };
    const whole = () => {
      saved.current = null;
      show(WHOLE);
    };
    const panBy = (dx: number, dy: number) =>
      show({ ...scene, x: scene.x - dx / scale, y: scene.y - dy / scale }, true);
    return { ...scene, ...size, held, scale, toPixels, toBoard, zoomBy, panBy, close, restore, whole };
  }, [size, scene, held, wide, high]);
}
