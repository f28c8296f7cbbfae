// The entry of a table's page: gathers words and the game's module, and opens the session.

import { render } from "preact";
import type { GameModule, GameScript } from "../game.ts";
import { type Catalogue, speak, t } from "../words.ts";
import { App } from "./app.tsx";
import { configOf, type TableConfig } from "./config.ts";
import { Session } from "./session.ts";
import { allowSound } from "./sound.ts";
import { followKeyboard } from "./viewport.ts";

async function wordsOf(config: TableConfig): Promise<Catalogue> {
  if (!config.words) return {};
  const reply = await fetch(config.words);
  return reply.ok ? await reply.json() as Catalogue : {};
}

async function moduleOf(config: TableConfig): Promise<GameModule> {
  const script = await import(config.module) as GameScript;
  return script.default;
}

function address(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

async function begin(place: HTMLElement): Promise<void> {
  const config = configOf(document);
  const [words, module] = await Promise.all([wordsOf(config).catch(() => ({})), moduleOf(config)]);
  speak(config.language, words);
  const session = new Session({
    module,
    rules: config.links.rules,
    open: () => new WebSocket(address(config.socket)),
  });
  session.connection.start();
  allowSound();
  followKeyboard();
  render(<App config={config} module={module} session={session} />, place);
}

const place = document.getElementById("table");
if (place) {
  begin(place).catch((error: unknown) => {
    place.textContent = t("The table could not be loaded. Please load the page again.");
    throw error;
  });
}
