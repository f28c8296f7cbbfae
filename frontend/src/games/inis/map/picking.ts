// What pointing at the map, tapping and pressing keys on it mean.

import { useEffect, useState } from "preact/hooks";
import { type InisView, isSpot } from "../view.ts";
import { type Choice, isAsking, moveOf, seatOfName, under } from "./choosing.ts";
import { UNIT } from "./coast.ts";
import type { Land } from "./placing.ts";
import { type Handlers, usePointing } from "./pointing.ts";
import type { Viewport } from "./viewport.ts";

/** The territory about which something is shown; in passing as long as one points at it. */
export type Shown = { name: string; passing: boolean } | null;

interface Lie {
  view: InisView;
  lands: readonly Land[];
  choice: Choice;
  viewport: Viewport;
  still: boolean;
  onPick?: ((move: string) => void) | undefined;
  onWhy?: ((move: string) => void) | undefined;
}

export interface Picking {
  handlers: Handlers;
  hovered: string | null;
  /** A spot that was tapped or reached by keys: its ghost is shown. */
  lit: string | null;
  about: Shown;
  show(name: string | null): void;
  light(name: string): void;
  pick(name: string | null, touch?: boolean): void;
  /** Whether what one points at can be chosen. */
  over: boolean;
}

export function usePicking({ view, lands, choice, viewport, still, onPick, onWhy }: Lie): Picking {
  const [hovered, setHovered] = useState<string | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [about, setAbout] = useState<Shown>(null);
  const asking = isAsking(choice);
  const show = (name: string | null) => setAbout(name !== null && view.island[name] ? { name, passing: false } : null);
  useEffect(() => setLit(null), [choice]);
  useLinger(hovered, asking ? 900 : 450, about?.passing ?? true, setAbout);

  const pick = (name: string | null, touch = false) => {
    if (name === null) return setAbout(null);
    const { move, offered } = moveOf(name, choice);
    if (still || !offered) {
      if (asking && !still && seatOfName(name) === null) onWhy?.(move);
      else show(name);
    } else if (touch && isSpot(name) && lit !== name) {
      // The first tap of a finger shows the tile, the second lays it.
      setLit(name);
    } else {
      setAbout(null);
      onPick?.(move);
    }
  };
  const handlers = usePointing(viewport, {
    under: (at) => under(at, lands, choice, viewport.scale * UNIT),
    tap: pick,
    hover: setHovered,
    press: show,
  });
  const over = hovered !== null && moveOf(hovered, choice).offered;
  return { handlers, hovered, lit, about, show, light: (name) => isSpot(name) && setLit(name), pick, over };
}

/** Shows what was pointed at for a while, until one points elsewhere; what was asked for by a tap stays. */
function useLinger(name: string | null, after: number, passing: boolean, show: (shown: Shown) => void): void {
  useEffect(() => {
    if (!passing) return;
    show(null);
    if (name === null || isSpot(name) || seatOfName(name) !== null) return;
    const timer = setTimeout(() => show({ name, passing: true }), after);
    return () => clearTimeout(timer);
  }, [name]);
}
