// What else can be done with a game: take it along, hand on a moment, play on from here.

import { useState } from "preact/hooks";
import type { GameModule, Player } from "../game.ts";
import { t } from "../words.ts";
import type { ReplayConfig } from "./config.ts";
import type { Frame } from "./story.ts";

interface MoreProps {
  config: ReplayConfig;
  module: GameModule;
  /** The seat whose eyes are used. */
  eyes: number | null;
  players: Player[];
  frame: Frame;
  /** Whether the game goes on after this moment. */
  goesOn: boolean;
}

export function More(props: MoreProps) {
  const { config, module, eyes, players, frame } = props;
  const { links } = config;
  return (
    <div class="replay-more">
      {links.data && <Share />}
      {links.branch && <PlayOn {...props} to={links.branch} />}
      {(links.record || links.offline) && (
        <section>
          <h2>{t("Take the game along")}</h2>
          <ul class="plain">
            {links.offline && (
              <li>
                <a class="button" href={links.offline} download>{t("As a page that works offline")}</a>
              </li>
            )}
            {links.record && (
              <li>
                <a class="button" href={links.record} download>{t("As a record file")}</a>
              </li>
            )}
          </ul>
        </section>
      )}
      <section class="as-text">
        <h2>{t("The table as text")}</h2>
        {module.describe(frame.view, players, eyes).map((part) => (
          <details key={part.heading}>
            <summary>{part.heading}</summary>
            <ul>{part.lines.map((line, index) => <li key={index}>{line}</li>)}</ul>
          </details>
        ))}
      </section>
      <section>
        <h2>{t("Keys")}</h2>
        <dl class="replay-keys">
          <dt>← →</dt>
          <dd>{t("a step back or forward; with Shift a single move")}</dd>
          <dt>Home, End</dt>
          <dd>{t("to the beginning, to the end")}</dd>
          <dt>{t("Space")}</dt>
          <dd>{t("play by itself, pause")}</dd>
        </dl>
      </section>
    </div>
  );
}

function Share() {
  const [copied, setCopied] = useState("");
  const here = location.href;
  const copy = () => navigator.clipboard?.writeText(here).then(() => setCopied(here), () => setCopied(""));
  return (
    <section>
      <h2>{t("Link to this moment")}</h2>
      <div class="replay-link">
        <input
          type="text"
          readOnly
          value={here}
          aria-label={t("Link to this moment")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button small" onClick={copy}>{copied === here ? t("Copied") : t("Copy")}</button>
      </div>
    </section>
  );
}

function PlayOn({ config, players, frame, goesOn, to }: MoreProps & { to: string }) {
  return (
    <section>
      <h2>{t("Play on from here")}</h2>
      <p class="muted">{t("A new game begins as it stood after this turn. A bot plays the other seats.")}</p>
      {goesOn
        ? (
          <form method="post" action={to} class="replay-branch">
            <input type="hidden" name="csrfmiddlewaretoken" value={config.csrf} />
            <input type="hidden" name="at" value={frame.entry} />
            {!config.signed && (
              <label>
                {t("Your name")}
                <input type="text" name="name" maxLength={40} required autoComplete="nickname" />
              </label>
            )}
            <label>
              {t("I play for")}
              <select name="seat">
                {players.map(({ seat, name }) => (
                  <option key={seat} value={seat} selected={seat === (config.mine[0] ?? 0)}>{name}</option>
                ))}
              </select>
            </label>
            <label>
              {t("Bot")}
              <select name="bot">
                {config.levels.map(({ spec, label }) => (
                  <option key={spec} value={spec} selected={spec === config.levels.at(-1)?.spec}>{label}</option>
                ))}
              </select>
            </label>
            <button type="submit" class="button primary">{t("Play on")}</button>
          </form>
        )
        : <p>{t("The game is over here: go to an earlier moment.")}</p>}
    </section>
  );
}
