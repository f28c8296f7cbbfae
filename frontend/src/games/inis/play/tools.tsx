// What is seldom needed: the cards on the table, how to be asked, standing orders. Buttons in a corner of the map.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps } from "../../../game.ts";
import { Dialog } from "../../../table/dialog.tsx";
import { t } from "../../../words.ts";
import { Piles } from "../cards/index.ts";
import type { Asking } from "./asking.ts";
import { Habits } from "./habits.tsx";
import { Orders } from "./orders.tsx";

type Open = "cards" | "habits" | "orders" | null;

const SIGNS: Record<Exclude<Open, null>, string> = {
  cards: "M4 7.5l8-3 3.500 10.500-8 3zM13.500 7.500H20v12h-8.500",
  habits: "M12 4a5 5 0 00-5 5v4l-2 3h14l-2-3V9a5 5 0 00-5-5zM10 19a2 2 0 004 0",
  orders: "M6 4h9l3 3v13H6zM9 11l1.500 1.500L13 10M9 16.500h6",
};

export function Tools({ props, asking }: { props: BoardProps; asking: Asking }): VNode {
  const [open, setOpen] = useState<Open>(null);
  const { players, eyes, habits, orders, order, still } = props;
  const { view } = asking;
  const close = () => setOpen(null);
  const tool = (name: Exclude<Open, null>, words: string) => (
    <button
      type="button"
      class="button small"
      aria-label={words}
      title={words}
      onClick={() => setOpen(name)}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SIGNS[name]} />
      </svg>
      <span class="inis-tool-word" aria-hidden="true">{words}</span>
    </button>
  );
  return (
    <div class="inis-tools">
      {tool("cards", t("Cards"))}
      {eyes !== null && !still && tool("habits", t("When to ask me"))}
      {eyes !== null && !still && orders && tool("orders", t("Standing orders"))}
      {open === "cards" && (
        <Dialog title={t("Cards on the table")} look="wide" onClose={close}>
          <Piles {...{ view, players, eyes }} />
        </Dialog>
      )}
      {open === "habits" && <Habits {...{ habits, order }} trigger={asking.step.window ?? ""} onClose={close} />}
      {open === "orders" && orders && eyes !== null && (
        <Orders {...{ orders, order, players }} hand={view.hand ?? []} seat={eyes} onClose={close} />
      )}
    </div>
  );
}
