// The forms of words after numbers, in all five languages.

import { amount, list, moment, number, speak, t, tc, tn } from "./words.ts";
import { assertEquals } from "./testing.ts";

const NUMBERS = [1, 2, 5, 11, 21, 22, 25];
const ONE = "{count} tile";
const MANY = "{count} tiles";

const EXPECTED: Record<string, { forms: string[]; words: string[] }> = {
  en: {
    forms: ["{count} tile", "{count} tiles"],
    words: ["tile", "tiles", "tiles", "tiles", "tiles", "tiles", "tiles"],
  },
  fr: {
    forms: ["{count} tuile", "{count} tuiles"],
    words: ["tuile", "tuiles", "tuiles", "tuiles", "tuiles", "tuiles", "tuiles"],
  },
  uk: {
    forms: ["{count} плитка", "{count} плитки", "{count} плиток"],
    words: ["плитка", "плитки", "плиток", "плиток", "плитка", "плитки", "плиток"],
  },
  ru: {
    forms: ["{count} плитка", "{count} плитки", "{count} плиток"],
    words: ["плитка", "плитки", "плиток", "плиток", "плитка", "плитки", "плиток"],
  },
  pl: {
    forms: ["{count} płytka", "{count} płytki", "{count} płytek"],
    words: ["płytka", "płytki", "płytek", "płytek", "płytek", "płytki", "płytek"],
  },
};

for (const [tongue, { forms, words }] of Object.entries(EXPECTED)) {
  Deno.test(`plurals in ${tongue}`, () => {
    speak(tongue, { [ONE]: forms });
    assertEquals(
      NUMBERS.map((count) => tn(count, ONE, MANY)),
      NUMBERS.map((count, index) => `${count} ${words[index]}`),
    );
  });
}

Deno.test("none takes the form of many where the language says so, of one in French", () => {
  speak("en", {});
  assertEquals(tn(0, ONE, MANY), "0 tiles");
  speak("fr", { [ONE]: ["{count} tuile", "{count} tuiles"] });
  assertEquals(tn(0, ONE, MANY), "0 tuile");
  speak("uk", { [ONE]: ["{count} плитка", "{count} плитки", "{count} плиток"] });
  assertEquals(tn(0, ONE, MANY), "0 плиток");
});

Deno.test("a missing translation falls back to English, and a missing value stays visible", () => {
  speak("pl", { "Undo": "" });
  assertEquals(t("Undo"), "Undo");
  assertEquals(t("Waiting for {name}", { name: "Оксана" }), "Waiting for Оксана");
  assertEquals(t("Waiting for {name}"), "Waiting for {name}");
  assertEquals(tn(2, ONE, MANY), "2 tiles");
});

Deno.test("a context tells two meanings of one word apart", () => {
  speak("uk", { "seat\u0004Open": "Вільне", "Open": "Відкрити" });
  assertEquals([tc("seat", "Open"), t("Open"), tc("door", "Open")], ["Вільне", "Відкрити", "Open"]);
});

Deno.test("numbers, lists and moments follow the language", () => {
  speak("pl", {});
  assertEquals(list(["Anna", "Ben", "Ola"]), "Anna, Ben i Ola");
  assertEquals(number(1234567.5).replace(/\s/g, " "), "1 234 567,5");
  speak("en", {});
  assertEquals(list(["Anna", "Ben"]), "Anna and Ben");
  assertEquals(amount(3, "day"), "3 days");
  const noon = new Date(2026, 4, 3, 12, 5).getTime();
  assertEquals(moment(noon, noon + 60_000).replace(/\s/g, " "), "12:05 PM");
  assertEquals(moment(noon, noon + 86_400_000 * 3).startsWith("May 3"), true);
});
