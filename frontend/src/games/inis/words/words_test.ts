// Everything that the table of Inis says, for what random games of the engine have to tell, in every language. The
// samples come from the tests in Python (tests/web/games/test_inis_words.py); without them there is nothing to say.

import type { Player, Refusal } from "../../../game.ts";
import type { GameEvent, Offer, View } from "../../../protocol.ts";
import { assert, assertEquals } from "../../../testing.ts";
import { type Catalogue, speak } from "../../../words.ts";
import { ACTION_CARDS, ADVANTAGE_CARDS, cardName, TALE_CARDS, territoryName } from "../names.ts";
import { read, TERRITORIES, topStep } from "../view.ts";
import {
  choiceNote,
  choiceWord,
  describe,
  logLine,
  logLines,
  moveWord,
  notNow,
  occasion,
  prompt,
  refusal,
  ruleAnchor,
  summary,
  triggerName,
} from "./index.ts";

interface Question {
  seat: number;
  view: View;
  moves: string[];
}

interface Samples {
  questions: Question[];
  waiting: View[];
  refusals: Refusal[];
  events: (GameEvent & { seats: number })[];
  windows: string[];
  rules: string[];
  words: Record<string, Catalogue>;
}

const path = Deno.env.get("SAMPLES_JSON");
const samples: Samples | null = path ? JSON.parse(Deno.readTextFileSync(path)) : null;
const ignore = !samples;

/** Written so that no Latin letter stands in them. */
const NAMES = ["Анна", "Богдан", "Віра", "Гліб"];

function players(count: number): Player[] {
  return NAMES.slice(0, count).map((name, seat) => ({ seat, name, mine: seat === 0, bot: false, away: false }));
}

/** Each text with what it is about, to find it again. */
type Said = [string, string];

function allSaid(found: Samples): Said[] {
  return [
    ...found.questions.flatMap(asked),
    ...found.waiting.flatMap(watched),
    ...found.events.flatMap(told),
    ...found.refusals.map((one): Said => [`refusal ${one.rule}`, refusal(one)]),
    ...found.windows.map((window): Said => [`trigger ${window}`, triggerName(window)]),
    ...[...ACTION_CARDS, ...ADVANTAGE_CARDS, ...TALE_CARDS].map((card): Said => [card, cardName(card)]),
    ...TERRITORIES.map((name): Said => [name, territoryName(name)]),
  ];
}

function asked({ seat, view, moves }: Question): Said[] {
  const inis = read(view);
  const people = players(inis.players.length);
  const step = topStep(inis);
  const offer: Offer = { moves };
  const about = `${step.step} ${step.number ?? step.window ?? ""}`;
  const said: Said[] = [
    [`prompt ${about}`, prompt(view, offer, seat, people)],
    [`answered ${about}`, prompt(view, { moves, answer: moves.slice(0, 1) }, seat, people)],
    [`not now ${about}`, notNow(view, offer)],
    [`summary ${about}`, summary(step.number ?? "", step.told ?? [], inis, seat, people)],
  ];
  if (step.step === "Reaction") said.push([`occasion ${about}`, occasion(inis, people)]);
  for (const move of moves) {
    said.push([`choice ${about} ${move}`, spotless(choiceWord(move, inis, seat, people))]);
    said.push([`note ${about} ${move}`, choiceNote(move, inis, seat, people)]);
    said.push([`move ${move}`, spotless(moveWord(move, people))]);
  }
  for (const part of describe(view, people, seat)) {
    said.push(["describe", part.heading], ...part.lines.map((line): Said => [`describe ${part.heading}`, line]));
  }
  return said;
}

/** A spot of the map has a name of two numbers and a letter, the same in all languages. */
function spotless(text: string): string {
  return text.replace(/-?\d+,-?\d+[ud]/g, "");
}

function watched(view: View): Said[] {
  const people = players(read(view).players.length);
  return [["waiting", prompt(view, null, null, people)]];
}

function told({ seats, ...event }: GameEvent & { seats: number }): Said[] {
  const line = logLine(event as GameEvent, players(seats));
  return line ? [[`log ${event.event} ${event.card ?? ""}`, line.text]] : [];
}

