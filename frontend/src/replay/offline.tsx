// A replay in a file of its own: the same page, with the game, the words and all modules of games in it.

import { render } from "preact";
import type { GameModule } from "../game.ts";
import ingenious from "../games/ingenious/index.ts";
import inis from "../games/inis/index.ts";
import plain from "../games/plain/index.tsx";
import { speak } from "../words.ts";
import { Replay } from "./app.tsx";
import { configOf, written } from "./config.ts";

const MODULES: Record<string, GameModule> = { ingenious, inis };

const place = document.getElementById("replay");
const config = configOf(document);
const stories = config.stories ?? {};
const wanted = new URLSearchParams(location.search).get("eyes") ?? written(config.eyes[0] ?? null);
const first = stories[wanted] ?? Object.values(stories)[0];

if (place && first) {
  speak(config.language, config.catalogue ?? {});
  render(
    <Replay
      config={config}
      module={MODULES[config.game] ?? plain}
      tell={(eyes) => Promise.resolve(stories[written(eyes)] ?? first)}
      first={first}
    />,
    place,
  );
}
