// What is said above the board: a broken connection, what happened meanwhile, a refused move.

import { useEffect } from "preact/hooks";
import { t, tn } from "../words.ts";
import type { TableConfig } from "./config.ts";
import type { Digest } from "./digest.ts";
import { Icon } from "./icons.tsx";
import { endWords } from "./refusals.ts";
import { Rematch } from "./result.tsx";
import type { Notice } from "./session.ts";
import type { Link } from "./socket.ts";

interface LinkProps {
  link: Link;
  /** Whether there was a connection before; the first one is waited for in silence. */
  known: boolean;
  onTry(): void;
}

export function LinkBanner({ link, known, onTry }: LinkProps) {
  if (link.kind === "online" || (link.kind === "connecting" && !known)) return null;
  if (link.kind !== "ended") {
    const restart = link.kind === "waiting" && link.restart;
    return (
      <p class="banner warn" role="status">
        {restart ? t("The server starts anew; the table comes back by itself.") : t("No connection. Trying again …")}
        <button type="button" class="button small" onClick={onTry}>{t("Try now")}</button>
      </p>
    );
  }
  const { text, reload } = endWords(link.code, link.reason);
  return (
    <p class="banner bad" role="alert">
      {text}
      {reload && <button type="button" class="button small" onClick={() => location.reload()}>{t("Load again")}
      </button>}
    </p>
  );
}

/** Somebody would like to play again. */
export function AgainCard({ config }: { config: TableConfig }) {
  return (
    <section class="notice question" role="status">
      <p>{t("A rematch waits for you.")}</p>
      <Rematch config={config} />
    </section>
  );
}

export function DigestCard({ digest, onClose }: { digest: Digest; onClose(): void }) {
  return (
    <section class="notice digest" aria-label={t("Since you last looked")}>
      <header>
        <h2>{t("Since you last looked")}</h2>
        <button type="button" class="icon-button" aria-label={t("Close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ul>
        {digest.lines.map((line, index) => <li key={index} class={line.strong ? "strong" : ""}>{line.text}</li>)}
      </ul>
      {digest.more > 0 && (
        <p class="muted small">{tn(digest.more, "{count} more line in the log", "{count} more lines in the log")}</p>
      )}
    </section>
  );
}

/** How long a refusal stays, unless somebody reads it with the pointer or the keyboard on it. */
const STAYS = 12_000;

export function Toast({ notice, onClose }: { notice: Notice; onClose(): void }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!document.querySelector(".toast:hover, .toast:focus-within")) onClose();
    }, STAYS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div class="toast" role="status">
      <p>
        {notice.text} {notice.rule && <a href={notice.rule} target="_blank" rel="noopener">{t("The rule")}</a>}
      </p>
      <button type="button" class="icon-button" aria-label={t("Close")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
