// Where the keyboard goes on: what was chosen often goes away with its focus, then the next thing to choose gets it.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isCard } from "../names.ts";
import { isPlace, isSpot } from "../view.ts";
import type { Asking } from "./asking.ts";

const CHOICES = ".inis-choices > [data-move]:not([data-move=cancel], [data-move=back], :disabled)";
const CARDS = ":is(.inis-hand, .inis-draft) .inis-card-button:has(.inis-card-playable)";

export function useFocus(root: RefObject<HTMLElement>, { moves, chain, ready, busy }: Asking): void {
  // Whether the person uses the keyboard here: a pointer needs no focus, and focus elsewhere is left alone.
  const keyboard = useRef(false);
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    const typed = () => keyboard.current = true;
    const pointed = () => keyboard.current = false;
    place.addEventListener("keydown", typed);
    addEventListener("pointerdown", pointed);
    return () => {
      place.removeEventListener("keydown", typed);
      removeEventListener("pointerdown", pointed);
    };
  }, []);
  useEffect(() => {
    if (busy || !keyboard.current || !isMisplaced(document.activeElement, root.current, moves)) return;
    next(root.current, moves, ready)?.focus({ preventScroll: true });
  }, [moves, chain, ready, busy]);
}

/** Whether the focus is lost, or where nothing that is asked now can be answered. */
function isMisplaced(focus: Element | null, root: HTMLElement | null, moves: string[]): boolean {
  if (!focus || focus === document.body) return true;
  if (!root?.contains(focus)) return false;
  if (focus.closest(".inis-map")) return !focus.classList.contains("offered");
  return moves.length > 0 && moves.every(onTheMap);
}

function onTheMap(move: string): boolean {
  return isPlace(move) || isSpot(move);
}

function next(root: HTMLElement | null, moves: string[], ready: boolean): HTMLElement | null | undefined {
  if (!root || (!moves.length && !ready)) return null;
  if (!ready && moves.some(onTheMap)) {
    return root.querySelector<HTMLElement>(".inis-map .inis-place.offered");
  }
  const hand = () => root.querySelector<HTMLElement>(CARDS);
  const choice = () => root.querySelector<HTMLElement>(CHOICES);
  return !ready && moves.some(isCard) ? hand() ?? choice() : choice() ?? hand();
}
