// The keys that the board listens to, wherever the focus is.

import { useEffect, useRef } from "preact/hooks";
import type { KeyHelp } from "../../game.ts";
import { t } from "../../words.ts";

export type Commands = Record<string, () => boolean>;

/** Keys belong to whoever is being typed into, or to an open dialog. */
function taken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;
}

/** `commands` by the place of a key on the keyboard (so that letters need not be Latin), with Shift as "Shift+KeyR", or by
 * what it types; each returns whether it did something. */
export function useKeys(commands: Commands, off: boolean): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    if (off) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event.target)) return;
      const code = event.shiftKey ? `Shift+${event.code}` : event.code;
      const command = latest.current[code] ?? latest.current[event.code] ?? latest.current[event.key];
      if (command?.()) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [off]);
}

export function keyHelp(): KeyHelp[] {
  return [
    { keys: ["1 – 6"], does: t("Pick a tile; once more flips it") },
    { keys: ["R", "Shift+R"], does: t("Turn the tile, also with the wheel") },
    { keys: ["F"], does: t("Flip the tile") },
    { keys: ["←", "↑", "→", "↓"], does: t("Move over the board; turn the tile once a cell is chosen") },
    { keys: ["Enter"], does: t("Choose the cell, lay the tile, confirm") },
    { keys: ["Esc"], does: t("One step back") },
    { keys: ["+", "−", "0"], does: t("Zoom in, zoom out, the whole board") },
  ];
}
