// What lies beside the island: advantage cards in the row and before their owners, decks, discards, the card set aside.

import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import type { Player } from "../../../game.ts";
import { Dialog } from "../../../table/dialog.tsx";
import { t, tn } from "../../../words.ts";
import type { InisView, Kind, Targets } from "../view.ts";
import { CardBack } from "./frame.tsx";
import { stateOf } from "./hand.tsx";
import { CardButton } from "./spot.tsx";
import { Whereabouts } from "./whereabouts.tsx";

interface Open {
  targets?: Targets | null;
  onPick?: (text: string) => void;
}

interface FaceUpProps extends Open {
  cards: readonly string[];
  label: string;
  size?: "small" | "normal";
}

/** Cards that lie open, each to be looked at, and chosen where one of them is asked for. */
export function OpenCards({ cards, label, targets = null, onPick, size = "small" }: FaceUpProps): VNode {
  return (
    <ul class={`inis-cards inis-open-cards inis-open-${size}`} aria-label={label}>
      {cards.map((card) => {
        const offered = targets?.moves.includes(card) ?? false;
        return (
          <li key={card}>
            <CardButton
              id={card}
              size="fit"
              state={offered ? "playable" : targets && stateOf(card, targets) === "chosen" ? "chosen" : undefined}
              onClick={offered ? onPick : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The advantage cards before a seat. */
export function FaceUp({ view, seat, ...open }: { view: InisView; seat: number } & Open): VNode | null {
  const cards = view.advantages[seat] ?? [];
  return cards.length ? <OpenCards cards={cards} label={t("Advantage cards")} {...open} /> : null;
}

/** The advantage cards that nobody has taken. */
export function AdvantageRow({ view, ...open }: { view: InisView } & Open): VNode | null {
  return view.row.length ? <OpenCards cards={view.row} label={t("Advantage cards in the row")} {...open} /> : null;
}

interface PilesProps extends Open {
  view: InisView;
  players: readonly Player[];
  eyes: number | null;
}

type Shown = "tales" | "spent" | "where" | null;

export function Piles({ view, players, eyes, ...open }: PilesProps): VNode {
  const [shown, show] = useState<Shown>(null);
  const { cards } = view;
  return (
    <section class="inis-cards inis-piles" aria-label={t("Cards on the table")}>
      {view.table.length > 0 && (
        <div class="inis-pile-open">
          <h3>{t("In play")}</h3>
          <OpenCards cards={view.table} label={t("In play")} {...open} />
        </div>
      )}
      {view.row.length > 0 && (
        <div class="inis-pile-open">
          <h3>{t("Row")}</h3>
          <AdvantageRow view={view} {...open} />
        </div>
      )}
      <ul class="inis-pile-list">
        <Pile kind="action" label={t("Set aside")} count={cards.aside} />
        {cards["action deck"] > 0 && <Pile kind="action" label={t("Action deck")} count={cards["action deck"]} />}
        <Pile kind="action" label={t("Played action cards")} count={cards["action discard"]} />
        <Pile
          kind="advantage"
          label={t("Played advantage cards")}
          count={view.spent.length}
          onShow={() => show("spent")}
        />
        <Pile kind="tale" label={t("Tale deck")} count={cards["tale deck"]} />
        <Pile
          kind="tale"
          label={t("Discarded tales")}
          count={view.discarded_tales.length}
          onShow={() => show("tales")}
        />
      </ul>
      <button type="button" class="button small quiet" onClick={() => show("where")}>
        {t("Where could a card be?")}
      </button>
      {shown === "tales" && (
        <Opened
          title={t("Discarded tales")}
          cards={view.discarded_tales}
          onClose={() => show(null)}
        />
      )}
      {shown === "spent" && (
        <Opened
          title={t("Played advantage cards")}
          cards={view.spent}
          onClose={() => show(null)}
        />
      )}
      {shown === "where" && (
        <Dialog
          title={t("Where could a card be?")}
          look="inis-where-sheet"
          onClose={() => show(null)}
        >
          <Whereabouts view={view} players={players} eyes={eyes} />
        </Dialog>
      )}
    </section>
  );
}

interface PileProps {
  kind: Kind;
  label: string;
  count: number;
  /** For piles that lie open. */
  onShow?: () => void;
}

function Pile({ kind, label, count, onShow }: PileProps): VNode {
  const inside: ComponentChildren = (
    <>
      <CardBack kind={kind} width={20} />
      <span>{label}</span>
      <span class="figures inis-pile-count">{count}</span>
      <span class="visually-hidden">{tn(count, "{count} card", "{count} cards")}</span>
    </>
  );
  return (
    <li class={count ? "" : "inis-count-none"}>
      {onShow && count
        ? <button type="button" class="inis-pile" onClick={onShow}>{inside}</button>
        : <span class="inis-pile">{inside}</span>}
    </li>
  );
}

function Opened({ title, cards, onClose }: { title: string; cards: readonly string[]; onClose(): void }): VNode {
  return (
    <Dialog title={title} onClose={onClose}>
      <OpenCards cards={cards} label={title} size="normal" />
    </Dialog>
  );
}
