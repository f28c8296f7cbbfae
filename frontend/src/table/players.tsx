// Who sits at the table: whose turn it is, who is there, who is a bot, and the clocks.

import { useEffect, useState } from "preact/hooks";
import type { Player } from "../game.ts";
import type { ClockNow } from "../protocol.ts";
import { number, t, tn } from "../words.ts";
import { face, isShort, left, span } from "./clocks.ts";
import { Icon } from "./icons.tsx";

/** A player with what only a running game has. */
export interface PlayerRow extends Player {
  awaited: boolean;
  /** A person whose browser is connected. */
  here: boolean;
  /** A person for whom a bot plays. */
  replaced: boolean;
}

interface PlayersProps {
  rows: PlayerRow[];
  clock?: ClockNow | undefined;
  /** The server's clock minus ours. */
  ahead?: number;
  watchers?: number;
}

export function Players({ rows, clock, ahead = 0, watchers = 0 }: PlayersProps) {
  return (
    <>
      <ol class="players">
        {rows.map((row) => (
          <li key={row.seat} class={["player", row.awaited ? "turn" : "", row.mine ? "own" : ""].join(" ")}>
            <span class={`presence ${presence(row)}`} aria-hidden="true" />
            <span class="player-name">{row.name}</span>
            <Marks row={row} />
            {clock && clock.kind !== "none" && <Clock clock={clock} seat={row.seat} ahead={ahead} />}
          </li>
        ))}
      </ol>
      {watchers > 0 && (
        <p class="watchers">
          <Icon name="eye" />
          <span class="watchers-count" aria-hidden="true">{number(watchers)}</span>
          <span class="watchers-text">{tn(watchers, "{count} person is watching", "{count} people are watching")}</span>
        </p>
      )}
    </>
  );
}

function presence(row: PlayerRow): string {
  if (row.bot && !row.replaced) return "bot";
  if (row.here) return "here";
  return row.away ? "away" : "gone";
}

function Marks({ row }: { row: PlayerRow }) {
  return (
    <span class="marks">
      {row.mine && <span class="badge own">{t("you")}</span>}
      {row.bot && (
        <span class="badge bot" title={row.replaced ? t("A bot plays for this person") : t("A bot plays here")}>
          <Icon name="bot" />
          <span class="visually-hidden">{row.replaced ? t("A bot plays for this person") : t("A bot plays here")}</span>
        </span>
      )}
      {!row.bot && !row.mine && !row.here && <span class="badge away">{t("away")}</span>}
      {row.awaited && <span class="visually-hidden">{t("on turn")}</span>}
    </span>
  );
}

/** A clock that ticks while it runs. */
function Clock({ clock, seat, ahead }: { clock: ClockNow; seat: number; ahead: number }) {
  const runs = clock.running.includes(seat);
  const now = useTick(runs, clock.kind === "days" ? 30_000 : 250) + ahead;
  const rest = left(clock, seat, now);
  if (rest === null) return null;
  const look = ["clock", "figures", runs ? "runs" : "", isShort(clock, rest) ? "short" : ""].join(" ");
  return (
    <span class={look} role="timer" aria-label={t("Time left: {time}", { time: span(rest) })}>
      {clock.kind === "days" ? span(rest) : face(rest)}
    </span>
  );
}

/** Our time, kept fresh while something runs. */
export function useTick(runs: boolean, every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [runs, every]);
  return now;
}
