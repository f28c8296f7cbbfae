// The live table: what the session knows, put before the viewer.

import { useCallback, useMemo, useState } from "preact/hooks";
import type { GameModule } from "../game.ts";
import type { GameEvent, GameOrder } from "../protocol.ts";
import { t } from "../words.ts";
import { Actions, takeBack } from "./actions.tsx";
import { Announcer } from "./announcer.tsx";
import { Chat } from "./chat.tsx";
import type { TableConfig } from "./config.ts";
import type { Digest } from "./digest.ts";
import { BoardFrame, boardState } from "./frame.tsx";
import { Guard } from "./guard.tsx";
import { useShortcuts } from "./keys.ts";
import { Log } from "./log.tsx";
import { LogMaker } from "./loglines.ts";
import type { Sheet } from "./menu.tsx";
import { AgainCard, DigestCard, LinkBanner, Toast } from "./notices.tsx";
import { type PlayerRow, Players } from "./players.tsx";
import { type Preferences, settingsOf } from "./preferences.ts";
import { promptOf } from "./prompt.ts";
import { isAsked, isStanding, Questions } from "./questions.tsx";
import type { Session } from "./session.ts";
import { Sheets } from "./sheets.tsx";
import { Cover } from "./sofa.tsx";
import { ownTurns, playersOf, type TableState, undone } from "./state.ts";
import { usePreferences, useResult, useSofa, useTitle } from "./uses.ts";
import { type Tab, TableView } from "./view.tsx";
import { useDigest, useLooking, useNews, useSession, useUnread } from "./watching.ts";

export interface AppProps {
  config: TableConfig;
  module: GameModule;
  session: Session;
}

export function App({ config, module, session }: AppProps) {
  const state = useSession(session);
  const { update, welcome } = state;
  const players = useMemo(() => rowsOf(state), [update, welcome]);
  const [preferences, change] = usePreferences(config);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [tab, setTab] = useState<string | null>(null);
  const [marked, setMarked] = useState<GameEvent[]>([]);
  const [pass, sit] = useSofa(session);
  const looking = useLooking(session);
  const [digest, closeDigest] = useDigest(config.key, module, state, players, looking);
  const news = useNews(module, state, players, preferences.sound);
  const unread = useUnread(state, tab === "chat");
  const mine = ownTurns(state).length > 0;
  useTitle(config.title, callOf(state, players));
  useResult(update?.state === "over", setSheet);
  useShortcuts(preferences.keys, {
    "?": () => setSheet("keys"),
    m: () => setSheet("menu"),
    t: () => setSheet("text"),
    u: () => takeBack(session),
    l: () => setTab("log"),
    c: () => setTab("chat"),
  });
  return (
    <>
      <TableView
        title={config.title || welcome?.table.title || ""}
        home={config.links.home}
        prompt={promptOf(module, state, players)}
        mine={mine}
        actions={<Actions state={state} players={players} session={session} onResult={() => setSheet("result")} />}
        notices={<Notices {...{ config, session, players }} digest={pass === null && digest} onRead={closeDigest} />}
        standing={<Asked session={session} players={players} standing />}
        players={<Players rows={players} clock={update?.clock} ahead={state.ahead} watchers={update?.watchers ?? 0} />}
        board={<Playing {...{ module, session, players, preferences, marked, pass }} onSit={sit} />}
        tabs={useTabs({ config, module, session }, players, setMarked, unread)}
        tab={tab}
        onTab={setTab}
        onMenu={() => setSheet("menu")}
      />
      {session.notice && <Toast notice={session.notice} onClose={() => session.hush()} />}
      <Announcer {...news} said={state.said} />
      <Sheets
        {...{ sheet, config, module, session, preferences }}
        rows={players}
        onChange={change}
        onSheet={setSheet}
        onSit={(seat) => {
          setSheet(null);
          sit(seat);
        }}
      />
    </>
  );
}

