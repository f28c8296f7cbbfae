// The buttons beside the sentence: what can be taken back, and what comes after the end.

import type { Update } from "../protocol.ts";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";
import type { PlayerRow } from "./players.tsx";
import type { Session } from "./session.ts";
import { ownSeats, type TableState, undone } from "./state.ts";

/** How a seat can take its last move back. */
export type UndoWay = { kind: "free" | "ask"; seat: number } | null;

export function undoWay(state: TableState): UndoWay {
  const { update, entries } = state;
  if (!update || update.state !== "playing") return null;
  const seats = ownSeats(state).filter((seat) => !update.seats[seat]?.bot);
  const free = seats.find((seat) => typeof update.undo[String(seat)] === "number");
  if (free !== undefined) return { kind: "free", seat: free };
  if (update.questions.some((question) => question.what === "undo")) return null;
  const gone = undone(entries);
  const last = entries.findLast((entry) => entry.kind === "play" && !gone.has(entry.number) && isOf(seats, entry.seat));
  return last && last.seat !== null ? { kind: "ask", seat: last.seat } : null;
}

function isOf(seats: number[], seat: number | null): boolean {
  return seat !== null && seats.includes(seat);
}

/** Take back freely, or ask the others. */
export function takeBack(session: Session): void {
  const way = undoWay(session.state);
  if (way?.kind === "free") session.undo(way.seat);
  else if (way) session.order({ t: "ask", seat: way.seat, what: "undo" });
}

/** Whether all people of a game by the day are here, so that it could go on at once. */
function couldGoLive(update: Update, players: PlayerRow[]): number | null {
  const people = players.filter((player) => !player.bot);
  const mine = people.find((player) => player.mine);
  const all = people.every((player) => update.seats[player.seat]?.here);
  const open = update.questions.some((question) => question.what === "live");
  return update.clock.kind === "days" && mine && people.length > 1 && all && !open ? mine.seat : null;
}

interface ActionsProps {
  state: TableState;
  players: PlayerRow[];
  session: Session;
  onResult(): void;
}

export function Actions({ state, players, session, onResult }: ActionsProps) {
  const { update, busy } = state;
  if (!update) return null;
  if (update.state === "over") {
    return (
      <button type="button" class="button small primary" onClick={onResult}>
        <Icon name="cup" /> {t("Result")}
      </button>
    );
  }
  if (update.state !== "playing") return null;
  if (!ownSeats(state).length) {
    return (
      <span class="badge">
        <Icon name="eye" /> {t("You are watching")}
      </span>
    );
  }
  const way = undoWay(state);
  const live = couldGoLive(update, players);
  // Bots always agree.
  const alone = players.every((player) => player.mine || player.bot);
  return (
    <>
      {live !== null && (
        <button
          type="button"
          class="button small"
          title={t("Everybody is here. The game by the day can go on at once, with a clock.")}
          onClick={() => session.order({ t: "ask", seat: live, what: "live" })}
        >
          <Icon name="clock" /> {t("Play live?")}
        </button>
      )}
      {players.filter((row) => row.mine && row.replaced).map((row) => (
        <button
          key={row.seat}
          type="button"
          class="button small turn"
          onClick={() => session.order({ t: "handover", seat: row.seat, to: "person" })}
        >
          {players.filter((other) => other.mine).length > 1 ? t("{name} is back", { name: row.name }) : t("I am back")}
        </button>
      ))}
      {way && <UndoButton free={way.kind === "free" || alone} busy={busy} session={session} />}
    </>
  );
}

function UndoButton({ free, busy, session }: { free: boolean; busy: boolean; session: Session }) {
  const label = free ? t("Undo") : t("Ask for undo");
  return (
    <button
      type="button"
      class={free ? "button small" : "button small quiet ask"}
      aria-label={label}
      disabled={busy}
      onClick={() => takeBack(session)}
    >
      <Icon name="undo" /> <span>{label}</span>
    </button>
  );
}
