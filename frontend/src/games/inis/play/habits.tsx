// How the viewer wants to be asked in windows, by trigger.

import type { VNode } from "preact";
import type { BoardProps } from "../../../game.ts";
import { Dialog } from "../../../table/dialog.tsx";
import { t } from "../../../words.ts";
import { triggerName } from "../words/index.ts";

export const TRIGGERS = [
  ...["assembly begins", "action declared", "tale declared", "action resolved", "season card played", "tale played"],
  ...["tale draw", "toll", "clash begins", "citadels end", "resolution begins", "attacked", "removed"],
  ...["manoeuvre made", "turn ends", "gates open"],
];

const WAYS: { id: string; words(): string }[] = [
  { id: "ask", words: () => t("Always ask") },
  { id: "held", words: () => t("Ask if I hold a card that fits") },
  { id: "concerns", words: () => t("Ask only if it concerns me") },
  { id: "pass", words: () => t("Always pass") },
];

interface HabitsProps extends Pick<BoardProps, "habits" | "order"> {
  /** The trigger that is asked about now. */
  trigger: string;
  onClose(): void;
}

export function Habits({ habits, order, trigger, onClose }: HabitsProps): VNode {
  const sorted = [...TRIGGERS].sort((one, other) => Number(other === trigger) - Number(one === trigger));
  return (
    <Dialog title={t("When to ask you")} look="wide" onClose={onClose}>
      <p class="muted">
        {t("Nobody sees how you set this, or whether you were asked: an automatic pass takes as long as any other.")}
      </p>
      <ul class="inis-habits">
        {sorted.map((one) => (
          <li key={one} class={one === trigger ? "now" : ""}>
            <label for={`habit-${one}`}>{triggerName(one)}</label>
            <select
              id={`habit-${one}`}
              value={habits[one] ?? "held"}
              onChange={(event) => order({ t: "habit", trigger: one, do: event.currentTarget.value })}
            >
              {WAYS.map((way) => <option key={way.id} value={way.id}>{way.words()}</option>)}
            </select>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
