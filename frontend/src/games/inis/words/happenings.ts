// A line for each kind of event, or for several of one kind in a row. The names are those of the engine's events.

import type { LogLine, Player } from "../../../game.ts";
import type { GameEvent } from "../../../protocol.ts";
import { t, tn } from "../../../words.ts";
import { cardName, territoryName } from "../names.ts";
import type { Kind } from "../view.ts";
import { cardsIn, clans, directionWord, nameOf, orderOf, tally, times, unseen } from "./bits.ts";
import { CHECKS } from "./checks.ts";
import { playedLine } from "./played.ts";

export type Story = (run: GameEvent[], players: Player[]) => (string | LogLine)[];

/** A story for events that are told one by one. */
function each(tell: (event: GameEvent, name: string, players: Player[]) => string | LogLine): Story {
  return (run, players) => run.map((event) => tell(event, who(event, players), players));
}

function who(event: GameEvent, players: Player[]): string {
  return typeof event.seat === "number" ? nameOf(event.seat, players) : "";
}

function place(event: GameEvent): string {
  return territoryName(String(event.territory));
}

function card(event: GameEvent): string {
  return cardName(String(event.card));
}

/** The runs of one seat after the other. */
function bySeat(run: GameEvent[]): GameEvent[][] {
  return [...new Set(run.map((event) => event.seat))].map((seat) => run.filter((event) => event.seat === seat));
}

/** Cards of one kind by their names, or how many they are. */
function cards(run: GameEvent[]): string {
  return run.every((event) => "card" in event)
    ? cardsIn(run.map((event) => String(event.card)))
    : unseen((run[0]!.kind ?? "action") as Kind, run.length);
}

function holders(run: GameEvent[], players: Player[]): string {
  return bySeat(run).map((mine) => t("{name}: {cards}", { name: who(mine[0]!, players), cards: cards(mine) })).join(
    "; ",
  );
}

/** What a seat did with several cards, seat by seat. */
function counted(tell: (name: string, cards: string) => string): Story {
  return (run, players) =>
    bySeat(run).flatMap((mine) =>
      ["action", "advantage", "tale", undefined].flatMap((kind) => {
        const same = mine.filter((event) => event.kind === kind);
        return same.length ? [tell(who(same[0]!, players), cards(same))] : [];
      })
    );
}

const ROUNDS: Record<string, Story> = {
  assembly_begins: each(({ round }) => ({
    text: t("Round {round}: Assembly", { round: round as number }),
    strong: true,
  })),
  season_begins: each(({ brenn, round }, _, players) => ({
    text: t("Round {round}: Season. The Brenn begins: {name}", {
      round: round as number,
      name: nameOf(brenn as number, players),
    }),
    strong: true,
  })),
  season_ends: each(() => t("All have passed: the Season ends.")),
  brenn: each((_, name) => t("Brenn: {name}", { name })),
  crows: each((event, _, players) => {
    const direction = directionWord(String(event.direction));
    const order = orderOf(String(event.direction), players);
    if (players.length < 3) {
      return event.turned
        ? t("The crows turn: {direction}.", { direction })
        : t("The crows fly as before: {direction}.", { direction });
    }
    return event.turned
      ? t("The crows turn: {direction} ({order}).", { direction, order })
      : t("The crows fly as before: {direction} ({order}).", { direction, order });
  }),
  passed: each((_, name) => t("{name}: passes", { name })),
  pretender: each((_, name) => ({ text: t("{name}: takes a pretender token", { name }), strong: true })),
  deed_gained: each((_, name) => t("{name}: gains a Deed", { name })),
  deed_lost: each((_, name) => t("{name}: gives a Deed back, for there is no clan in play", { name })),
  ...CHECKS,
};

