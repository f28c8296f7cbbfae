// A game stepped through: the board at a moment, the way through the game, the log, the chart.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, GameModule, Player } from "../game.ts";
import type { GameEvent } from "../protocol.ts";
import { complete } from "../table/config.ts";
import { BoardFrame } from "../table/frame.tsx";
import { Icon } from "../table/icons.tsx";
import { Log } from "../table/log.tsx";
import { LogMaker, toldBy } from "../table/loglines.ts";
import { load, settingsOf } from "../table/preferences.ts";
import { undone } from "../table/state.ts";
import { type Tab, TableView } from "../table/view.tsx";
import { t } from "../words.ts";
import { Charts } from "./chart.tsx";
import { type Eyes, type ReplayConfig, type Told, written } from "./config.ts";
import { Controls } from "./controls.tsx";
import { More } from "./more.tsx";
import { eventsUpTo, type Frame, frameAt, frameOf, momentOf, stepped, type Story, storyOf } from "./story.ts";

export interface ReplayProps {
  config: ReplayConfig;
  module: GameModule;
  /** The game with some eyes. */
  tell(eyes: Eyes): Promise<Told>;
  first: Told;
}

export function Replay({ config, module, tell, first }: ReplayProps) {
  const [story, setStory] = useState(() => storyOf(first));
  const [at, setAt] = useState(() => beginning(story, config.over));
  const [tab, setTab] = useState<string | null>(null);
  const [marked, setMarked] = useState<GameEvent[]>([]);
  const [failed, setFailed] = useState(false);
  const before = useBefore(at, story.eyes);
  const players = useMemo(() => playersOf(config), [config]);
  const frame = story.frames[at];
  const look = async (eyes: Eyes) => {
    try {
      setStory(storyOf(await tell(eyes)));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => remember(frame, story.eyes), [frame, story.eyes]);
  if (!frame) return <p class="notice">{t("Nothing has happened yet.")}</p>;
  const words = wordsOf(module, story, at, players);
  return (
    <TableView
      title={config.title}
      home={config.links.table ?? config.links.home ?? "#"}
      homeLabel={config.links.table ? t("To the table") : undefined}
      prompt={<span aria-live="polite">{words || overWords(story, at)}</span>}
      actions={<EyesChoice config={config} players={players} eyes={story.eyes} onLook={look} />}
      notices={failed && <p class="banner bad" role="alert">{t("That could not be loaded. Please try again.")}</p>}
      players={<Names players={players} seat={frame.seat} />}
      board={
        <div class="replay-stage">
          <Board {...{ module, story, at, before, players, marked, config }} />
          <Controls frames={story.frames} at={at} onGo={setAt} words={words} />
        </div>
      }
      tabs={tabsOf({ config, module, story, at, players, setAt, setMarked })}
      tab={tab}
      onTab={setTab}
    />
  );
}

interface BoardPartProps {
  module: GameModule;
  story: Story;
  at: number;
  before: number | null;
  players: Player[];
  marked: GameEvent[];
  config: ReplayConfig;
}

/** The board at a moment. Stepping on shows what moved; anywhere else it is simply there. */
function Board({ module, story, at, before, players, marked, config }: BoardPartProps) {
  const settings = useMemo(() => settingsOf(load(complete(settingsPart(config)))), [config]);
  const { frames, eyes } = story;
  const frame = frames[at];
  const on = before !== null && before < at && at <= stepped(frames, before, 1, "turn");
  const news = useMemo(
    () => (on ? frames.slice(before + 1, at + 1).flatMap((one) => one.events) : eventsUpTo(frames, at)),
    [frames, at, before],
  );
  if (!frame) return null;
  return (
    <>
      <div class="replay-board">
        <BoardFrame
          module={module}
          view={frame.view}
          before={on ? frames[before]?.view ?? null : null}
          news={news}
          eyes={seatOf(eyes)}
          players={players}
          settings={settings}
          marked={marked}
          still
          {...NOTHING}
        />
      </div>
      {frame.hands && module.Hands && (
        <div class="replay-hands">
          <module.Hands views={frame.hands} players={players} />
        </div>
      )}
    </>
  );
}

const NOTHING: Pick<
  BoardProps,
  | ("offer" | "question" | "sealed" | "confirm" | "busy" | "play" | "answer" | "withdraw" | "why" | "say")
  | ("talk" | "habits" | "orders" | "order")
> = {
  offer: null,
  question: null,
  sealed: null,
  talk: { lines: [], open: false, say: () => {} },
  habits: {},
  orders: null,
  order: () => {},
  confirm: false,
  busy: false,
  play: () => {},
  answer: () => {},
  withdraw: () => {},
  why: () => Promise.resolve(null),
  say: () => {},
};

interface TabsProps {
  config: ReplayConfig;
  module: GameModule;
  story: Story;
  at: number;
  players: Player[];
  setAt(at: number): void;
  setMarked(events: GameEvent[]): void;
}

function tabsOf({ config, module, story, at, players, setAt, setMarked }: TabsProps): Tab[] {
  const { frames, entries } = story;
  const maker = useMemo(() => new LogMaker(module), [module]);
  const items = useMemo(() => maker.items(entries, players, undone(entries)), [maker, entries, players]);
  const frame = frames[at]!;
  const last = frames.at(-1)!;
  const tabs: Tab[] = [
    {
      id: "log",
      label: t("Log"),
      icon: "log",
      content: (
        <Log
          items={items}
          onMark={setMarked}
          onChoose={(entry) => setAt(frameOf(frames, entry))}
          current={frame.entry}
        />
      ),
    },
    {
      id: "chart",
      label: t("Chart"),
      icon: "chart",
      content: <Charts {...{ module, frames, players, at }} onGo={setAt} />,
    },
    {
      id: "more",
      label: t("More"),
      icon: "menu",
      content: (
        <More
          {...{ config, module, players, frame }}
          eyes={seatOf(story.eyes)}
          goesOn={frame.entry !== last.entry || !story.ranked}
        />
      ),
    },
  ];
  if (!story.ranked) return tabs;
  const result: Tab = {
    id: "result",
    label: t("Result"),
    icon: "cup",
    content: (
      <div class="replay-result">
        <module.Result view={last.view} players={players} />
      </div>
    ),
  };
  return [...tabs.slice(0, 2), result, ...tabs.slice(2)];
}

function EyesChoice({ config, players, eyes, onLook }: {
  config: ReplayConfig;
  players: Player[];
  eyes: Eyes;
  onLook(eyes: Eyes): void;
}) {
  if (config.eyes.length < 2) return null;
  return (
    <label class="replay-eyes">
      <Icon name="eye" />
      <span class="visually-hidden">{t("Seen by")}</span>
      <select
        value={written(eyes)}
        onChange={(event) => onLook(config.eyes.find((one) => written(one) === event.currentTarget.value) ?? null)}
      >
        {config.eyes.map((one) => <option key={written(one)} value={written(one)}>{eyesWords(one, players)}</option>)}
      </select>
    </label>
  );
}

function seatOf(eyes: Eyes): number | null {
  return typeof eyes === "number" ? eyes : null;
}

function eyesWords(eyes: Eyes, players: Player[]): string {
  if (eyes === "open") return t("All hands");
  if (eyes === null) return t("Onlooker");
  return players[eyes]?.name ?? "";
}

function Names({ players, seat }: { players: Player[]; seat: number | null }) {
  return (
    <ol class="players">
      {players.map((player) => (
        <li key={player.seat} class={player.seat === seat ? "player turn" : "player"}>
          <span class={`presence ${player.bot ? "bot" : "gone"}`} aria-hidden="true" />
          <span class="player-name">{player.name}</span>
          {player.mine && <span class="badge own">{t("you")}</span>}
        </li>
      ))}
    </ol>
  );
}

function playersOf(config: ReplayConfig): Player[] {
  return config.seats.map(({ name, bot }, seat) => ({
    seat,
    name: name || t("Seat {number}", { number: seat + 1 }),
    mine: config.mine.includes(seat),
    bot,
    away: false,
  }));
}

/** What happened in an entry up to a step, as the log tells it. */
function wordsOf(module: GameModule, { frames }: Story, at: number, players: Player[]): string {
  const { entry, part } = frames[at]!;
  if (entry === 1) return t("The game begins.");
  const events = frames.slice(at + 1 - part, at + 1).flatMap((frame) => frame.events);
  return toldBy(module, events, players).map((line) => line.text).join(" · ");
}

function overWords(story: Story, at: number): string {
  return story.over && at === story.frames.length - 1 ? t("The game is over.") : "";
}

/** Where to begin: at the moment of the address, else a finished game at its start, a running one where it stands. */
function beginning(story: Story, over: boolean): number {
  const named = frameAt(story.frames, new URLSearchParams(location.search).get("at"));
  return named ?? (over ? 0 : Math.max(story.frames.length - 1, 0));
}

/** The step that was shown before this one, with the same eyes. */
function useBefore(at: number, eyes: Eyes): number | null {
  const shown = useRef<{ at: number; before: number | null; eyes: Eyes }>({ at, before: null, eyes });
  if (shown.current.eyes !== eyes) shown.current = { at, before: null, eyes };
  else if (shown.current.at !== at) shown.current = { at, before: shown.current.at, eyes };
  return shown.current.before;
}

/** Keep the moment in the address, so that it can be handed on. */
function remember(frame: Frame | undefined, eyes: Eyes): void {
  if (!frame) return;
  try {
    history.replaceState(null, "", `?at=${momentOf(frame)}&eyes=${written(eyes)}`);
  } catch {
    // A page that lies in a file may not change its address in some browsers.
  }
}

function settingsPart(config: ReplayConfig): Parameters<typeof complete>[0] {
  return { key: config.key, game: config.game, preferences: config.preferences, signed: config.signed };
}
