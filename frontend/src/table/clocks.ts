// Clocks as they stand at a moment, and in words.

import type { ClockNow, ClockRules } from "../protocol.ts";
import { amount, list, t } from "../words.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a live clock calls for attention. */
const SHORT: Record<ClockRules["kind"], number> = { none: 0, live: 30 * SECOND, days: 3 * HOUR };

/** What a seat has left at a moment of the server's clock, in milliseconds; null without a clock. */
export function left(clock: ClockNow, seat: number, now: number): number | null {
  const kept = clock.left[seat];
  if (clock.kind === "none" || kept === null || kept === undefined) return null;
  if (!clock.running.includes(seat)) return kept;
  const spent = clock.weekends === false ? weekdayTime(now) - weekdayTime(clock.at) : now - clock.at;
  return Math.max(0, kept - Math.max(0, spent));
}

/** Time that only passes from Monday to Friday, in Greenwich, as the server counts it. */
function weekdayTime(at: number): number {
  // The first Monday of the epoch was its fifth day.
  const since = at - 4 * DAY;
  const weeks = Math.floor(since / (7 * DAY));
  return weeks * 5 * DAY + Math.min(since - weeks * 7 * DAY, 5 * DAY);
}

export function isShort(clock: ClockNow, milliseconds: number): boolean {
  return milliseconds < SHORT[clock.kind];
}

/** As a clock face: 4:05, or 1:02:30. */
export function face(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** In words, as exact as it matters: "2 days 3 hr", "40 min". */
export function span(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (days) return hours ? `${amount(days, "day")} ${amount(hours, "hour")}` : amount(days, "day");
  if (hours) return minutes ? `${amount(hours, "hour")} ${amount(minutes, "minute")}` : amount(hours, "hour");
  if (minutes) return amount(minutes, "minute");
  return amount(Math.ceil(milliseconds / SECOND), "second");
}

/** The rules of a clock in a few words. */
export function clockWords(rules: ClockRules): string {
  if (rules.kind === "none") return t("no clock");
  const bank = span((rules.bank ?? 0) * SECOND);
  const parts = [
    rules.increment ? t("{bank} and {increment} a move", { bank, increment: span(rules.increment * SECOND) }) : bank,
  ];
  if (rules.kind === "days" && rules.weekends === false) parts.push(t("weekends are free"));
  return rules.kind === "live"
    ? t("live: {rules}", { rules: list(parts) })
    : t("by the day: {rules}", { rules: list(parts) });
}
