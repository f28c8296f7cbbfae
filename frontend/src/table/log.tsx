// The log: what happened, in words, newest below. Pointing at a line marks it on the board.

import { useEffect } from "preact/hooks";
import type { GameEvent } from "../protocol.ts";
import { longMoment, moment, t } from "../words.ts";
import type { LogItem } from "./loglines.ts";
import { memo } from "./memo.tsx";
import { useEnd } from "./scrolling.ts";

interface LogProps {
  items: LogItem[];
  /** Mark these events on the board; none when the pointer has left. */
  onMark(events: GameEvent[]): void;
  /** For replays: go to an entry; `current` is the one that is shown. */
  onChoose?: (number: number) => void;
  current?: number | undefined;
}

export const Log = memo(function Log({ items, onMark, onChoose, current }: LogProps) {
  const { ref, onScroll } = useEnd<HTMLOListElement>(items, current !== undefined);
  useEffect(() => {
    ref.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  if (!items.length) return <p class="empty">{t("Nothing has happened yet.")}</p>;
  return (
    <ol
      class="log"
      ref={ref}
      onScroll={onScroll}
      onKeyDown={walk}
      tabIndex={0}
      aria-label={t("What happened")}
    >
      {items.map((item, index) => (
        <Item
          key={item.number}
          item={item}
          time={timeOf(item, items[index - 1])}
          onMark={onMark}
          onChoose={onChoose}
          current={item.number === current}
        />
      ))}
    </ol>
  );
});

/** The lines are one stop of the Tab key; up and down go from one to the next. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step < 0 ? lines.length - 1 : 0) : at + step;
  lines[next]?.focus();
}

/** The time of an item; empty where the one above says the same. */
function timeOf(item: LogItem, above: LogItem | undefined): string {
  const time = moment(item.at);
  return above && moment(above.at) === time ? "" : time;
}

interface ItemProps {
  item: LogItem;
  time: string;
  onMark(events: GameEvent[]): void;
  onChoose: ((number: number) => void) | undefined;
  current: boolean;
}

const Item = memo(function Item({ item, time, onMark, onChoose, current }: ItemProps) {
  const events = item.lines.flatMap((line) => line.events);
  const pointed = {
    onPointerEnter: () => onMark(events),
    onPointerLeave: () => onMark([]),
    onFocus: () => onMark(events),
    onBlur: () => onMark([]),
  };
  const lines = item.lines.map((line, index) => (
    <span key={index} class={line.strong ? "line strong" : "line"}>{line.text}</span>
  ));
  const body = item.undone ? <s>{lines}</s> : lines;
  const look = ["entry", `entry-${item.kind}`, item.undone ? "undone" : ""].join(" ");
  return (
    <li class={look} aria-current={current ? "step" : undefined}>
      <time dateTime={new Date(item.at).toISOString()} title={longMoment(item.at)}>{time}</time>
      {onChoose || events.length
        ? (
          <button type="button" class="entry-body" tabIndex={-1} {...pointed} onClick={() => onChoose?.(item.number)}>
            {body}
            {item.undone && <span class="visually-hidden">{t("(taken back)")}</span>}
          </button>
        )
        : <span class="entry-body">{body}</span>}
    </li>
  );
});
