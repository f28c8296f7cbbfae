// What the table does when the viewer is looking, and when not: digest, announcements, sounds, unread lines of chat.

import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import type { GameModule, Player } from "../game.ts";
import { t } from "../words.ts";
import { type Digest, digestOf, lastSeen, remember } from "./digest.ts";
import { linesOf } from "./loglines.ts";
import type { Session } from "./session.ts";
import { playMove, playTurn } from "./sound.ts";
import { known, ownTurns, type TableState, undone } from "./state.ts";

/** Draw again whenever the session has changed. */
export function useSession(session: Session): TableState {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const stop = session.listen(() => redraw(null));
    redraw(null);
    return stop;
  }, [session]);
  return session.state;
}

/** Whether the page is visible; the server is told, so that it notifies only those who are not looking. */
export function useLooking(session: Session): boolean {
  const [looking, setLooking] = useState(!document.hidden);
  useEffect(() => {
    const changed = () => {
      setLooking(!document.hidden);
      session.send({ t: "looking", yes: !document.hidden });
      if (!document.hidden) session.connection.nudge();
    };
    const nudge = () => session.connection.nudge();
    document.addEventListener("visibilitychange", changed);
    addEventListener("online", nudge);
    addEventListener("offline", nudge);
    return () => {
      document.removeEventListener("visibilitychange", changed);
      removeEventListener("online", nudge);
      removeEventListener("offline", nudge);
    };
  }, [session]);
  const online = session.state.link.kind === "online";
  useEffect(() => {
    if (online && document.hidden) session.send({ t: "looking", yes: false });
  }, [online]);
  return looking;
}

/** What happened since the viewer last looked, until it is closed or the viewer moves. */
export function useDigest(
  key: string,
  module: GameModule,
  state: TableState,
  players: Player[],
  looking: boolean,
): [Digest | null, () => void] {
  const seen = useRef(lastSeen(key));
  const [digest, setDigest] = useState<Digest | null>(null);
  const shown = useRef(false);
  const newest = known(state);
  useAbsence(state.link.kind === "online", () => {
    shown.current = false;
  });
  useEffect(() => {
    if (!looking) {
      shown.current = false;
      return;
    }
    if (!newest) return;
    const before = seen.current;
    if (!shown.current && before !== null && before < newest && state.update?.state === "playing") {
      setDigest(digestOf(module, state.entries, players, before, undone(state.entries)));
    }
    shown.current = true;
    seen.current = newest;
    remember(key, newest);
  }, [looking, newest]);
  const own = state.entries.at(-1);
  useEffect(() => {
    if (own?.kind === "play" && own.seat !== null && players[own.seat]?.mine) setDigest(null);
  }, [own]);
  return [digest, () => setDigest(null)];
}

/** From here on a broken connection counts as not having looked. */
const ABSENCE = 20_000;

/** Calls back when a connection returns after a while. Must come before what depends on it. */
function useAbsence(online: boolean, onReturn: () => void): void {
  const since = useRef(0);
  if (!online) since.current ||= Date.now();
  else if (since.current) {
    if (Date.now() - since.current > ABSENCE) onReturn();
    since.current = 0;
  }
}

/** What a screen reader is told, and what is heard. */
export function useNews(
  module: GameModule,
  state: TableState,
  players: Player[],
  sound: boolean,
): { polite: string; urgent: string } {
  const told = useRef<number | null>(null);
  const called = useRef("");
  const [said, setSaid] = useState({ polite: "", urgent: "" });
  const { entries, update } = state;
  useEffect(() => {
    if (!update) return;
    const first = told.current === null;
    const fresh = first ? [] : entries.filter((entry) => entry.number > (told.current ?? 0));
    told.current = update.number;
    const turns = ownTurns(state);
    const call = turns.join();
    const mine = call !== "" && call !== called.current;
    called.current = call;
    const others = fresh.filter((entry) => entry.seat === null || !players[entry.seat]?.mine);
    const polite = others.flatMap((entry) => linesOf(module, entry, players)).map((line) => line.text).join(" ");
    setSaid({ polite, urgent: mine ? callWords(turns, players) : "" });
    if (sound && mine && !first) playTurn();
    else if (sound && others.some((entry) => entry.kind === "play")) playMove();
  }, [update?.number, update?.eyes]);
  return said;
}

function callWords(turns: number[], players: Player[]): string {
  const several = players.filter((player) => player.mine).length > 1;
  const name = players[turns[0] ?? -1]?.name ?? "";
  return several ? t("{name}: your turn", { name }) : t("Your turn");
}

/** How many lines were said since the chat was last open. */
export function useUnread(state: TableState, open: boolean): number {
  const last = state.chat.at(-1)?.n ?? 0;
  const read = useRef<number | null>(null);
  if (open || (read.current === null && state.welcome)) read.current = last;
  return state.chat.filter((line) => line.n > (read.current ?? last)).length;
}
