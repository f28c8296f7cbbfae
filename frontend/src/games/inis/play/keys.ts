// The keys that the table of Inis listens to, wherever the focus is; the map and the hand have keys of their own.

import { useEffect, useRef } from "preact/hooks";
import type { KeyHelp } from "../../../game.ts";
import { t } from "../../../words.ts";
import type { Asking } from "./asking.ts";

export function useKeys(asking: Asking, off: boolean): void {
  const latest = useRef(asking);
  latest.current = asking;
  useEffect(() => {
    if (off) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (COMMANDS[event.code]?.(latest.current)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [off]);
}

/** Keys belong to whoever is being typed into, or to an open dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;
}

const COMMANDS: Record<string, (asking: Asking) => boolean> = {
  Escape: ({ chain, back }) => act(chain.length > 0, back),
  KeyP: ({ moves, pick }) => act(moves.includes("pass"), () => pick("pass")),
  KeyD: ({ moves, pick }) => act(moves.includes("done"), () => pick("done")),
};

function act(can: boolean, what: () => void): boolean {
  if (can) what();
  return can;
}

export function keyHelp(): KeyHelp[] {
  return [
    { keys: ["←", "↑", "→", "↓"], does: t("From territory to territory on the map, from card to card in the hand") },
    { keys: ["Enter"], does: t("Choose the territory or the card, confirm") },
    { keys: ["I"], does: t("Show the rulings of a card") },
    { keys: ["P"], does: t("Pass") },
    { keys: ["D"], does: t("Done: no more of these") },
    { keys: ["Esc"], does: t("One step back") },
    { keys: ["+", "−", "0"], does: t("Zoom in, zoom out, the whole island") },
  ];
}
