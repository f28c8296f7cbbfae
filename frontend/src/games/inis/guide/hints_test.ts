import { assert, assertEquals } from "../../../testing.ts";
import type { InisView } from "../view.ts";
import { hintFor, HINTS, type Situation } from "./hints.ts";

const players = [0, 1].map((seat) => ({ seat, name: seat ? "Оксана" : "Anna", mine: !seat, bot: false, away: false }));

function situation(more: Partial<InisView> = {}, step = "", moves: string[] = ["pass"]): Situation {
  const player = { pretender: false, deeds: 0, conditions: 0 };
  const view = {
    ...{ round: 2, passes: 0, hand: [], clash: null, outcome: null, players: [player, player] },
    ...more,
  } as unknown as InisView;
  return { view, seat: 0, players, step: step ? { step } : null, moves };
}

Deno.test("the first hint tells what the game is about", () => {
  assertEquals(hintFor(situation({ round: 0 }), [])?.id, "welcome");
});

Deno.test("a question is explained when it is asked, and not once it has been read", () => {
  const drafting = situation({ round: 1 }, "Draft");
  assertEquals(hintFor(drafting, [])?.id, "draft");
  assertEquals(hintFor(drafting, ["draft"])?.id, "welcome");
});

Deno.test("a turn is explained by what is most urgent", () => {
  const other = { pretender: true, deeds: 0, conditions: 1 };
  const own = { pretender: false, deeds: 0, conditions: 1 };
  const both = situation({ players: [own, other] } as unknown as Partial<InisView>, "Turn", ["bard", "pass"]);
  assertEquals(hintFor(both, [])?.id, "claim");
  assertEquals(hintFor(both, ["claim"])?.id, "pretender");
  assertEquals(hintFor(both, ["claim", "pretender"])?.id, "season");
});

Deno.test("a pretender is named without being inflected", () => {
  const other = { pretender: true, deeds: 0, conditions: 1 };
  const found = situation({ players: [{ ...other, pretender: false }, other] } as unknown as Partial<InisView>);
  assert(hintFor(found, [])!.text(found).startsWith("Оксана "));
});

Deno.test("nothing is said where everything has been read", () => {
  const all = HINTS.map((hint) => hint.id);
  assertEquals(new Set(all).size, all.length);
  assertEquals(hintFor(situation({}, "Turn"), all), null);
});
