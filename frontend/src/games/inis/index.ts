// Inis, as the shared table knows it.

import type { GameModule } from "../../game.ts";
import plain from "../plain/index.tsx";
import { keyHelp } from "./play/keys.ts";
import { phrase } from "./play/phrases.ts";
import { Table } from "./play/table.tsx";
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
  Result: plain.Result,
  chart: plain.chart,
};

export default game;
