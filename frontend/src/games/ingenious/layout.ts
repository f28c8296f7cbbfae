// How much room the table has, and what it shows at that size.

import { useLayoutEffect, useState } from "preact/hooks";

export interface Layout {
  /** A narrow screen: everything below each other. */
  slim: boolean;
  /** The own tracks as rows with markers, not as numbers only. */
  ownRows: boolean;
  /** Rows and columns of the board have their names beside them. */
  names: boolean;
}

/** From this size on there is room for score sheets beside the board. Style sheets have the same numbers. */
const WIDE = 760;
const HIGH = 480;
/** On a narrow screen the own rows appear from this height on, by the number of players: the others' sheets need room. */
const ROWS_FROM = [0, 500, 500, 580, 660];
const NAMES_FROM = { width: 980, height: 640 };

export function layoutOf(width: number, height: number, players: number): Layout {
  const wide = width >= WIDE && height >= HIGH;
  return {
    slim: !wide,
    ownRows: wide || (width < WIDE && height >= (ROWS_FROM[players] ?? 660)),
    names: width >= NAMES_FROM.width && height >= NAMES_FROM.height,
  };
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
