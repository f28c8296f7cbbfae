// Inis, as the shared table knows it.

import type { GameModule } from "../../game.ts";
import { keyHelp } from "./play/keys.ts";
import { phrase } from "./play/phrases.ts";
import { Picture } from "./picture.tsx";
import { Table } from "./play/table.tsx";
import { chart, Hands, Result } from "./race/index.ts";
import { concerns, describe, logLine, logLines, note, prompt, refusal, ruleAnchor } from "./words/index.ts";

const game: GameModule = {
  Table,
  prompt,
  phrase,
  note,
  logLine,
  logLines,
  refusal,
  ruleAnchor,
  describe,
  concerns,
  keys: keyHelp,
  Picture,
  Result,
  Hands,
  chart,
};

export default game;
