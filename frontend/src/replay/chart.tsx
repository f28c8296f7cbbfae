// How the game went, as lines over time: one picture for each player, a table for those who read it better.

import { useMemo, useState } from "preact/hooks";
import type { Chart as Group, ChartMark, GameModule, Player } from "../game.ts";
import { number, t } from "../words.ts";
import type { Frame } from "./story.ts";

const WIDTH = 320;
const HEIGHT = 132;
const EDGE = { left: 22, right: 8, top: 8, bottom: 8 };
/** Room below the lines for what happened when. */
const MARKS = 22;
/** Lines on the same height lie side by side, not on top of each other. */
const APART = 1.1;

interface ChartProps {
  module: GameModule;
  frames: Frame[];
  players: Player[];
  at: number;
  onGo(at: number): void;
}

export function Charts({ module, frames, players, at, onGo }: ChartProps) {
  const groups = useMemo(() => module.chart(frames.map((frame) => frame.view), players), [module, frames, players]);
  if (!groups.length || frames.length < 2) return <p class="empty">{t("There is nothing to draw yet.")}</p>;
  return (
    <div class="charts">
      <Legend group={groups.length ? { ...groups[0]!, marks: groups.flatMap((one) => one.marks ?? []) } : undefined} />
      {groups.map((group) => <Chart key={group.title} {...{ group, at, onGo }} last={frames.length - 1} />)}
      <Numbers {...{ groups, frames, at }} />
    </div>
  );
}

function Legend({ group }: { group: Group | undefined }) {
  return (
    <ul class="chart-legend" aria-hidden="true">
      {group?.series.map((series, index) => (
        <li key={series.label}>
          <svg viewBox="0 0 30 6" class="chart-sample">
            <path class={`chart-line dash-${index} ${series.look}`} d="M0 3H30" />
          </svg>
          {series.label}
        </li>
      ))}
      {group && moments(group).map(([sign, label]) => (
        <li key={sign}>
          <span class="chart-sign">{sign}</span> {label}
        </li>
      ))}
    </ul>
  );
}

/** The signs of what happened, each once. */
function moments(group: Group): [string, string][] {
  return [...new Map(group.marks?.filter((mark) => mark.strong).map((mark) => [mark.sign, mark.label]))];
}

interface OneProps {
  group: Group;
  at: number;
  last: number;
  onGo(at: number): void;
}

function Chart({ group, at, last, onGo }: OneProps) {
  const x = (index: number) => EDGE.left + (index / last) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / group.most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const pulled = (event: PointerEvent) => {
    if (event.type === "pointermove" && event.buttons !== 1) return;
    const box = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
    const share = ((event.clientX - box.left) / box.width * WIDTH - EDGE.left) / (WIDTH - EDGE.left - EDGE.right);
    onGo(Math.min(Math.max(Math.round(share * last), 0), last));
  };
  const now = group.series.map((series) => `${series.label} ${number(series.values[at] ?? 0)}`).join(", ");
  return (
    <figure class="chart">
      <figcaption>{group.title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + (group.marks ? MARKS : 0)}`}
        role="img"
        aria-label={t("{name}: {values}", { name: group.title, values: now })}
        onPointerDown={pulled}
        onPointerMove={pulled}
      >
        {ticks(group).map((value) => (
          <g key={value} class="chart-grid">
            <path d={`M${EDGE.left} ${y(value)}H${WIDTH - EDGE.right}`} />
            <text x={EDGE.left - 4} y={y(value)}>{number(value)}</text>
          </g>
        ))}
        {group.goal !== undefined && (
          <path class="chart-goal" d={`M${EDGE.left} ${y(group.goal)}H${WIDTH - EDGE.right}`} />
        )}
        {group.marks && <Marks marks={group.marks} x={x} />}
        {group.series.map((series, index) => (
          <path
            key={series.label}
            class={`chart-line dash-${index} ${series.look}`}
            d={line(series.values, x, y)}
            transform={`translate(0 ${((index - (group.series.length - 1) / 2) * APART).toFixed(2)})`}
          />
        ))}
        <path class="chart-now" d={`M${x(at).toFixed(1)} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} />
      </svg>
    </figure>
  );
}

/** What happened when, in two rows: the parts of the game, and below them its moments. */
function Marks({ marks, x }: { marks: ChartMark[]; x(index: number): number }) {
  return (
    <g class="chart-marks">
      {marks.map(({ at, sign, label, strong }, index) => {
        const low = HEIGHT - EDGE.bottom;
        return (
          <g key={index} class={strong ? "strong" : ""}>
            <title>{label}</title>
            {!strong && <path d={`M${x(at).toFixed(1)} ${EDGE.top}V${low}`} />}
            <text x={x(at).toFixed(1)} y={low + (strong ? 20 : 9)}>{sign}</text>
          </g>
        );
      })}
    </g>
  );
}

function ticks({ most, goal }: Group): number[] {
  if (goal) return [0, goal / 2, goal, ...(most > goal + 1 ? [most] : [])];
  return [0, 1, 2, 3].map((part) => Math.round((most * part) / 3));
}

/** A line in steps: what is counted jumps, it does not glide. */
function line(values: number[], x: (index: number) => number, y: (value: number) => number): string {
  let path = `M${x(0).toFixed(1)} ${y(values[0] ?? 0).toFixed(1)}`;
  for (let index = 1; index < values.length; index++) {
    if (values[index] === values[index - 1] && index < values.length - 1) continue;
    path += `H${x(index).toFixed(1)}V${y(values[index] ?? 0).toFixed(1)}`;
  }
  return path;
}

interface NumbersProps {
  groups: Group[];
  frames: Frame[];
  at: number;
}

/** The same as figures: at this moment, or after each turn. */
function Numbers({ groups, frames, at }: NumbersProps) {
  const [all, setAll] = useState(false);
  return (
    <section class="chart-numbers" aria-label={t("In figures")}>
      {all ? groups.map((group) => <EachTurn key={group.title} {...{ group, frames }} />) : <Now {...{ groups, at }} />}
      <button type="button" class="button small quiet" aria-pressed={all} onClick={() => setAll(!all)}>
        {all ? t("Only this moment") : t("Figures after each turn")}
      </button>
    </section>
  );
}

function Now({ groups, at }: Pick<NumbersProps, "groups" | "at">) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {groups.map((group) => <th key={group.title} scope="col">{group.title}</th>)}
        </tr>
      </thead>
      <tbody>
        {groups[0]?.series.map(({ label }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {groups.map((group) => <td key={group.title}>{number(group.series[index]?.values[at] ?? 0)}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EachTurn({ group, frames }: { group: Group; frames: Frame[] }) {
  const rows = frames.flatMap((frame, index) => (frame.endsTurn ? [index] : []));
  return (
    <div class="chart-table" tabIndex={0} role="group" aria-label={group.title}>
      <table>
        <caption>{group.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("Step")}</th>
            {group.series.map((series) => <th key={series.label} scope="col">{series.label}</th>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{number(row + 1)}</th>
              {group.series.map((series) => <td key={series.label}>{number(series.values[row] ?? 0)}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
