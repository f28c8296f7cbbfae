// What a live table keeps besides the session: preferences, the device that goes round, the tab's title, the result.

import { useEffect, useRef, useState } from "preact/hooks";
import { showInTab } from "./attention.ts";
import type { TableConfig } from "./config.ts";
import type { Sheet } from "./menu.tsx";
import { load, type Preferences, save, wear } from "./preferences.ts";
import type { Session } from "./session.ts";
import { seatToPassTo } from "./sofa.tsx";

/** How long the last move may be looked at before the result lies over it. */
const RESULT_AFTER = 1600;

export function usePreferences(config: TableConfig): [Preferences, (changes: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(() => load(config));
  const change = (changes: Partial<Preferences>) => {
    setPreferences({ ...preferences, ...changes });
    if (changes.theme) wear(changes.theme);
    save(config, changes);
  };
  return [preferences, change];
}

/** For several people at one device: the seat to pass it to, and how somebody sits down. */
export function useSofa(session: Session): [number | null, (seat: number) => void] {
  const [asked, setAsked] = useState<number | null>(null);
  const eyes = session.state.update?.eyes ?? null;
  const pass = seatToPassTo(session.state, asked);
  useEffect(() => {
    // Nothing that one of them knows stays on the page while the device goes round.
    if (asked !== null && asked === eyes) setAsked(null);
    else if (pass !== null && pass !== asked && eyes !== null) session.look(null);
  }, [pass, asked, eyes]);
  const sit = (seat: number) => {
    setAsked(seat);
    session.look(seat);
  };
  return [pass, sit];
}

export function useTitle(title: string, call: string): void {
  useEffect(() => showInTab(title, call), [title, call]);
}

/** Show the result when a game ends, or at once when it was over already. */
export function useResult(over: boolean, setSheet: (sheet: Sheet) => void): void {
  const played = useRef(false);
  useEffect(() => {
    if (!over) {
      played.current = true;
      return;
    }
    const timer = setTimeout(() => setSheet("result"), played.current ? RESULT_AFTER : 0);
    return () => clearTimeout(timer);
  }, [over]);
}
