// The geometry of the map, and what can be chosen on it.

import { assert, assertEquals } from "../../../testing.ts";
import type { InisView, Targets } from "../view.ts";
import { TERRITORIES } from "../view.ts";
import { choiceOf, moveOf, under } from "./choosing.ts";
import { shapeOf, UNIT } from "./coast.ts";
import { border, boxOf, middle, sharedSides, type Spot, spotFrom, spotText, towards, within } from "./geometry.ts";
import { viewOf } from "./picture.tsx";
import { built, landsOf, nameSize, standing } from "./placing.ts";
import { onTile } from "./planting.ts";
import { landscape } from "./terrain.ts";
import { changesOf } from "./travel.ts";
import { kept, roomIn } from "./viewport.ts";

const spot = (text: string): Spot => spotFrom(text)!;

const THREE = viewOf({
  island: {
    Hills: { spot: "0,0u", clans: [2, 1], sanctuaries: 1, citadels: 2 },
    Forest: { spot: "1,0d", clans: [0, 3] },
    Swamp: { spot: "-1,0d" },
  },
  capital: "Hills",
});

const asked = (moves: string[], chosen: string[] = []): Targets => ({ moves, chosen, step: { step: "" }, seat: 0 });

Deno.test("spots are read as the engine writes them", () => {
  assertEquals(spotFrom("1,-2u"), { q: 1, r: -2, down: false });
  assertEquals(spotText(spot("-3,11d")), "-3,11d");
  assertEquals(spotFrom("@hills"), null);
});

Deno.test("a tile lies on its own three hexagons and on no other", () => {
  const tile = spot("0,0u");
  assert(within(tile, middle(tile)));
  assert(within(tile, { x: 0, y: -0.9 }), "the peak");
  assert(!within(tile, { x: 0, y: -1.1 }));
  assert(!within(tile, { x: 1.2, y: 0 }), "beside the peak");
});

Deno.test("neighbours share whole sides, and their coasts fit together", () => {
  const [one, other] = [spot("0,0u"), spot("1,0d")];
  assert(sharedSides(one, other) > 0);
  const [left, right] = [shapeOf(one, [other]), shapeOf(other, [one])];
  assert(left.hedges.length > 0);
  assertEquals(left.hedges.split("M").length, right.hedges.split("M").length);
  assertEquals(shapeOf(one, []).hedges, "");
});

Deno.test("the drawing of a tile stays on it", () => {
  assertEquals(boxOf([spot("0,0u")]).top, -1);
  assertEquals(border(spot("0,0u")).length, 12);
  assert(onTile(0, -150, false, 10) && !onTile(0, -150, true, 10));
});

Deno.test("every territory has a landscape, the same each time", () => {
  for (const name of TERRITORIES) {
    for (const down of [false, true]) {
      const drawn = landscape(name, down);
      assert(drawn.length > 3, name);
      assert(!drawn.some(([, path]) => path.includes("NaN")), name);
    }
  }
});

Deno.test("a point of the map means the territory there", () => {
  const choice = choiceOf(THREE, null);
  const lands = landsOf(THREE);
  const hills = lands.find(({ name }) => name === "Hills")!;
  assertEquals(under(hills.at, lands, choice, 100), "Hills");
  assertEquals(under({ x: 4000, y: 0 }, lands, choice, 100), null);
});

Deno.test("offered territories are picked, others answer why not", () => {
  const choice = choiceOf(THREE, asked(["@hills", "pass"], ["@swamp", "@swamp"]));
  assertEquals(moveOf("Hills", choice), { move: "@hills", offered: true });
  assertEquals(moveOf("Forest", choice), { move: "@forest", offered: false });
  assertEquals(choice.chosen.get("Swamp"), 2);
});

Deno.test("the nearest spot for a tile wins, also on the sea", () => {
  const choice = choiceOf(THREE, asked(["2,-1u", "0,2d"]));
  const at = middle(spot("2,-1u"));
  assertEquals(under({ x: at.x * UNIT + 20, y: at.y * UNIT }, landsOf(THREE), choice, 100), "2,-1u");
});

Deno.test("clans are attacked where the clash is", () => {
  const fight: InisView = viewOf({ island: { Hills: { spot: "0,0u", clans: [2, 1] } }, clash: "Hills" });
  const choice = choiceOf(fight, asked(["attack-p1"]));
  const [hills] = landsOf(fight);
  const foe = standing(hills!, 100).find(({ seat }) => seat === 1)!;
  const name = under({ x: hills!.at.x + foe.x, y: hills!.at.y + foe.y - 20 }, [hills!], choice, 100)!;
  assertEquals(moveOf(name, choice), { move: "attack-p1", offered: true });
  assertEquals(choiceOf(THREE, asked(["p1"])).clans.size, 0, "nowhere in particular");
});