const ISLAND: Record<string, Story> = {
  tile_laid: (run) => {
    const places = run.map(place).join(", ");
    return [run.length > 1 ? t("The island: {places}", { places }) : t("The island grows: {places}", { places })];
  },
  tile_seen: (run, players) => {
    const name = who(run[0]!, players);
    const known = run.filter((event) => event.territory);
    if (known.length) {
      return [t("{name}: looks at new territories: {places}", { name, places: known.map(place).join(", ") })];
    }
    return [
      tn(run.length, "{name}: looks at {count} new territory", "{name}: looks at {count} new territories", { name }),
    ];
  },
  spot_chosen: each((_, name) => t("{name}: picks the spot for a new territory", { name })),
  capital: each((event, name) => t("{name}: sets up the capital ({place})", { name, place: place(event) })),
  sanctuary_placed: each((event) => t("New sanctuary: {place}", { place: place(event) })),
  citadel_placed: each((event) => t("New citadel: {place}", { place: place(event) })),
  festival: each((event) => t("The Festival is held: {place}", { place: place(event) })),
};

const CLANS: Record<string, Story> = {
  clan_placed: (run, players) =>
    bySeat(run).map((mine) => {
      const places = tally(mine.map(place)).map(([name, count]) => times(name, count)).join(", ");
      return t("{name}: places {clans} ({places})", {
        name: who(mine[0]!, players),
        clans: clans(mine.length),
        places,
      });
    }),
  clans_moved: each((event, name) =>
    t("{name}: {clans}, {start} → {end}", {
      name,
      clans: clans(event.clans as number),
      start: territoryName(String(event.from)),
      end: territoryName(String(event.to)),
    })
  ),
  clan_removed: (run, players) =>
    tally(run.map((event) => `${event.seat}|${event.territory}|${event.reason ?? ""}|${event.card ?? ""}`)).map(
      ([key, count]) => lossLine(key.split("|"), count, players),
    ),
  clan_rescued: each((event, name) =>
    t("{name}: a clan is rescued, {start} → {end}", {
      name,
      start: place(event),
      end: territoryName(String(event.to)),
    })
  ),
  clan_replaced: each((event, name, players) =>
    t("A clan is replaced: {owner} → {name} ({place})", {
      owner: nameOf(event.of as number, players),
      name,
      place: place(event),
    })
  ),
};

function lossLine([seat, territory, reason, by]: string[], count: number, players: Player[]): string {
  const facts = { name: nameOf(Number(seat), players), clans: clans(count), place: territoryName(territory!) };
  switch (reason) {
    case "card":
      return t("{name}: loses {clans} ({place}; {card})", { ...facts, card: cardName(by!) });
    case "gates":
      return t("{name}: loses {clans} ({place}; the Gates are open)", facts);
    case "toll":
      return t("{name}: loses {clans} ({place}; toll)", facts);
    case "festival":
      return t("{name}: loses {clans} ({place}; Festival)", facts);
    default:
      return t("{name}: loses {clans} ({place})", facts);
  }
}

const CLASHES: Record<string, Story> = {
  clash_begins: each((event, _, players) => ({
    text: t("Clash: {place}. Instigator: {name}", {
      place: place(event),
      name: nameOf(event.instigator as number, players),
    }),
    strong: true,
  })),
  clash_ends: each((event) => t("The clash is over: {place}", { place: place(event) })),
  clan_sheltered: (run, players) =>
    bySeat(run).map((mine) =>
      t("{name}: shelters {clans}", { name: who(mine[0]!, players), clans: clans(mine.length) })
    ),
  attack: each((event, name, players) =>
    t("Attack: {name} → {target}", { name, target: nameOf(event.target as number, players) })
  ),
  withdrawal: each((event, name) => t("{name}: withdraws ({place})", { name, place: place(event) })),
  peace_offered: each((_, name) => t("{name}: offers peace", { name })),
  peace_accepted: each((_, name) => t("{name}: agrees to peace", { name })),
  peace_refused: each((_, name) => t("{name}: refuses peace", { name })),
  peace: each((event) => ({ text: t("Peace: {place}", { place: place(event) }), strong: true })),
  payment_chosen: each((event, name, players) => {
    const target = nameOf(event.target as number, players);
    return event.clan
      ? t("{name}: demands a clan ({target})", { name, target })
      : t("{name}: demands an action card ({target})", { name, target });
  }),
};

