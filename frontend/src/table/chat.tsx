// Talk at the table.

import { useState } from "preact/hooks";
import type { Player } from "../game.ts";
import type { ChatLine } from "../protocol.ts";
import { longMoment, moment, t } from "../words.ts";
import { Icon } from "./icons.tsx";
import { memo } from "./memo.tsx";
import { useEnd } from "./scrolling.ts";

const MOST_LETTERS = 500;

interface ChatProps {
  lines: ChatLine[];
  players: Player[];
  /** Whether the viewer may write. */
  open: boolean;
  /** The words of what was picked and not typed. */
  phrase?: ((id: string, players: Player[]) => string | null) | undefined;
  /** Resolves to whether the line was taken. */
  onSay(text: string): Promise<boolean>;
}

export function Chat({ lines, players, open, phrase, onSay }: ChatProps) {
  return (
    <div class="chat">
      <Lines lines={lines} players={players} phrase={phrase} />
      {open ? <Form onSay={onSay} /> : <p class="empty">{t("Only those at the table can write here.")}</p>}
    </div>
  );
}

const Lines = memo(function Lines({ lines, players, phrase }: Pick<ChatProps, "lines" | "players" | "phrase">) {
  const { ref, onScroll } = useEnd<HTMLOListElement>(lines);
  if (!lines.length) return <p class="empty chat-lines">{t("Nobody has said anything yet.")}</p>;
  return (
    <ol class="chat-lines" ref={ref} onScroll={onScroll} tabIndex={0} aria-label={t("What was said")}>
      {lines.map((line) => (
        <li key={line.n} class={line.seat !== null && players[line.seat]?.mine ? "said own" : "said"}>
          <span class="said-head">
            <b>{line.name}</b>
            {line.seat === null && <span class="badge">{t("watching")}</span>}
            <time dateTime={new Date(line.at).toISOString()} title={longMoment(line.at)}>{moment(line.at)}</time>
          </span>
          <span class="said-text">{saidWords(line.text, players, phrase)}</span>
        </li>
      ))}
    </ol>
  );
});

/** A phrase in the viewer's language, or what was typed. */
function saidWords(text: string, players: Player[], phrase: ChatProps["phrase"]): string {
  const found = /^\/phrase:([\w-]+)$/.exec(text);
  return (found?.[1] && phrase?.(found[1], players)) || text;
}

function Form({ onSay }: Pick<ChatProps, "onSay">) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const say = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said || busy) return;
    setBusy(true);
    // What was not taken stays in the field.
    if (await onSay(said)) setText("");
    setBusy(false);
  };
  return (
    <form class="chat-form" onSubmit={say}>
      <input
        type="text"
        value={text}
        maxLength={MOST_LETTERS}
        aria-label={t("Say something")}
        placeholder={t("Say something")}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="icon-button send" aria-label={t("Send")} disabled={!text.trim() || busy}>
        <Icon name="send" />
      </button>
    </form>
  );
}
