// What has to be seen: symbols that differ without colour at 16 pixels, colours that stay apart for the colour-blind, cells
// that a finger can hit, a bubble that never hides its tile.

import { assert, assertEquals } from "../../testing.ts";
import { beside } from "./bubble.tsx";
import { step } from "./cells.tsx";
import { COLOURS } from "./colours.ts";
import { geometryFor, type Point, SIDE, STEP } from "./geometry.ts";
import { extent, MARGIN } from "./board.tsx";
import { SHAPES } from "./shapes.ts";
import { kept } from "./viewport.ts";

// Symbols

function isInside(rings: Point[][], { x, y }: Point): boolean {
  let crossings = 0;
  for (const ring of rings) {
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length]!;
      if (from.y > y !== to.y > y && x < from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)) crossings++;
    });
  }
  return crossings % 2 === 1;
}

/** A symbol in black and white on 16 by 16 pixels: how much of each is covered. */
function raster(rings: Point[][]): number[] {
  const size = 16;
  const fine = 4;
  const pixels: number[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let covered = 0;
      for (let part = 0; part < fine * fine; part++) {
        const x = (column + (part % fine + 0.5) / fine) / size * 20 - 10;
        const y = (row + (Math.floor(part / fine) + 0.5) / fine) / size * 20 - 10;
        if (isInside(rings, { x, y })) covered++;
      }
      pixels.push(covered / (fine * fine));
    }
  }
  return pixels;
}

Deno.test("any two symbols differ at 16 pixels without their colours", () => {
  const rasters = COLOURS.map((colour) => raster(SHAPES[colour]));
  COLOURS.forEach((one, i) =>
    COLOURS.slice(i + 1).forEach((other, j) => {
      const [mine, theirs] = [rasters[i]!, rasters[i + 1 + j]!];
      const apart = mine.reduce((sum, value, pixel) => sum + Math.abs(value - theirs[pixel]!), 0);
      const ink = Math.min(mine.reduce((a, b) => a + b), theirs.reduce((a, b) => a + b));
      assert(apart / ink > 0.2, `${one} and ${other} differ by ${(100 * apart / ink).toFixed()} % only`);
    })
  );
});

// Colours: how they look without one kind of cones (Machado and others, 2009), compared in Oklab.

const EYES: Record<string, number[][]> = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  "no red": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  "no green": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  "no blue": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function oklab(rgb: number[]): number[] {
  const [r, g, b] = rgb.map((value) => Math.min(1, Math.max(0, value))) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

Deno.test("the six colours stay apart for every kind of eyes", () => {
  const css = Deno.readTextFileSync(new URL("../../../css/ingenious/colours.css", import.meta.url));
  const palette = COLOURS.map((colour) => new RegExp(`--ing-${colour}: (#\\w{6})`).exec(css)![1]!);
  for (const [eyes, matrix] of Object.entries(EYES)) {
    const seen = palette.map((hex) => {
      const rgb = linear(hex);
      return oklab(matrix.map((row) => row.reduce((sum, part, channel) => sum + part * rgb[channel]!, 0)));
    });
    seen.forEach((one, i) =>
      seen.slice(i + 1).forEach((other, j) => {
        const apart = Math.hypot(...one.map((value, axis) => value - other[axis]!));
        assert(apart > 0.075, `${eyes}: ${COLOURS[i]} and ${COLOURS[i + 1 + j]} are only ${apart.toFixed(3)} apart`);
      })
    );
  }
});

// Fingers

Deno.test("on a screen 360 wide every cell is 24 wide at least, on the board of four too", () => {
  for (const players of [2, 3, 4]) {
    const { wide } = extent(geometryFor(players), MARGIN.plain);
    // Cells are as far apart as they are wide; half a pixel is lost at each edge.
    assert(STEP * 360 / wide > 23.9, `${players} players: ${STEP * 360 / wide}`);
  }
});

Deno.test("the bubble lies inside the screen and never on the ghost", () => {
  const geometry = geometryFor(4);
  const size = { width: 220, height: 84 };
  for (const [width, height, scale] of [[360, 300, 2.6], [360, 330, 1.38], [800, 700, 2.5], [330, 250, 1.9]] as const) {
    const toPixels = ({ x, y }: Point) => ({ x: width / 2 + x * scale, y: height / 2 + y * scale });
    for (const cell of geometry.cells) {
      const at = toPixels(cell);
      const reach = SIDE * scale;
      if (at.x < reach || at.y < reach || at.x > width - reach || at.y > height - reach) continue;
      const { left, top } = beside({ toPixels, scale, width, height }, [cell], size, [25, 15, 10]);
      assert(
        left >= 0 && top >= 0 && left + size.width <= width && top + size.height <= height,
        `${cell.name}: ${left} ${top}`,
      );
      const covers = left < at.x + reach && left + size.width > at.x - reach && top < at.y + reach &&
        top + size.height > at.y - reach;
      assert(!covers, `${cell.name} on ${width} x ${height}`);
    }
  }
});

Deno.test("however far one pans, the board stays on the screen", () => {
  assertEquals(kept({ zoom: 1, x: 50, y: 9 }, 200, 100), { zoom: 1, x: 0, y: 0 });
  assertEquals(kept({ zoom: 2, x: 500, y: -500 }, 200, 100), { zoom: 2, x: 50, y: -25 });
  assertEquals(kept({ zoom: 99, x: 0, y: 0 }, 200, 100).zoom, 4);
});

// Keys

Deno.test("arrow keys lead to every cell of every board, and never off it", () => {
  for (const players of [2, 3, 4]) {
    const geometry = geometryFor(players);
    const seen = new Set<string>();
    const open = [geometry.cell.get(geometry.at(0, 0)!)!];
    while (open.length) {
      const cell = open.pop()!;
      if (seen.has(cell.name)) continue;
      seen.add(cell.name);
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        open.push(step(geometry, cell, key, false, cell.x));
      }
    }
    assertEquals(seen.size, geometry.cells.length);
  }
});

Deno.test("up and down go straight through the board, in a zigzag", () => {
  const geometry = geometryFor(2);
  let cell = geometry.cell.get("k3")!;
  const from = cell.x;
  for (let row = 0; row < 10; row++) cell = step(geometry, cell, "ArrowUp", false, from);
  assertEquals(cell.name.charAt(0), "a");
  assert(Math.abs(cell.x - from) <= STEP / 2);
});
