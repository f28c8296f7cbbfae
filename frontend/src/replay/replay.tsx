// The entry of a replay's page: gathers words, the game's module and the game.

import { render } from "preact";
import type { GameScript } from "../game.ts";
import { type Catalogue, speak, t } from "../words.ts";
import { Replay } from "./app.tsx";
import { configOf, type Eyes, type ReplayConfig, type Told, written } from "./config.ts";

async function wordsOf(config: ReplayConfig): Promise<Catalogue> {
  if (!config.words) return {};
  const reply = await fetch(config.words);
  return reply.ok ? await reply.json() as Catalogue : {};
}

async function told(config: ReplayConfig, eyes: Eyes): Promise<Told> {
  const reply = await fetch(`${config.links.data}?eyes=${written(eyes)}`, { headers: { Accept: "application/json" } });
  if (!reply.ok) throw new Error(`the game could not be loaded: ${reply.status}`);
  return await reply.json() as Told;
}

/** The eyes of the address, as far as the viewer may have them. */
function eyesOf(config: ReplayConfig): Eyes {
  const wanted = new URLSearchParams(location.search).get("eyes");
  const found = config.eyes.find((eyes) => written(eyes) === wanted);
  return found === undefined ? config.eyes[0] ?? null : found;
}

async function begin(place: HTMLElement): Promise<void> {
  const config = configOf(document);
  const known = new Map<string, Promise<Told>>();
  const tell = (eyes: Eyes) => {
    const name = written(eyes);
    const found = known.get(name) ?? told(config, eyes);
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
  const [words, module, first] = await Promise.all([
    wordsOf(config).catch(() => ({})),
    import(config.module) as Promise<GameScript>,
    tell(eyesOf(config)),
  ]);
  speak(config.language, words);
  render(<Replay config={config} module={module.default} tell={tell} first={first} />, place);
}

const place = document.getElementById("replay");
if (place) {
  begin(place).catch((error: unknown) => {
    place.textContent = t("The game could not be loaded. Please load the page again.");
    throw error;
  });
}