const DEALING: Record<string, Story> = {
  advantage_taken: (run, players) => [t("Advantage cards: {holders}", { holders: holders(run, players) })],
  advantage_returned: (run) => [
    t("Advantage cards laid back, face up: {cards}", { cards: cardsIn(run.map((event) => String(event.card))) }),
  ],
  set_aside: each(() => t("An action card is set aside, face down.")),
  card_dealt: (run, players) => {
    const known = run.filter((event) => "card" in event);
    return [
      known.length
        ? t("Action cards dealt: {holders}", { holders: holders(known, players) })
        : t("The action cards are dealt."),
    ];
  },
  card_kept: counted((name, cards) => t("{name}: keeps {cards}", { name, cards })),
  cards_passed: (run, players) => {
    const known = run.filter((event) => Array.isArray(event.names));
    if (!known.length) return [t("The other cards go on to the next players.")];
    return known.map((event) => handed(event.seat, event.to, cardsIn((event.names as unknown[]).map(String)), players));
  },
};

function handed(giver: unknown, receiver: unknown, cards: string, players: Player[]): string {
  return t("{giver} → {receiver}: {cards}", {
    giver: nameOf(giver as number, players),
    receiver: nameOf(receiver as number, players),
    cards,
  });
}

/** A card that changes hands: whoever may see it is told which. */
const passing: Story = (run, players) =>
  run.map((event) => handed(event.seat, event.to, cards([{ kind: "tale", ...event }]), players));
const gotten: Story = (run, players) =>
  run.map((event) => handed(event.of, event.seat, cards([{ kind: "tale", ...event }]), players));
const taken: Story = each((event, name) => t("{name}: takes into the hand: {card}", { name, card: card(event) }));

const CARDS: Record<string, Story> = {
  card_played: each((event, _, players) => playedLine(event, players)),
  card_cancelled: each((event) => t("No effect: {card}", { card: card(event) })),
  card_drawn: counted((name, cards) => t("{name}: draws {cards}", { name, cards })),
  card_discarded: counted((name, cards) => t("{name}: discards {cards}", { name, cards })),
  card_given: passing,
  tale_given: passing,
  tale_taken: gotten,
  card_stolen: (run, players) =>
    run.map((event) => t("{text}, at random", { text: handed(event.of, event.seat, cards([event]), players) })),
  card_shown: each((event, name) => t("{name}: shows to all: {card}", { name, card: card(event) })),
  tale_returned: taken,
  action_taken: taken,
  hand_seen: each((event, name, players) => {
    const facts = { name, owner: nameOf(event.of as number, players) };
    const known = Array.isArray(event.cards) ? cardsIn(event.cards.map(String)) : null;
    if (event.kind === "tale") {
      return known === null
        ? t("{name}: looks at the epic tales ({owner})", facts)
        : t("{name}: looks at the epic tales ({owner}): {cards}", { ...facts, cards: known });
    }
    return known === null
      ? t("{name}: looks at the action cards ({owner})", facts)
      : t("{name}: looks at the action cards ({owner}): {cards}", { ...facts, cards: known });
  }),
  discard_seen: each((event, name) =>
    Array.isArray(event.cards)
      ? t("{name}: looks through the discarded action cards: {cards}", {
        name,
        cards: cardsIn(event.cards.map(String)),
      })
      : t("{name}: looks through the discarded action cards", { name })
  ),
  discard_taken: each((event, name) =>
    t("{name}: takes from the discarded cards: {cards}", { name, cards: cards([event]) })
  ),
  aside_taken: each((event, name) =>
    "card" in event
      ? t("{name}: takes the card that was set aside: {card}", { name, card: card(event) })
      : t("{name}: takes the card that was set aside", { name })
  ),
  aside_put: each((event, name) =>
    "card" in event
      ? t("{name}: sets an action card aside: {card}", { name, card: card(event) })
      : t("{name}: sets an action card aside", { name })
  ),
  tales_shuffled: each(() => t("The discarded epic tales are shuffled into the deck.")),
};

export const STORIES: Record<string, Story> = { ...ROUNDS, ...ISLAND, ...CLANS, ...CLASHES, ...DEALING, ...CARDS };