/** What the tab calls its person for, or empty. */
function callOf(state: TableState, players: PlayerRow[]): string {
  if (ownTurns(state).length) return t("Your turn");
  return state.update?.questions.some((question) => isAsked(question, players)) ? t("A question for you") : "";
}

interface AskedProps {
  session: Session;
  players: PlayerRow[];
  /** Those that may stay open for long, or those that want an answer. */
  standing: boolean;
}

function Asked({ session, players, standing }: AskedProps) {
  const { update, entries } = session.state;
  const questions = update?.questions.filter((one) => isStanding(one, players) === standing) ?? [];
  return <Questions {...{ questions, entries, players, session }} />;
}

interface NoticesProps extends Omit<AppProps, "module"> {
  players: PlayerRow[];
  digest: Digest | null | false;
  onRead(): void;
}

function Notices({ config, session, players, digest, onRead }: NoticesProps) {
  const { link, welcome, update } = session.state;
  return (
    <>
      <LinkBanner link={link} known={welcome !== null} onTry={() => session.connection.nudge()} />
      <Asked session={session} players={players} standing={false} />
      {update?.again && players.some((row) => row.mine) && <AgainCard config={config} />}
      {digest && <DigestCard digest={digest} onClose={onRead} />}
    </>
  );
}

interface PlayingProps extends Omit<AppProps, "config"> {
  players: PlayerRow[];
  preferences: Preferences;
  marked: GameEvent[];
  /** The seat whose person must take the device first. */
  pass: number | null;
  onSit(seat: number): void;
}

/** The board, or what stands in its place. */
function Playing({ module, session, players, preferences, marked, pass, onSit }: PlayingProps) {
  const { state } = session;
  const settings = useMemo(() => settingsOf(preferences), [preferences]);
  const hands = useMemo(() => ({
    play: (moves: string | string[], how?: { try?: boolean }) => session.play(moves, how),
    order: (order: GameOrder) => void session.wish(order),
    answer: (move: string) => session.answer(move),
    withdraw: () => session.withdraw(),
    why: (move: string) => session.why(move),
    say: (text: string) => session.say(text),
  }), [session]);
  const { chat, welcome } = state;
  const talk = useMemo(() => ({
    lines: chat,
    open: welcome?.table.chat ?? false,
    say: (text: string) => void session.order({ t: "chat", text }),
  }), [session, chat, welcome]);
  const next = pass === null ? undefined : players[pass];
  if (!state.update || state.update.state === "open") return null;
  if (next) return <Cover player={next} onReady={() => onSit(next.seat)} />;
  return (
    <Guard attempt={state.update.view}>
      <BoardFrame
        module={module}
        view={state.update.view}
        {...boardState(state, settings)}
        players={players}
        settings={settings}
        still={state.update.state !== "playing"}
        marked={marked}
        talk={talk}
        {...hands}
      />
    </Guard>
  );
}

function useTabs(
  { module, session }: AppProps,
  players: PlayerRow[],
  onMark: (events: GameEvent[]) => void,
  fresh: number,
): Tab[] {
  const { entries, chat, welcome } = session.state;
  const maker = useMemo(() => new LogMaker(module), [module]);
  const items = useMemo(() => maker.items(entries, players, undone(entries)), [maker, entries, players]);
  const say = useCallback((text: string) => session.order({ t: "chat", text }), [session]);
  return [
    { id: "log", label: t("Log"), icon: "log", content: <Log items={items} onMark={onMark} /> },
    {
      id: "chat",
      label: t("Chat"),
      icon: "chat",
      fresh,
      content: (
        <Chat
          lines={chat}
          players={players}
          open={welcome?.table.chat ?? false}
          onSay={say}
          phrase={module.phrase}
        />
      ),
    },
  ];
}

function rowsOf(state: TableState): PlayerRow[] {
  const { update } = state;
  return playersOf(state).map((player) => ({
    ...player,
    awaited: update?.state === "playing" && update.awaited.includes(player.seat),
    here: update?.seats[player.seat]?.here ?? false,
    replaced: player.bot && update?.seats[player.seat]?.person !== null,
  }));
}
