// How a table is laid out, given plain parts: the board fills the screen; beside it (on a phone: below, one at a time)
// lie the players, the log and the chat. Live tables and replays both use it.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../words.ts";
import { Icon, type IconName } from "./icons.tsx";

export interface Tab {
  id: string;
  label: string;
  icon: IconName;
  /** Something new that nobody has looked at yet. */
  fresh?: number;
  content: ComponentChildren;
}

export interface TableViewProps {
  title: string;
  /** Where the sign on the left leads. */
  home: string;
  /** What that is, where it is not the lobby. */
  homeLabel?: string | undefined;
  /** The sentence of what can be done now. */
  prompt: ComponentChildren;
  /** Whether it is the viewer's turn. */
  mine?: boolean;
  /** Buttons beside the sentence. */
  actions?: ComponentChildren;
  /** What wants an answer now; on a phone it lies over the board, so that nothing moves under a finger. */
  notices?: ComponentChildren;
  /** What will stay for a while and must not hide anything. */
  standing?: ComponentChildren;
  players: ComponentChildren;
  board: ComponentChildren;
  tabs: Tab[];
  /** The open tab; null leaves the whole screen of a phone to the board. */
  tab: string | null;
  onTab(tab: string | null): void;
  onMenu?: (() => void) | undefined;
}

export function TableView(props: TableViewProps) {
  const { title, home, homeLabel, prompt, mine, actions, notices, standing, players, board, tabs, tab, onTab, onMenu } =
    props;
  return (
    <div class={mine ? "table mine" : "table"} data-tab={tab ?? ""}>
      <a class="skip button" href="#board">{t("Skip to the board")}</a>
      <a class="skip button" href="#panel" onClick={() => onTab(tab ?? tabs[0]?.id ?? null)}>{t("Skip to the log")}</a>
      <header class="table-head">
        <a class="icon-button" href={home} aria-label={homeLabel ?? t("To the lobby")}>
          <Icon name="back" />
        </a>
        <h1 class="table-title">{title}</h1>
        {onMenu && (
          <button type="button" class="icon-button" aria-label={t("Menu")} aria-haspopup="dialog" onClick={onMenu}>
            <Icon name="menu" />
          </button>
        )}
      </header>
      <section class="table-players" aria-label={t("Players")}>{players}</section>
      <main class="table-main">
        <h2 class="visually-hidden">{t("The board")}</h2>
        <div class="table-bar">
          <p class="prompt">{prompt}</p>
          <div class="bar-actions">{actions}</div>
        </div>
        {notices && <div class="notices">{notices}</div>}
        {standing && <div class="notices standing">{standing}</div>}
        <div class="table-board" id="board" tabIndex={-1}>{board}</div>
      </main>
      <aside class="table-side" aria-label={t("Log and chat")}>
        <TabBar tabs={tabs} tab={tab} onTab={onTab} />
        <Panel tab={tabs.find((one) => one.id === tab) ?? tabs[0]} open={tab !== null} onClose={() => onTab(null)} />
      </aside>
    </div>
  );
}

interface PanelProps {
  tab: Tab | undefined;
  /** On a phone: whether it is unfolded. */
  open: boolean;
  onClose(): void;
}

function Panel({ tab, open, onClose }: PanelProps) {
  if (!tab) return null;
  return (
    <div
      class={open ? "panel open" : "panel"}
      id="panel"
      role="tabpanel"
      aria-labelledby={`tab-${tab.id}`}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <button type="button" class="icon-button panel-close" aria-label={t("Close")} onClick={onClose}>
        <Icon name="close" />
      </button>
      {tab.content}
    </div>
  );
}

function TabBar({ tabs, tab, onTab }: Pick<TableViewProps, "tabs" | "tab" | "onTab">) {
  const bar = useRef<HTMLDivElement>(null);
  const shown = tab ?? tabs[0]?.id;
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex((one) => one.id === shown);
    const next = (index + step + tabs.length) % tabs.length;
    onTab(tabs[next]?.id ?? null);
    bar.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={t("Log and chat")} ref={bar} onKeyDown={move}>
      {tabs.map((one) => (
        <button
          type="button"
          key={one.id}
          id={`tab-${one.id}`}
          role="tab"
          class={one.id === tab ? "tab chosen" : "tab"}
          aria-selected={one.id === shown}
          aria-controls="panel"
          tabIndex={one.id === shown ? 0 : -1}
          onClick={() => onTab(one.id === tab ? null : one.id)}
        >
          <Icon name={one.icon} />
          <span>{one.label}</span>
          {one.fresh ? <span class="fresh">{one.fresh}</span> : null}
        </button>
      ))}
    </div>
  );
}
