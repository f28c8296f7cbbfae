// Inis, as the shared table knows it.

import type { GameModule } from "../../game.ts";
import plain from "../plain/index.tsx";
import { Table } from "./play/table.tsx";

const game: GameModule = { ...plain, Table };

export default game;
