// The hints of a guided first game: small cards beside the map, one at a time, that never block anything.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Player } from "../../../game.ts";
import { t } from "../../../words.ts";
import type { InisView, Step } from "../view.ts";
import { FIRST_HINTS, type Hint, hintFor, type Situation } from "./hints.ts";
import { type Memory, remember, remembered } from "./memory.ts";

interface GuideProps {
  view: InisView;
  seat: number;
  players: Player[];
  step: Step;
  moves: string[];
}

export function Guide({ view, seat, players, step, moves }: GuideProps): VNode {
  const [memory, setMemory] = useState(() => startOf(view));
  const keep = (next: Memory) => {
    remember(next);
    setMemory(next);
  };
  const situation: Situation = { view, seat, players, moves, step: moves.length ? step : null };
  const hint = memory.off ? null : hintFor(situation, memory.read);
  if (memory.off) {
    return (
      <button type="button" class="button small inis-hints-on" onClick={() => keep({ read: [], off: false })}>
        {t("Show hints")}
      </button>
    );
  }
  return (
    <div class="inis-guide" role="status">
      {hint && (
        <HintCard
          key={hint.id}
          hint={hint}
          situation={situation}
          onRead={() => keep({ ...memory, read: [...memory.read, hint.id] })}
          onOff={() => keep({ ...memory, off: true })}
        />
      )}
    </div>
  );
}

/** Another first game begins with the first hint again. */
function startOf(view: InisView): Memory {
  const memory = remembered();
  const anew = view.round === 0 && memory.read.some((id) => !FIRST_HINTS.includes(id));
  return anew ? { ...memory, read: [] } : memory;
}

function HintCard({ hint, situation, onRead, onOff }: {
  hint: Hint;
  situation: Situation;
  onRead(): void;
  onOff(): void;
  key?: string;
}): VNode {
  return (
    <details class="inis-hint" data-hint={hint.id} open={hasRoom(situation.view)}>
      <summary>{hint.title(situation)}</summary>
      <p>{hint.text(situation)}</p>
      <div class="inis-hint-buttons">
        <button type="button" class="button small" onClick={onRead}>{t("Got it")}</button>
        <button type="button" class="button small quiet" onClick={onOff}>{t("No hints")}</button>
      </div>
    </details>
  );
}

/** On a phone the panel of a clash already lies over the map: only the title stands there then. */
function hasRoom(view: InisView): boolean {
  return innerWidth >= 560 || view.clash === null;
}
