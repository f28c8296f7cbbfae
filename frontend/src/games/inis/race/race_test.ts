// The race against what the engine says. The engine's side comes as a file from the tests in Python (tests/web/games);
// without it there is nothing to compare.

import { assert, assertEquals } from "../../../testing.ts";
import type { Progress } from "../view.ts";
import { chart } from "./chart.ts";
import { checkIn } from "./check.tsx";
import { reachedWith, reachedWords } from "./race.ts";

interface Standing {
  progress: Progress;
  deeds: number;
  conditions: number;
}

const path = Deno.env.get("RACE_JSON");
const standings: Standing[] = path ? JSON.parse(Deno.readTextFileSync(path)) : [];

function met(progress: Progress, deeds: number): string[] {
  return reachedWith(progress, deeds).filter((one) => one.met).map((one) => one.condition);
}

Deno.test("a Deed stands for what is missing in one condition", () => {
  assertEquals(met({ clans: 5, sanctuaries: 5, territories: 2 }, 1).length, 1);
  assertEquals(met({ clans: 5, sanctuaries: 5, territories: 2 }, 2), ["clans", "sanctuaries"]);
});

Deno.test("Deeds go where they meet most conditions", () => {
  assertEquals(met({ clans: 2, sanctuaries: 4, territories: 6 }, 3), ["sanctuaries", "territories"]);
  assertEquals(met({ clans: 0, sanctuaries: 4, territories: 3 }, 1), []);
});

Deno.test("a condition that is met with Deeds says with how many", () => {
  const [clans] = reachedWith({ clans: 4, sanctuaries: 0, territories: 0 }, 3);
  assertEquals(reachedWords(clans!), "Opposing clans led: 4 of 6, met with 2 Deeds");
});

Deno.test("as many conditions are met as the engine counts", () => {
  for (const { progress, deeds, conditions } of standings) {
    assertEquals(met(progress, deeds).length, conditions, JSON.stringify({ progress, deeds }));
  }
  if (path) assert(standings.length > 100, `${standings.length} standings compared`);
});

Deno.test("the chart marks rounds, the Brenn and claims", () => {
  const at = (round: number, brenn: number, claims: boolean[], clans: number[]) => ({
    round,
    brenn,
    players: claims.map((pretender, seat) => ({
      pretender,
      deeds: 0,
      progress: { clans: clans[seat], sanctuaries: 0, territories: 1 },
    })),
  });
  const views = [
    at(0, 0, [false, false], [0, 0]),
    at(1, 0, [false, false], [0, 2]),
    at(1, 0, [false, true], [0, 7]),
    at(2, 1, [false, false], [0, 7]),
  ];
  const player = (seat: number) => ({ seat, name: `P${seat}`, mine: false, bot: false, away: false });
  const [first, second] = chart(views, [player(0), player(1)]);
  assertEquals(first?.marks?.map(({ at, sign }) => [at, sign]), [[1, "1"], [3, "2"]]);
  assertEquals(second?.marks?.filter((mark) => mark.strong).map(({ at }) => at), [2, 3]);
  assertEquals(second?.series[0]?.values, [0, 2, 7, 7]);
  assertEquals([second?.most, second?.goal], [7, 6]);
});

Deno.test("only a check in the news is shown", () => {
  const reached = { clans: 6, sanctuaries: 0, territories: 1, deeds: 0 };
  const event = { event: "victory_check", pretenders: [0], conditions: [1], progress: [reached], winner: 0 };
  assertEquals(checkIn([{ event: "passed", seat: 1 }]), null);
  assertEquals(checkIn([event, { event: "game_over" }])?.winner, 0);
});
