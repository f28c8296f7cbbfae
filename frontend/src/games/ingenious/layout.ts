// How much room the table has, and what it shows at that size.

import { useLayoutEffect, useState } from "preact/hooks";

export interface Layout {
  /** desk: the sheets beside the board. slim: everything below each other. flat: low and wide, everything left of the board. */
  kind: "desk" | "slim" | "flat";
  /** The own tracks as rows with markers, not as numbers only. */
  ownRows: boolean;
  /** Rows and columns of the board have their names beside them. */
  names: boolean;
}

/** Below this height there is no room for sheets with rows. */
const LOW = 480;
/** On a slim screen the own rows appear from this height on, by the number of players: the others' sheets need room. */
const ROWS_FROM = [0, 500, 500, 580, 660];

export function layoutOf(width: number, height: number, players: number): Layout {
  const names = width >= 980 && height >= 640;
  if (width >= 460 && height < LOW && width > height * 1.2) return { kind: "flat", ownRows: false, names };
  if (height >= LOW && (width >= 760 || (width >= 600 && width > height * 1.1))) {
    return { kind: "desk", ownRows: true, names };
  }
  return { kind: "slim", ownRows: height >= (ROWS_FROM[players] ?? 660), names };
}

export function useLayout(root: { current: HTMLElement | null }, players: number): Layout {
  const [layout, setLayout] = useState(() => layoutOf(0, 0, players));
  useLayoutEffect(() => {
    const element = root.current!;
    const measure = () => {
      const next = layoutOf(element.clientWidth, element.clientHeight, players);
      setLayout((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [players]);
  return layout;
}
