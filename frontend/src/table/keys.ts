// Single keys as shortcuts of the table. The board has its own.

import { useEffect, useRef } from "preact/hooks";

/** What a key does; the letters are those of a Latin keyboard, wherever they are on it. */
export type Shortcuts = Record<string, () => void>;

export function useShortcuts(on: boolean, shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  newest.current = shortcuts;
  useEffect(() => {
    if (!on) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const action = newest.current[keyOf(event)];
      if (!action || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [on]);
}

/** The key by its letter, or by its place where the keyboard writes other letters. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z?]$/i.test(event.key)) return event.key.toLowerCase();
  return event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
