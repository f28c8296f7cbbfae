// Ingenious, as the shared table knows it.

import type { GameModule } from "../../game.ts";
import { chart } from "./chart.ts";
import { describe } from "./describe.ts";
import { Hands } from "./hands.tsx";
import { keyHelp } from "./keys.ts";
import { Picture } from "./picture.tsx";
import { Result } from "./result.tsx";
import { Table } from "./table.tsx";
import { concerns, logLine, prompt, refusal, ruleAnchor } from "./words.ts";

export { BoardPicture, RackPicture, TrackPicture } from "./boardpicture.tsx";
export { Sprite } from "./symbols.tsx";

const game: GameModule = {
  Table,
  prompt,
  logLine,
  refusal,
  ruleAnchor,
  describe,
  Result,
  Picture,
  Hands,
  keys: keyHelp,
  concerns,
  chart,
};

export default game;