Deno.test({
  name: "every sentence of Inis is whole in every language",
  ignore,
  fn() {
    const english = rendered("en");
    assert(english.length > 5000);
    for (const language of ["en", ...Object.keys(samples!.words)]) {
      const said = rendered(language);
      const broken = said.filter(([, text]) =>
        /[{}]|undefined|null|NaN|\[object|\bp\d\b/.test(text) || (text && !/[\p{L}\d]/u.test(text))
      );
      assertEquals(sample(broken), [], language);
    }
    const empty = english.filter(([about, text]) => !text && !/^(note|not now|summary) /.test(about));
    assertEquals(sample(empty), []);
  },
});

Deno.test({
  name: "no English is left in Ukrainian and Russian",
  ignore,
  fn() {
    for (const language of ["uk", "ru"]) {
      assertEquals(sample(rendered(language).filter(([, text]) => /[A-Za-z]{2,}/.test(text))), [], language);
    }
  },
});

Deno.test({
  name: "no English sentence is left in French and Polish",
  ignore,
  fn() {
    const english = rendered("en");
    for (const language of ["fr", "pl"]) {
      const same = rendered(language).filter(([, text], index) =>
        text === english[index]![1] && /[A-Za-z]+ [a-z]+ [a-z]+/.test(text)
      );
      assertEquals(sample(same), [], language);
      speak(language, samples!.words[language]!);
      const names = TERRITORIES.filter((name) => name !== territoryName(name)).join("|");
      const leftover = rendered(language).filter(([, text]) => new RegExp(`\\b(${names})\\b`).test(text));
      assertEquals(sample(leftover), [], language);
    }
  },
});

Deno.test({
  name: "every rule that refuses has words of its own and an anchor in the rules",
  ignore,
  fn() {
    speak("en", {});
    for (const rule of samples!.rules) {
      const refused = { rule, facts: { move: "bard", card: "Geis", seat: 0, territory: "Hills" }, text: "" };
      assert(refusal(refused).length > 5, rule);
      assertEquals(ruleAnchor(refused), rule.replaceAll("_", "-"));
    }
  },
});

function rendered(language: string): Said[] {
  speak(language, language === "en" ? {} : samples!.words[language]!);
  const said = allSaid(samples!);
  speak("en", {});
  return said;
}

function sample(said: Said[]): string[] {
  return [...new Set(said.map(([about, text]) => `${about}: ${text}`))].slice(0, 12);
}

const event = (kind: string, facts: Record<string, unknown>): GameEvent => ({ event: kind, ...facts });

Deno.test("what was declared is not told once more when it happens", () => {
  const lines = logLines([
    event("card_played", { seat: 0, card: "New Clans", effect: 0, window: "turn", told: ["@hills", "@moor"] }),
    event("clan_placed", { seat: 0, territory: "Hills" }),
    event("clan_placed", { seat: 0, territory: "Moor" }),
    event("clan_placed", { seat: 1, territory: "Moor" }),
  ], players(2));
  assertEquals(lines.map((line) => line.text), [
    "Анна: New Clans, Hills: 1 clan, Moor: 1 clan",
    "Богдан: places 1 clan (Moor)",
  ]);
});

Deno.test("nor where it happens only after others had time to answer", () => {
  const declaration = event("card_played", { seat: 0, card: "Citadel", effect: 0, window: "turn", told: ["@hills"] });
  const effect = [event("declined", { seat: 1 }), event("citadel_placed", { territory: "Hills" })];
  assertEquals(logLines(effect, players(2), [declaration]), []);
  assertEquals(logLines(effect, players(2)).map((line) => line.text), ["New citadel: Hills"]);
});

Deno.test("like things in a row make one line", () => {
  const dealt = ["Bard", "Geis"].map((card) => event("card_dealt", { seat: 1, card }));
  const hidden = [event("card_dealt", { seat: 0 }), ...dealt];
  assertEquals(logLines(hidden, players(2)).map((line) => line.text), ["Action cards dealt: Богдан: Bard, Geis"]);
});

Deno.test("a declaration says where it starts a clash", () => {
  const view = read({
    island: { Hills: { clans: [3, 0] }, Moor: { clans: [0, 1] } },
    stack: [{ step: "Turn", seat: 0 }],
  } as unknown as View);
  assertEquals(
    summary("migration", ["@hills", "@moor", "@moor", "done"], view, 0, players(2)),
    "from: Hills; 2 clans → Moor. Starts a clash: Moor",
  );
});

Deno.test("before anything is declared the card says what it does", () => {
  const view = read(
    { island: {}, stack: [{ step: "Reaction", seat: 0, window: "manoeuvre made" }] } as unknown as View,
  );
  assertEquals(summary("bard", [], view, 0, players(2)), "Gain a Deed.");
});
