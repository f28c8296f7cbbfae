// The outlines of the six symbols, as polygons around 0, 0 in a square from -10 to 10. Filled by the even-odd rule.
//
// Six silhouettes that stay apart without colour, even small: few deep points, many shallow ones, none, corners, holes.

import type { Colour } from "./colours.ts";
import { type Point, short } from "./geometry.ts";

/** Points on two circles in turn, from the top. */
function star(points: number, outer: number, inner: number): Point[] {
  return Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / points - 0.5) * Math.PI;
    const away = index % 2 ? inner : outer;
    return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
  });
}

function circle(radius: number): Point[] {
  return Array.from({ length: 60 }, (_, index) => {
    const angle = index * Math.PI / 30;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

function flatHexagon(side: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = index * Math.PI / 3;
    return { x: side * Math.cos(angle), y: side * Math.sin(angle) };
  });
}

export const SHAPES: Record<Colour, Point[][]> = {
  red: [star(12, 9.9, 4.7)],
  green: [circle(7.4)],
  blue: [star(6, 9.9, 5.6)],
  orange: [flatHexagon(9.3)],
  yellow: [star(24, 9.8, 7.3), circle(5.4), circle(3.5)],
  purple: [circle(8.9), circle(5)],
};

export function path(rings: Point[][]): string {
  return rings.map((ring) => "M" + ring.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L") + "Z").join("");
}

/** The sides of a symbol that lie in the shade or in the light, as triangles from its middle: what makes it look cut. */
export function facets(colour: Colour): { light: string; shade: string } {
  const outline = SHAPES[colour][0]!;
  if (colour !== "red" && colour !== "blue" && colour !== "orange") return { light: "", shade: "" };
  const triangles = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    return [{ x: 0, y: 0 }, from, to];
  });
  const even = (want: number) => path(triangles.filter((_, index) => index % 2 === want));
  if (colour !== "orange") return { light: even(1), shade: even(0) };
  const lit = (want: boolean) => path(triangles.filter(([, from, to]) => (from!.y + to!.y < -1) === want));
  return { light: lit(true), shade: path(triangles.filter(([, from, to]) => from!.y + to!.y > 1)) };
}
