// What the viewer can work out of hidden cards, for who asks: the certain ones place by place, the others together where
// the same places are left for them. The engine keeps this memory, so that nobody has to write it down.

import type { VNode } from "preact";
import { useId, useState } from "preact/hooks";
import type { Player } from "../../../game.ts";
import { t } from "../../../words.ts";
import { ACTION_CARDS, cardName, TALE_CARDS } from "../names.ts";
import type { InisView } from "../view.ts";
import { CardName } from "./spot.tsx";

interface Props {
  view: InisView;
  players: readonly Player[];
  eyes: number | null;
}

export interface Group {
  places: string[];
  cards: string[];
}

/** Cards with the same possible places, the fewest places first. */
export function groups(mayBe: Record<string, string[]>): Group[] {
  const found = new Map<string, Group>();
  for (const [card, places] of Object.entries(mayBe)) {
    const key = places.join();
    const group = found.get(key) ?? { places, cards: [] };
    group.cards.push(card);
    found.set(key, group);
  }
  return [...found.values()].sort((one, other) => one.places.length - other.places.length);
}

/** Where this card may be; empty where nothing is hidden about it. */
export function placesOf(view: InisView, card: string): string[] {
  const certain = Object.entries(view.certain).find(([, cards]) => cards.includes(card));
  return certain ? [certain[0]] : view.may_be[card] ?? [];
}

/** A place in words: "hand 2" becomes "Hand: Anna". */
export function placeName(place: string, players: readonly Player[]): string {
  const seat = Number(/\d$/.exec(place)?.[0] ?? -1);
  const name = players[seat]?.name ?? "";
  if (place.startsWith("hand")) return t("Hand: {name}", { name });
  if (place.startsWith("laid by")) return t("Laid by: {name}", { name });
  switch (place) {
    case "aside":
      return t("Set aside");
    case "deck":
      return t("Deck");
    case "discard":
      return t("Discarded");
    default:
      return t("On the table");
  }
}

export function Whereabouts({ view, players, eyes }: Props): VNode {
  const [asked, ask] = useState("");
  const field = useId();
  const hidden = [...ACTION_CARDS, ...TALE_CARDS].filter((card) =>
    placesOf(view, card).length && !view.discarded_tales.includes(card)
  );
  return (
    <div class="inis-where">
      <p class="muted">
        {eyes === null ? t("What anybody who watches can tell.") : t("What can be told from all that you have seen.")}
      </p>
      <label for={field}>{t("Card")}</label>
      <select id={field} value={asked} onChange={(event) => ask(event.currentTarget.value)}>
        <option value="">{t("All hidden cards")}</option>
        {hidden.map((card) => <option key={card} value={card}>{cardName(card)}</option>)}
      </select>
      {asked
        ? <Answer places={placesOf(view, asked)} players={players} />
        : <Everything view={view} players={players} />}
    </div>
  );
}

function Answer({ places, players }: { places: string[]; players: readonly Player[] }): VNode {
  const names = places.map((place) => placeName(place, players));
  return (
    <p class="inis-where-answer" aria-live="polite">
      {names.length === 1
        ? t("Certainly: {place}", { place: names[0] ?? "" })
        : t("One of: {places}", { places: names.join(" · ") })}
    </p>
  );
}

function Everything({ view, players }: { view: InisView; players: readonly Player[] }): VNode {
  const certain = Object.entries(view.certain)
    .map(([place, cards]) => [place, cards.filter((card) => !view.discarded_tales.includes(card))] as const)
    .filter(([, cards]) => cards.length);
  const unsure = groups(view.may_be);
  return (
    <>
      {certain.length > 0 && <h3>{t("Certain")}</h3>}
      {certain.map(([place, cards]) => <Row key={place} head={placeName(place, players)} cards={[...cards]} />)}
      {unsure.length > 0 && <h3>{t("One of several places")}</h3>}
      {unsure.map(({ places, cards }) => (
        <Row
          key={places.join()}
          head={places.map((place) => placeName(place, players)).join(" · ")}
          cards={cards}
        />
      ))}
      {!certain.length && !unsure.length && <p>{t("No card is hidden now.")}</p>}
    </>
  );
}

function Row({ head, cards }: { head: string; cards: string[] }): VNode {
  return (
    <div class="inis-where-row">
      <h4>{head}</h4>
      <p>{cards.map((card) => <CardName key={card} id={card} />)}</p>
    </div>
  );
}
