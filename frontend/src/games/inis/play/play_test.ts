import { assertEquals } from "../../../testing.ts";
import type { ChatLine } from "../../../protocol.ts";
import { speak } from "../../../words.ts";
import type { Step } from "../view.ts";
import { chips, counts, toldOf, withoutOne } from "./chain.ts";
import { phrase, tally } from "./phrases.ts";

const MIGRATION: Step = { step: "PlayCard", number: "migration", seat: 0, effect: 0 };
const PLAYERS = ["Anna", "Ben"].map((name, seat) => ({ seat, name, mine: seat === 0, bot: false, away: false }));

function said(...lines: [number, string][]): ChatLine[] {
  return lines.map(([seat, text], n) => ({ n, at: 0, seat, name: PLAYERS[seat]!.name, text }));
}

Deno.test("a march counts clans by where they go, not where they come from", () => {
  const told = ["@hills", "@cove", "@valley", "@cove"];
  assertEquals(counts(MIGRATION, told, ["@cove", "done"], true), [
    { place: "@cove", count: 2, more: true, less: true },
    { place: "@valley", count: 1, more: false, less: true },
  ]);
  assertEquals(counts(MIGRATION, [], ["@hills", "@cove"], true), [], "the first answer is where they come from");
});

Deno.test("what is already committed can't be counted down", () => {
  const retreat: Step = { step: "Retreat", seat: 0 };
  assertEquals(counts(retreat, ["@cove"], ["@cove", "@moor", "done"], false), [
    { place: "@cove", count: 1, more: true, less: false },
    { place: "@moor", count: 0, more: true, less: false },
  ]);
});

Deno.test("one clan less leaves the others and opens the end again", () => {
  assertEquals(withoutOne(["migration", "@hills", "@cove", "@cove", "done"], "@cove"), [
    "migration",
    "@hills",
    "@cove",
  ]);
});

Deno.test("a chip stands for each answer that is no count", () => {
  const chain = ["migration", "@hills", "@cove", "done"];
  assertEquals(chips(chain, MIGRATION).map(({ move }) => move), ["migration", "@hills"]);
});

Deno.test("a complete chain tells more than the view before it", () => {
  const question = { offer: {}, view: {}, moves: ["migration", "@hills", "@cove"], ready: true };
  assertEquals(toldOf(MIGRATION, question), ["@hills", "@cove"]);
});

Deno.test("phrases are read in the reader's language, whoever has said them", () => {
  speak("pl", { "Agreed.": "Zgoda." });
  assertEquals(phrase("agreed", PLAYERS), "Zgoda.");
  assertEquals(phrase("made-up", PLAYERS), null);
  speak("en", {});
});

Deno.test("an offer counts as agreed to when somebody else says so before the next offer", () => {
  const lines = said(
    [0, "/phrase:stop-if-you-withdraw"],
    [0, "/phrase:agreed"],
    [1, "/phrase:agreed"],
    [1, "hello"],
    [1, "/phrase:peace-if-peace"],
    [0, "/phrase:refused"],
  );
  assertEquals(tally(lines), [{ seat: 0, offers: 1, agreed: 1 }, { seat: 1, offers: 1, agreed: 0 }]);
});
