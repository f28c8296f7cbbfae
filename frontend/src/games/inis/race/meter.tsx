// How far a condition is reached: its sign, six pips, the figure.

import type { VNode } from "preact";
import { conditionName, NEEDED, type Reached, reachedWords } from "./race.ts";
import { Sign } from "./signs.tsx";

/** `spare`: Deeds that could stand for what is missing here; drawn as rings. */
export function Meter({ reached, spare = 0, named = false }: {
  reached: Reached;
  spare?: number;
  named?: boolean;
}): VNode {
  const { condition, value, met } = reached;
  const words = reachedWords(reached);
  return (
    <span class={met ? "inis-meter met" : "inis-meter"} title={words}>
      <Sign name={condition} size={15} />
      {named && <span class="inis-meter-name" aria-hidden="true">{conditionName(condition)}</span>}
      <Pips value={value} deeds={spare} />
      <span class="inis-meter-figure figures" aria-hidden="true">
        {value}
        <small>/{NEEDED}</small>
      </span>
      <span class="visually-hidden">{words}</span>
    </span>
  );
}

function Pips({ value, deeds }: { value: number; deeds: number }): VNode {
  return (
    <svg class="inis-pips" viewBox="0 0 60 10" aria-hidden="true" focusable="false">
      {Array.from({ length: NEEDED }, (_, index) => {
        const look = index < value ? "full" : index < value + deeds ? "deed" : "empty";
        return <rect key={index} class={look} x={index * 10 + 1} y={1} width={8} height={8} rx={2} />;
      })}
    </svg>
  );
}
