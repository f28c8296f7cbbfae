// Inis, as the shared table knows it.

import type { GameModule } from "../../game.ts";
import plain from "../plain/index.tsx";
import { phrase } from "./play/phrases.ts";
import { Table } from "./play/table.tsx";
import { prompt } from "./words/prompt.ts";

const game: GameModule = { ...plain, Table, prompt, phrase };

export default game;
