// Going through a game: to its ends, step by step, by itself, and by pulling the slider.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t, tc } from "../words.ts";
import type { Frame, Pace } from "./story.ts";
import { stepped } from "./story.ts";

const PATHS = {
  first: "M6 5v14M18 6l-9 6 9 6z",
  back: "M16 6l-9 6 9 6z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  on: "M8 6l9 6-9 6z",
  last: "M18 5v14M6 6l9 6-9 6z",
} as const;

function Sign({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon solid" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Milliseconds a step, at normal speed; a turn has more to look at than a move. */
const PAUSE: Record<Pace, number> = { move: 900, turn: 1600 };
const SPEEDS = [0.5, 1, 2, 4];

interface ControlsProps {
  frames: Frame[];
  at: number;
  onGo(at: number): void;
  /** What happened in this step, in words. */
  words: string;
}

export function Controls({ frames, at, onGo, words }: ControlsProps) {
  const [pace, setPace] = useState<Pace>("turn");
  const [speed, setSpeed] = useState(1);
  const last = frames.length - 1;
  const next = () => onGo(stepped(frames, at, 1, pace));
  const [playing, setPlaying] = usePlaying(at >= last, PAUSE[pace] / speed, next);
  const toggle = () => {
    if (!playing && at >= last) onGo(0);
    setPlaying(!playing);
  };
  const go = (to: number) => {
    setPlaying(false);
    onGo(to);
  };
  useKeys({
    ArrowLeft: (shift) => go(stepped(frames, at, -1, shift ? "move" : pace)),
    ArrowRight: (shift) => go(stepped(frames, at, 1, shift ? "move" : pace)),
    Home: () => go(0),
    End: () => go(last),
    " ": toggle,
  });
  return (
    <div class="replay-controls" role="group" aria-label={t("Replay")}>
      <div class="replay-buttons">
        <Button sign="first" label={t("To the beginning")} off={at === 0} onClick={() => go(0)} />
        <Button sign="back" label={t("Back")} off={at === 0} onClick={() => go(stepped(frames, at, -1, pace))} />
        <Button sign={playing ? "pause" : "play"} label={playing ? t("Pause") : t("Play by itself")} onClick={toggle} />
        <Button sign="on" label={t("Forward")} off={at >= last} onClick={() => go(stepped(frames, at, 1, pace))} />
        <Button sign="last" label={t("To the end")} off={at >= last} onClick={() => go(last)} />
      </div>
      <input
        type="range"
        class="replay-slider"
        min={0}
        max={Math.max(last, 0)}
        value={at}
        aria-label={t("Moment of the game")}
        aria-valuetext={words || t("Step {number} of {count}", { number: at + 1, count: last + 1 })}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <span class="replay-count figures" aria-hidden="true">{at + 1}/{last + 1}</span>
      <div class="replay-choices">
        <label>
          <span class="visually-hidden">{t("Step by")}</span>
          <select value={pace} onChange={(event) => setPace(event.currentTarget.value === "move" ? "move" : "turn")}>
            <option value="turn">{tc("step of a replay", "by turn")}</option>
            <option value="move">{tc("step of a replay", "by move")}</option>
          </select>
        </label>
        <label>
          <span class="visually-hidden">{t("Speed")}</span>
          <select value={String(speed)} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            {SPEEDS.map((one) => <option key={one} value={String(one)}>{t("{factor}×", { factor: one })}</option>)}
          </select>
        </label>
      </div>
    </div>
  );
}

interface ButtonProps {
  sign: keyof typeof PATHS;
  label: string;
  off?: boolean;
  onClick(): void;
}

/** Buttons at either end stay reachable, so that the keyboard does not lose its place. */
function Button({ sign, label, off, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off ? "true" : undefined}
      onClick={() => !off && onClick()}
    >
      <Sign name={sign} />
    </button>
  );
}

/** Goes on by itself until the end. */
function usePlaying(ended: boolean, pause: number, step: () => void): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const newest = useRef(step);
  newest.current = step;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => newest.current(), pause);
    return () => clearInterval(timer);
  }, [playing, pause]);
  useEffect(() => {
    if (ended) setPlaying(false);
  }, [ended]);
  return [playing, setPlaying];
}

/** The keys of a replay, wherever the focus is, but not where they have a meaning of their own. */
function useKeys(keys: Record<string, (shift: boolean) => void>): void {
  const newest = useRef(keys);
  newest.current = keys;
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector("dialog[open]") || hasOwnUse(event)) return;
      const action = newest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action(event.shiftKey);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

function hasOwnUse(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (event.key === " ") return target.closest("button, a, input, select, textarea, summary") !== null;
  return target.closest("select, textarea, input:not([type=range]), [role=tab]") !== null;
}
