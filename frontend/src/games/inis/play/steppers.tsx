// Counts of clans by territory, each with a button for one more and one less.

import type { VNode } from "preact";
import { t } from "../../../words.ts";
import { territoryName } from "../names.ts";
import { territoryOf } from "../view.ts";
import type { Count } from "./chain.ts";

interface SteppersProps {
  counts: Count[];
  busy: boolean;
  more(place: string): void;
  less(place: string): void;
}

export function Steppers({ counts, busy, more, less }: SteppersProps): VNode {
  return (
    <ul class="inis-steppers">
      {counts.map((one) => {
        const place = territoryName(territoryOf(one.place));
        return (
          <li key={one.place} class={one.count ? "inis-stepper some" : "inis-stepper"}>
            <span class="inis-stepper-place">{place}</span>
            <button
              type="button"
              class="inis-step"
              disabled={busy || !one.less}
              aria-label={t("{place}: one clan less", { place })}
              onClick={() => less(one.place)}
            >
              −
            </button>
            <output class="inis-stepper-count" aria-label={place}>{one.count}</output>
            <button
              type="button"
              class="inis-step"
              data-move={one.more ? one.place : undefined}
              disabled={busy || !one.more}
              aria-label={t("{place}: one clan more", { place })}
              onClick={() => more(one.place)}
            >
              +
            </button>
          </li>
        );
      })}
    </ul>
  );
}