Deno.test("four peoples and all buildings find room on a tile", () => {
  const full = viewOf({
    island: { Hills: { spot: "0,0u", clans: [9, 1, 12, 4], sanctuaries: 3, citadels: 3 } },
    capital: "Hills",
    festival: "Hills",
  });
  const [land] = landsOf(full);
  for (const side of [30, 60, 140]) {
    const groups = standing(land!, side);
    assertEquals(groups.length, 4);
    assert(groups.every(({ x, y }) => onTile(x, y, false, 0)));
    const things = built(land!, full, side);
    assertEquals(things.map(({ thing, count }) => `${count} ${thing}`), [
      "3 sanctuary",
      "1 capital",
      "3 citadel",
      "1 festival",
    ]);
    assert(things.every(({ x, y }) => onTile(x, y, false, 4)));
  }
});

Deno.test("arrow keys go to the neighbour in that direction", () => {
  const places = new Map([["east", { x: 100, y: 10 }], ["far", { x: 300, y: 0 }], ["north", { x: 10, y: -100 }]]);
  assertEquals(towards({ x: 0, y: 0 }, places, 1, 0), "east");
  assertEquals(towards({ x: 0, y: 0 }, places, 0, -1), "north");
  assertEquals(towards({ x: 0, y: 0 }, places, 0, 1), null);
});

Deno.test("what happened becomes journeys", () => {
  const { journeys, joined, removed, laid } = changesOf([
    { event: "clans_moved", seat: 1, from: "Hills", to: "Forest", clans: 2 },
    { event: "clan_placed", seat: 0, territory: "Swamp" },
    { event: "clan_removed", seat: 1, territory: "Forest" },
    { event: "tile_laid", territory: "Moor", spot: "2,-1u" },
  ]);
  assertEquals(journeys, [{ seat: 1, from: "Hills", to: "Forest", count: 2 }]);
  assert(joined.has("Forest 1") && joined.has("Swamp 0"));
  assertEquals(removed, [{ seat: 1, territory: "Forest" }]);
  assert(laid.has("Moor"));
});

Deno.test("zoomed out again the map shows everything", () => {
  const box = { left: -200, top: -200, right: 200, bottom: 200 };
  assertEquals(kept({ zoom: 0.7, x: 0, y: 0 }, box), null);
  assertEquals(kept({ zoom: 2, x: 900, y: 0 }, box), { zoom: 2, x: 200, y: 0 });
});

Deno.test("the island keeps clear of panels: beside them where the map is wide, below them on a phone", () => {
  assertEquals(roomIn(1000, 700, { width: 320, height: 200 }), { width: 1000, height: 700, top: 0, right: 328 });
  assertEquals(roomIn(360, 500, { width: 340, height: 120 }), { width: 360, height: 500, top: 124, right: 0 });
  assertEquals(roomIn(360, 500, { width: 340, height: 0 }), { width: 360, height: 500, top: 0, right: 0 });
});

Deno.test("long names shrink rather than leave their tile", () => {
  assert(nameSize("Gates of Tir na nOg", 40) < nameSize("Moor", 40));
});

// Against the engine: its file comes from tests/web/games/test_inis_map.py.

interface Engine {
  spots: { text: string; border: [number, number][]; centre: [number, number] }[];
  meetings: { one: string; other: string; shared: number }[];
}

const path = Deno.env.get("ISLAND_JSON");

Deno.test({
  name: "tiles lie and meet as the engine says",
  ignore: path === undefined,
  fn: () => {
    const engine: Engine = JSON.parse(Deno.readTextFileSync(path!));
    assert(engine.spots.length > 20 && engine.meetings.length > 50);
    for (const { text, border: theirs } of engine.spots) {
      border(spot(text)).forEach(({ x, y }, index) => {
        const [tx, ty] = theirs[index]!;
        assert(Math.abs(x - tx) < 1e-9 && Math.abs(y - ty) < 1e-9, `${text}: corner ${index}`);
      });
    }
    for (const { one, other, shared } of engine.meetings) {
      assertEquals(sharedSides(spot(one), spot(other)), shared, `${one} and ${other}`);
    }
  },
});
