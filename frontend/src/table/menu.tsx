// The menu of a table: help, settings, and what concerns one's own seat.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { BotLevel, ClockRules } from "../protocol.ts";
import { t } from "../words.ts";
import { clockWords } from "./clocks.ts";
import type { Invitation, TableConfig } from "./config.ts";
import { Dialog, Sure } from "./dialog.tsx";
import type { PlayerRow } from "./players.tsx";
import type { Session } from "./session.ts";

export type Sheet = "menu" | "settings" | "keys" | "text" | "result" | "invitations" | "bots" | "leave" | "end";

interface MenuProps {
  config: TableConfig;
  /** Own seats that nobody else plays at the moment. */
  seated: PlayerRow[];
  /** The seat with whose eyes the viewer looks. */
  eyes: number | null;
  playing: boolean;
  over: boolean;
  clock: ClockRules;
  onSheet(sheet: Sheet): void;
  onSit(seat: number): void;
  onClose(): void;
}

export function Menu({ config, seated, eyes, playing, over, clock, onSheet, onSit, onClose }: MenuProps) {
  const { links } = config;
  const mayPlay = playing && seated.length > 0;
  return (
    <Dialog title={t("Menu")} look="menu" onClose={onClose}>
      {clock.kind !== "none" && <p class="muted small">{t("Clock: {rules}", { rules: clockWords(clock) })}</p>}
      <ul class="menu-list">
        {over && <Choice onChoose={() => onSheet("result")}>{t("Result")}</Choice>}
        {links.rules && <Way to={links.rules} fresh>{t("Rules")}</Way>}
        {links.replay && <Way to={links.replay}>{over ? t("Replay") : t("Look back at this game")}</Way>}
        <Choice onChoose={() => onSheet("text")}>{t("The table as text")}</Choice>
        <Choice onChoose={() => onSheet("keys")}>{t("Keys")}</Choice>
        <Choice onChoose={() => onSheet("settings")}>{t("Settings")}</Choice>
        {links.invitations.length > 0 && (
          <Choice onChoose={() => onSheet("invitations")}>{t("Links of the seats")}</Choice>
        )}
        {seated.length > 1 &&
          seated.filter((row) => row.seat !== eyes).map((row) => (
            <Choice
              key={row.seat}
              onChoose={() => onSit(row.seat)}
            >
              {t("Look as {name}", { name: row.name })}
            </Choice>
          ))}
        {mayPlay && <Choice onChoose={() => onSheet("bots")}>{t("Let a bot play for me")}</Choice>}
        {mayPlay && <Choice onChoose={() => onSheet("end")}>{t("Suggest ending the game")}</Choice>}
        {mayPlay && <Choice danger onChoose={() => onSheet("leave")}>{t("Leave the table")}</Choice>}
        {links.my && <Way to={links.my}>{t("My games")}</Way>}
        <Way to={links.home}>{t("To the lobby")}</Way>
      </ul>
    </Dialog>
  );
}

function Choice({ onChoose, danger, children }: {
  onChoose(): void;
  danger?: boolean;
  children: ComponentChildren;
}) {
  return (
    <li>
      <button type="button" class={danger ? "menu-item danger" : "menu-item"} onClick={onChoose}>{children}</button>
    </li>
  );
}

function Way({ to, fresh, children }: { to: string; fresh?: boolean; children: ComponentChildren }) {
  return (
    <li>
      <a class="menu-item" href={to} {...(fresh ? { target: "_blank", rel: "noopener" } : {})}>{children}</a>
    </li>
  );
}

interface BotsProps {
  levels: BotLevel[];
  seats: PlayerRow[];
  session: Session;
  onClose(): void;
}

/** Choose who plays on for a person that has to go. */
export function BotsDialog({ levels, seats, session, onClose }: BotsProps) {
  const [seat, setSeat] = useState(seats[0]?.seat ?? 0);
  const give = (bot: string) => {
    onClose();
    session.order({ t: "handover", seat, to: "bot", bot });
  };
  return (
    <Dialog title={t("Let a bot play for me")} onClose={onClose}>
      <p>{t("The bot plays until you say that you are back. You can come back at any moment.")}</p>
      <SeatChoice seats={seats} seat={seat} onSeat={setSeat} />
      <ul class="menu-list">
        {levels.map((level) => (
          <li key={level.spec}>
            <button type="button" class="menu-item" onClick={() => give(level.spec)}>
              {level.label}
              {level.help && <span class="muted small">{level.help}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function SeatChoice({ seats, seat, onSeat }: { seats: PlayerRow[]; seat: number; onSeat(seat: number): void }) {
  if (seats.length < 2) return null;
  return (
    <select
      aria-label={t("Seat")}
      value={String(seat)}
      onChange={(event) => onSeat(Number(event.currentTarget.value))}
    >
      {seats.map((row) => <option key={row.seat} value={String(row.seat)}>{row.name}</option>)}
    </select>
  );
}

interface LeaveProps {
  seats: PlayerRow[];
  session: Session;
  onClose(): void;
}

export function LeaveDialog({ seats, session, onClose }: LeaveProps) {
  return (
    <Sure
      title={t("Leave the table?")}
      text={t("The others then choose whether to wait for you, to let a bot play on or to end the game.")}
      yes={t("Leave")}
      danger
      onYes={() => seats.forEach((row) => session.order({ t: "leave", seat: row.seat }))}
      onClose={onClose}
    />
  );
}

export function EndDialog({ seats, session, onClose }: LeaveProps) {
  const seat = seats[0]?.seat;
  return (
    <Sure
      title={t("End the game?")}
      text={t("If everybody agrees, the game ends without a result.")}
      yes={t("Suggest it")}
      onYes={() => seat !== undefined && session.order({ t: "ask", seat, what: "end" })}
      onClose={onClose}
    />
  );
}

export function InvitationsDialog({ invitations, players, onClose }: {
  invitations: Invitation[];
  players: PlayerRow[];
  onClose(): void;
}) {
  return (
    <Dialog title={t("Links of the seats")} onClose={onClose}>
      <p>{t("Whoever opens such a link takes the seat. Give it to nobody else.")}</p>
      <Invitations invitations={invitations} players={players} />
    </Dialog>
  );
}

export function Invitations({ invitations, players }: { invitations: Invitation[]; players: { name: string }[] }) {
  const [copied, setCopied] = useState("");
  const copy = (url: string) => navigator.clipboard?.writeText(url).then(() => setCopied(url), () => setCopied(""));
  return (
    <ul class="invitations">
      {invitations.map(({ seat, url }) => (
        <li key={url}>
          <b>{players[seat]?.name || t("Seat {number}", { number: seat + 1 })}</b>
          <input
            type="text"
            readOnly
            value={url}
            aria-label={t("Link")}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="button small" onClick={() => copy(url)}>
            {copied === url ? t("Copied") : t("Copy")}
          </button>
        </li>
      ))}
    </ul>
  );
}
