// The board of the game with plain data, as live tables and replays show it.

import type { BoardProps, GameModule, Settings } from "../game.ts";
import type { StandingOrder } from "../protocol.ts";
import type { TableState } from "./state.ts";
import { memo } from "./memo.tsx";

const NO_HABITS = {};
const NO_ORDERS: StandingOrder[] = [];
type Live = "before" | "news" | "eyes" | "offer" | "question" | "sealed" | "confirm" | "busy" | "habits" | "orders";

/** What a board needs besides the game's own module. */
export const BoardFrame = memo(function BoardFrame({ module, ...props }: BoardProps & { module: GameModule }) {
  return <module.Table {...props} />;
});

/** The part of the board's properties that follows from the state of a live table. */
export function boardState(
  state: TableState,
  settings: Settings,
): Pick<BoardProps, Live> {
  const { update, welcome, held, before, news, busy } = state;
  const eyes = update?.eyes ?? null;
  const bot = eyes !== null && update?.seats[eyes]?.bot;
  const offer = eyes === null || bot || held ? null : update?.offers[eyes] ?? null;
  const byDay = update?.clock.kind === "days";
  return {
    before,
    news,
    eyes,
    offer,
    question: held,
    sealed: update?.sealed ?? null,
    habits: welcome?.you.habits ?? NO_HABITS,
    orders: byDay && eyes !== null ? welcome?.you.orders?.[eyes] ?? NO_ORDERS : null,
    confirm: settings.confirm === "always" || (settings.confirm === "days" && byDay),
    busy,
  };
}
