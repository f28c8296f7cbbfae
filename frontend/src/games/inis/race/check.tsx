// The check of victory at the Assembly, shown step by step: one pretender after the other, one condition after the other,
// then who wins or why nobody does. It lies above the map and can be closed at any moment.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Player, Settings } from "../../../game.ts";
import type { GameEvent } from "../../../protocol.ts";
import { t, tn } from "../../../words.ts";
import { Emblem } from "../map/emblems.tsx";
import type { Progress } from "../view.ts";
import { nameOf, verdict } from "../words/index.ts";
import { Meter } from "./meter.tsx";
import { CONDITIONS, reachedWith } from "./race.ts";

interface Check {
  pretenders: number[];
  /** By seat. */
  met: number[];
  progress: (Progress & { deeds: number })[];
  winner: number | null;
}

export function checkIn(news: GameEvent[]): Check | null {
  const event = news.findLast((one) => one.event === "victory_check");
  if (!event || !Array.isArray(event.progress)) return null;
  return {
    pretenders: event.pretenders as number[],
    met: event.conditions as number[],
    progress: event.progress as Check["progress"],
    winner: event.winner as number | null,
  };
}

interface VictoryCheckProps {
  news: GameEvent[];
  players: Player[];
  settings: Settings;
  /** In a replay it goes when one steps on; at a table it stays until it is closed. */
  still: boolean;
  /** What lies far back is not shown: only what has just happened. */
  fresh: boolean;
}

export function VictoryCheck({ news, players, settings, still, fresh }: VictoryCheckProps): VNode | null {
  const [shown, setShown] = useState<Check | null>(null);
  useEffect(() => {
    const found = fresh ? checkIn(news) : null;
    if (found || still || news.some((event) => event.event === "season_begins")) setShown(found);
  }, [news, still, fresh]);
  if (!shown) return null;
  const { pretenders, progress } = shown;
  return (
    <Checking
      key={JSON.stringify([pretenders, progress])}
      check={shown}
      players={players}
      pace={PACES[settings.animation]}
      onClose={() => setShown(null)}
    />
  );
}

/** Milliseconds for each condition. */
const PACES: Record<Settings["animation"], number> = { off: 0, fast: 350, normal: 800, slow: 1600 };

function Checking({ check, players, pace, onClose }: {
  check: Check;
  players: Player[];
  pace: number;
  onClose(): void;
  key?: string;
}): VNode {
  const last = check.pretenders.length * CONDITIONS.length + 1;
  const [step, setStep] = useState(pace ? 0 : last);
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), pace);
    return () => clearTimeout(timer);
  }, [step, last, pace]);
  const done = step >= last;
  return (
    <section class="inis-check" aria-label={t("Victory check")} onClick={() => setStep(last)}>
      <h2>{t("Victory check")}</h2>
      <CheckRows check={check} players={players} step={step} />
      <p class={done ? "inis-verdict" : "inis-verdict hidden"} aria-live="polite">
        {done ? verdictOf(check, players) : ""}
      </p>
      <button type="button" class="button small" onClick={onClose}>{t("Close")}</button>
    </section>
  );
}

function verdictOf(check: Check, players: Player[]): string {
  return verdict(check.pretenders, check.met, check.winner, players);
}

/** A row for each pretender; conditions beyond `step` are still to come. */
function CheckRows({ check, players, step }: { check: Check; players: Player[]; step: number }): VNode {
  return (
    <ol class="inis-check-rows">
      {check.pretenders.map((seat, row) => {
        const { deeds, ...progress } = check.progress[seat]!;
        const passed = step - row * CONDITIONS.length;
        const reached = reachedWith(progress, deeds);
        return (
          <li key={seat} class={step > check.pretenders.length * 3 && seat === check.winner ? "won" : ""}>
            <h3>
              <Emblem seat={seat} size={22} /> {nameOf(seat, players)}
              <span class="inis-check-count">
                {passed >= CONDITIONS.length && conditionsWords(check.met[seat] ?? 0)}
              </span>
            </h3>
            <ul class="inis-meters">
              {reached.map((one, index) => (
                <li key={one.condition} class={index < passed ? "" : "hidden"}>
                  <Meter reached={one} spare={one.deeds} named />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

export function conditionsWords(count: number): string {
  return tn(count, "{count} condition", "{count} conditions");
}
