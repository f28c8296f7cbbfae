// The cards: each has a picture and a text; the draft, the hand and the memory as people use them. With CARDS_JSON (from
// tests/web/games) the texts are compared with those of the terminal.

import { assert, assertEquals } from "../../../testing.ts";
import { ACTION_CARDS, ADVANTAGE_CARDS, cardName, TALE_CARDS } from "../names.ts";
import type { InisView, Targets } from "../view.ts";
import { artOf } from "./art.tsx";
import { receiverOf, toggled } from "./draft.tsx";
import { offeredElsewhere, sorted, stateOf } from "./hand.tsx";
import { laidOpen } from "./played.tsx";
import { effectsOf, signsOf, wordingOf } from "./texts.ts";
import { groups, placesOf } from "./whereabouts.tsx";

const ALL = [...ACTION_CARDS, ...ADVANTAGE_CARDS, ...TALE_CARDS];

interface Known {
  id: string;
  name: string;
  signs: string[];
  effects: string[];
  notes: string[];
}

const path = Deno.env.get("CARDS_JSON");

Deno.test("63 cards have a picture of their own, a text and a sign", () => {
  assertEquals(ALL.length, 63);
  const pictures = new Set(ALL.map((card) => JSON.stringify(artOf(card))));
  assertEquals(pictures.size, 63, "no two pictures are the same");
  for (const card of ALL) {
    assert(artOf(card)?.length, `${card} has a picture`);
    assert(effectsOf(wordingOf(card)).length, `${card} has a text`);
    assert(signsOf(wordingOf(card)).length, `${card} has a sign`);
  }
});

Deno.test({
  name: "the texts are those of the terminal",
  ignore: !path,
  fn: () => {
    const cards: Known[] = JSON.parse(Deno.readTextFileSync(path!));
    const ours = cards.map(({ id }) => {
      const wording = wordingOf(id);
      const { notes = [] } = wording;
      return { id, name: cardName(id), signs: signsOf(wording), effects: effectsOf(wording), notes };
    });
    assertEquals(ours, cards);
    assertEquals(cards.map((card) => card.id), ALL);
  },
});

Deno.test("a tap keeps a card, another gives it up, one too many takes the place of the first", () => {
  assertEquals(toggled([], "bard", 1), ["bard"]);
  assertEquals(toggled(["bard"], "bard", 1), []);
  assertEquals(toggled(["bard"], "geis", 1), ["geis"]);
  assertEquals(toggled(["bard", "geis"], "druid", 3), ["bard", "geis", "druid"]);
  assertEquals(toggled(["bard", "geis"], "druid", 2), ["geis", "druid"]);
});

Deno.test("what is not kept goes where the crows fly", () => {
  const table = (crows: string) => ({ crows, players: [{}, {}, {}] }) as unknown as InisView;
  assertEquals([0, 1, 2].map((seat) => receiverOf(table("sunwise"), seat)), [1, 2, 0]);
  assertEquals([0, 1, 2].map((seat) => receiverOf(table("widdershins"), seat)), [2, 0, 1]);
});

Deno.test("cards are greyed only where a card is asked for", () => {
  const asked = (moves: string[], step: Targets["step"] = { step: "Turn" }): Targets => ({
    moves,
    chosen: [],
    step,
    seat: 0,
  });
  assertEquals(stateOf("geis", null), undefined);
  assertEquals(stateOf("bard", asked(["bard", "pass"])), "playable");
  assertEquals(stateOf("geis", asked(["bard", "pass"])), "greyed");
  assertEquals(stateOf("geis", asked(["@hills", "@cove"])), undefined);
  assertEquals(stateOf("bard", asked(["@hills"], { step: "PlayCard", number: "bard" })), "chosen");
});

Deno.test("a hand is sorted by kind", () => {
  assertEquals(sorted(["tuans-memory", "hills-card", "bard", "eriu"]), [
    { kind: "action", cards: ["bard"] },
    { kind: "advantage", cards: ["hills-card"] },
    { kind: "tale", cards: ["tuans-memory", "eriu"] },
  ]);
});

Deno.test("cards with the same possible places stand together, the surest first", () => {
  const view = {
    certain: { "hand 1": ["bard"] },
    may_be: { eriu: ["hand 0", "hand 1", "deck"], geis: ["hand 1", "aside"], druid: ["hand 1", "aside"] },
  } as unknown as InisView;
  assertEquals(groups(view.may_be), [
    { places: ["hand 1", "aside"], cards: ["geis", "druid"] },
    { places: ["hand 0", "hand 1", "deck"], cards: ["eriu"] },
  ]);
  assertEquals(placesOf(view, "bard"), ["hand 1"]);
  assertEquals(placesOf(view, "geis"), ["hand 1", "aside"]);
  assertEquals(placesOf(view, "migration"), []);
});

Deno.test("answers lie on the card that they answer; afterwards the last one stays", () => {
  const last = { card: "geis", seat: 1, effect: 1, told: [] };
  const playing = { step: "PlayCard", number: "bard", seat: 0, effect: 0, told: [], stage: 1, cancelled: true };
  const answer = { ...playing, number: "geis", seat: 1, effect: 1, stage: 2, cancelled: false };
  const declaring = { ...playing, number: "raid", stage: 0 };
  const table = (stack: unknown[]) => ({ stack, last_played: last }) as unknown as InisView;
  const cards = (stack: unknown[]) =>
    laidOpen(table(stack)).map(({ card, seat, cancelled }) => [card, seat, cancelled]);
  assertEquals(cards([{ step: "Turn" }, playing, answer]), [["bard", 0, true], ["geis", 1, false]]);
  assertEquals(cards([{ step: "Turn" }]), [["geis", 1, false]]);
  assertEquals(cards([{ step: "Turn" }, declaring]), [["geis", 1, false]]);
});

Deno.test("cards that lie elsewhere can be chosen beside the hand", () => {
  const view = { hand: ["bard"], laid_by: [] } as unknown as InisView;
  const targets: Targets = { moves: ["bard", "geis", "@hills", "done"], chosen: [], step: { step: "Decide" }, seat: 0 };
  assertEquals(offeredElsewhere(view, targets), ["geis"]);
  assertEquals(offeredElsewhere(view, null), []);
});
