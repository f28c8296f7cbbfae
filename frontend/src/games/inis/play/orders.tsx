// Standing orders in games by the day: what a seat answers by itself, so that nobody waits a day for a Geis.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { BoardProps, Player } from "../../../game.ts";
import type { StandingOrder } from "../../../protocol.ts";
import { Dialog } from "../../../table/dialog.tsx";
import { t } from "../../../words.ts";
import { ACTION_CARDS, cardName } from "../names.ts";
import { triggerName } from "../words/index.ts";
import { ANSWERS } from "./answers.ts";

interface OrdersProps extends Pick<BoardProps, "order"> {
  orders: StandingOrder[];
  hand: string[];
  seat: number;
  players: Player[];
  onClose(): void;
}

export function Orders({ orders, hand, seat, players, order, onClose }: OrdersProps): VNode {
  const set = (next: StandingOrder[]) => order({ t: "orders", seat, orders: next });
  return (
    <Dialog title={t("Standing orders")} look="wide" onClose={onClose}>
      <p class="muted">{t("While you are away these cards answer by themselves. Nobody else sees your orders.")}</p>
      <ul class="inis-orders">
        {orders.map((one, index) => (
          <li key={`${index} ${one.card}`}>
            <span>{orderWords(one, players)}</span>
            <button
              type="button"
              class="button small"
              aria-label={t("Remove: {order}", { order: orderWords(one, players) })}
              onClick={() => set(orders.filter((_, other) => other !== index))}
            >
              {t("Remove")}
            </button>
          </li>
        ))}
      </ul>
      <NewOrder hand={hand} seat={seat} players={players} add={(one) => set([...orders, one])} />
    </Dialog>
  );
}

function NewOrder({ hand, seat, players, add }: Pick<OrdersProps, "hand" | "seat" | "players"> & {
  add(order: StandingOrder): void;
}): VNode {
  const cards = hand.filter((card) => ANSWERS[card]);
  const [card = cards[0] ?? "", setCard] = useState<string>();
  const triggers = ANSWERS[card] ?? [];
  const [chosen, setWhen] = useState("");
  const when = triggers.includes(chosen) ? chosen : triggers[0] ?? "";
  const [condition, setCondition] = useState("");
  if (!cards.length) return <p>{t("You hold no card that could answer by itself.")}</p>;
  const save = (event: Event) => {
    event.preventDefault();
    if (card && when) add({ card, when, if: condition });
  };
  return (
    <form class="inis-new-order" onSubmit={save}>
      <Pick label={t("Card")} value={card} options={cards.map((one) => [one, cardName(one)])} choose={setCard} />
      <Pick label={t("When")} value={when} options={triggers.map((one) => [one, triggerName(one)])} choose={setWhen} />
      <Pick
        label={t("Only if")}
        value={condition}
        options={conditions(when, seat, players)}
        choose={setCondition}
      />
      <button type="submit" class="button primary">{t("Add")}</button>
    </form>
  );
}

function Pick({ label, value, options, choose }: {
  label: string;
  value: string;
  options: [string, string][];
  choose(value: string): void;
}): VNode {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([id, words]) => <option key={id} value={id}>{words}</option>)}
      </select>
    </label>
  );
}

function conditions(when: string, seat: number, players: Player[]): [string, string][] {
  const others = players.filter((player) => player.seat !== seat);
  const cards = when === "action declared" ? ACTION_CARDS : [];
  return [
    ["", t("always")],
    ["touches_mine", t("it touches a territory of mine")],
    ...others.map(({ seat, name }): [string, string] => [`by:${seat}`, t("it is done by: {name}", { name })]),
    ...cards.map((card): [string, string] => [`card:${card}`, t("the card is: {card}", { card: cardName(card) })]),
  ];
}

function orderWords({ card, when, if: condition = "" }: StandingOrder, players: Player[]): string {
  const [kind = "", value = ""] = condition.split(":");
  const facts = { card: cardName(card), event: triggerName(when) };
  switch (kind) {
    case "touches_mine":
      return t("{event}, and it touches a territory of mine: {card}", facts);
    case "by":
      return t("{event}, by {name}: {card}", { ...facts, name: players[Number(value)]?.name ?? "" });
    case "card":
      return t("{event}, namely {what}: {card}", { ...facts, what: cardName(value) });
    default:
      return t("{event}: {card}", facts);
  }
}
