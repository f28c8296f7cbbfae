// Draws the pictures of a rules page with the game's own table: each <figure data-picture="name"> gets the one of its name.

import { render } from "preact";
import type { GameScript } from "../game.ts";
import { speak } from "../words.ts";

interface Drawing {
  /** The address of the game's module. */
  module: string;
  language: string;
  /** Where the catalogue of words lies; empty in English. */
  words: string;
  pictures: Record<string, Record<string, unknown>>;
}

async function draw(drawing: Drawing): Promise<void> {
  if (drawing.words) speak(drawing.language, await (await fetch(drawing.words)).json());
  const { default: game } = await import(drawing.module) as GameScript;
  const Picture = game.Picture;
  if (!Picture) return;
  for (const figure of document.querySelectorAll<HTMLElement>("figure[data-picture]")) {
    const picture = drawing.pictures[figure.dataset.picture ?? ""];
    if (!picture) continue;
    const place = document.createElement("div");
    place.className = "drawn";
    figure.prepend(place);
    render(<Picture picture={picture} />, place);
    figure.classList.add("ready");
  }
}

/** A link to a rule should end there, though the pictures above it have just taken their room. */
function settle(): void {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
}

const data = document.getElementById("drawing")?.textContent;
if (data) draw(JSON.parse(data) as Drawing).then(settle);
