// Lists that grow at their end show it, unless somebody has scrolled up to read.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** How far from its end a list still counts as read to the end. */
const NEAR = 60;

/** The list to follow; `items` says when it has changed, `still` that it should stay where it is. */
export function useEnd<Box extends HTMLElement>(
  items: unknown[],
  still = false,
): { ref: RefObject<Box>; onScroll(): void } {
  const ref = useRef<Box>(null);
  const atEnd = useRef(true);
  const follow = () => {
    if (ref.current && atEnd.current && !still) ref.current.scrollTop = ref.current.scrollHeight;
  };
  useLayoutEffect(follow, [items, still]);
  useEffect(() => {
    // On a phone a list is unfolded later, and then shows its end.
    if (!ref.current) return;
    const observer = new ResizeObserver(follow);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [items.length > 0, still]);
  const onScroll = () => {
    const box = ref.current;
    if (box?.clientHeight) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  return { ref, onScroll };
}
