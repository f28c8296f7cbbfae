// What a person has set: kept by the server for people whom it knows, otherwise in this browser.

import type { Settings } from "../game.ts";
import type { Json } from "../protocol.ts";
import type { TableConfig } from "./config.ts";

export interface Preferences extends Settings {
  theme: "system" | "light" | "dark";
  /** Whether single keys are shortcuts. */
  keys: boolean;
}

const PLACE = "triskel.preferences";

const DEFAULTS: Preferences = {
  confirm: "days",
  animation: "normal",
  sound: true,
  symbols: "normal",
  theme: "system",
  keys: true,
};

const ALLOWED: { [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  confirm: ["never", "always", "days"],
  animation: ["off", "fast", "normal", "slow"],
  sound: [true, false],
  symbols: ["normal", "bold"],
  theme: ["system", "light", "dark"],
  keys: [true, false],
};

/** The preferences out of whatever was kept; what is not understood counts as not set. */
export function understood(kept: Record<string, unknown>): Preferences {
  const found: Preferences = { ...DEFAULTS };
  const take = <Name extends keyof Preferences>(name: Name) => {
    const value = ALLOWED[name].find((one) => one === kept[name]);
    if (value !== undefined) found[name] = value;
  };
  for (const name of Object.keys(ALLOWED) as (keyof Preferences)[]) take(name);
  return found;
}

export function load(config: TableConfig): Preferences {
  // The page wears the chosen colours already, whoever chose them.
  const theme = document.documentElement.dataset.theme ?? "system";
  return understood({ ...stored(), theme, ...(config.signed ? config.preferences : {}) });
}

/** Keep a change; the browser's copy serves pages that the server can't serve. */
export async function save(config: TableConfig, changes: Partial<Preferences>): Promise<boolean> {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...stored(), ...changes }));
  } catch {
    // Browsers may forbid it; then a change lasts as long as the page.
  }
  // Shortcuts belong to a keyboard, so to this browser.
  const { keys: _keys, ...lasting } = changes;
  if (!config.signed || !config.links.preferences || !Object.keys(lasting).length) return true;
  try {
    const reply = await fetch(config.links.preferences, {
      method: "POST",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", "X-CSRFToken": config.csrf },
      body: JSON.stringify(lasting),
    });
    return reply.ok;
  } catch {
    return false;
  }
}

function stored(): Record<string, Json> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) || "{}") as Record<string, Json>;
  } catch {
    return {};
  }
}

const YEAR = 365 * 24 * 3600;

/** Show the chosen colours; without a choice the system decides. The cookie tells the pages that the server makes. */
export function wear(theme: Preferences["theme"]): void {
  document.cookie = `theme=${theme};path=/;max-age=${YEAR};samesite=lax`;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** What boards are told: those who asked their system for less motion get none, unless they chose otherwise. */
export function settingsOf(preferences: Preferences): Settings {
  const { confirm, animation, sound, symbols } = preferences;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { confirm, animation: still && animation === "normal" ? "off" : animation, sound, symbols };
}
