// The draft: all cards in a row across the keep line. A tap lifts a card above it; once enough are kept, the others lean
// towards whoever gets them. The choice may be changed until everybody is ready.

import type { VNode } from "preact";
import type { Player } from "../../../game.ts";
import { list, t, tn } from "../../../words.ts";
import { kindOf } from "../names.ts";
import { Emblem } from "../map/emblems.tsx";
import type { InisView, Targets } from "../view.ts";
import { CardButton } from "./spot.tsx";

export interface DraftProps {
  view: InisView;
  targets: Targets | null;
  /** What is kept so far. */
  kept: readonly string[];
  /** How many are to be kept. */
  count: number;
  onToggle(card: string): void;
  players: readonly Player[];
  eyes: number;
  /** Who chooses, and who has chosen. */
  asked?: readonly number[] | undefined;
  ready?: readonly number[] | undefined;
  /** Nothing can be changed any more. */
  locked?: boolean | undefined;
}

/** The choice after a tap on a card: kept ones are given up, the oldest makes room for one too many. */
export function toggled(kept: readonly string[], card: string, count: number): string[] {
  if (kept.includes(card)) return kept.filter((other) => other !== card);
  return [...kept, card].slice(-count);
}

/** Who gets the cards that a seat passes on: the crows say which way. */
export function receiverOf(view: InisView, seat: number): number {
  const seats = view.players.length;
  return (seat + (view.crows === "sunwise" ? 1 : seats - 1)) % seats;
}

export function DraftRow(props: DraftProps): VNode | null {
  const { view, kept, count, onToggle, players, eyes, locked } = props;
  const cards = (view.hand ?? []).filter((card) => kindOf(card) === "action");
  const rest = [...(view.laid_by ?? []), ...(view.hand ?? []).filter((card) => kindOf(card) !== "action")];
  const done = kept.length >= count;
  const receiver = receiverOf(view, eyes);
  const name = players[receiver]?.name ?? "";
  const toRight = view.crows === "sunwise";
  const classes = [
    "inis-cards",
    "inis-draft",
    done ? "inis-draft-done" : "",
    toRight ? "inis-draft-right" : "inis-draft-left",
  ];
  return (
    <section class={classes.filter(Boolean).join(" ")} aria-label={t("Draft")}>
      <header class="inis-draft-head">
        <strong>{done ? t("Chosen; it can be changed until everybody is ready.") : wanted(count - kept.length)}</strong>
        <ReadyTicks {...props} />
      </header>
      <p class="inis-draft-keep" aria-hidden="true">{t("Keep")}</p>
      <ul class="inis-draft-cards">
        {cards.map((card) => {
          const keeps = kept.includes(card);
          const going = done && !keeps;
          return (
            <li key={card} class={keeps ? "inis-draft-kept" : going ? "inis-draft-going" : ""}>
              <CardButton
                id={card}
                size="fit"
                state={keeps ? "chosen" : going ? undefined : "playable"}
                pressed={keeps}
                says={keeps ? t("kept") : going ? t("goes to {name}", { name }) : undefined}
                onClick={onToggle}
                disabled={locked}
              />
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <ul class="inis-draft-rest" aria-label={t("The rest of your hand")}>
          {rest.map((card) => (
            <li key={card}>
              <CardButton id={card} size="fit" />
            </li>
          ))}
        </ul>
      )}
      <p class="inis-draft-pass">
        {!toRight && <Arrow />}
        <Emblem seat={receiver} size={20} />
        <span>{t("To {name}", { name })}</span>
        {toRight && <Arrow />}
      </p>
    </section>
  );
}

function wanted(count: number): string {
  return tn(count, "Choose {count} card to keep", "Choose {count} cards to keep");
}

/** Which way the cards go; the crows fly there too. */
function Arrow(): VNode {
  return (
    <svg class="inis-draft-arrow" viewBox="0 0 40 16" width="40" height="16" aria-hidden="true" focusable="false">
      <path d="M2 8H34M27 2L36 8L27 14" />
    </svg>
  );
}

/** A tick for everybody who has chosen; what was chosen nobody sees. */
function ReadyTicks({ players, asked, ready = [] }: DraftProps): VNode | null {
  if (!asked?.length) return null;
  const names = asked.filter((seat) => ready.includes(seat)).map((seat) => players[seat]?.name ?? "");
  return (
    <p class="inis-draft-ready">
      <span class="visually-hidden">
        {names.length ? t("Ready: {names}", { names: list(names) }) : t("Nobody is ready yet")}
      </span>
      {asked.map((seat) => (
        <span
          key={seat}
          class={`inis-draft-seat ${ready.includes(seat) ? "inis-draft-is-ready" : ""}`}
          title={ready.includes(seat)
            ? t("{name}: ready", { name: players[seat]?.name ?? "" })
            : t("{name}: still choosing", { name: players[seat]?.name ?? "" })}
          aria-hidden="true"
        >
          <Emblem seat={seat} size={24} />
          <svg class="inis-draft-tick" viewBox="0 0 16 16" width="16" height="16">
            {ready.includes(seat) ? <path d="M3 8.500L6.5 12L13 4.5" /> : <path d="M4 8h.01M8 8h.01M12 8h.01" />}
          </svg>
        </span>
      ))}
    </p>
  );
}
