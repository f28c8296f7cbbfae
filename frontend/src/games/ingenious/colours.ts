// The six colours and the tiles made of them, as the engine writes them.

import { t } from "../../words.ts";

export const COLOURS = ["red", "green", "blue", "orange", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

/** A tile as its two letters, from the half that comes first. */
export type Tile = string;

const LETTERS = "RGBOYP";

export function colourOf(letter: string): Colour {
  const colour = COLOURS[LETTERS.indexOf(letter)];
  if (!colour) throw new Error(`no colour has the letter ${letter}`);
  return colour;
}

/** The colours of a tile's two halves. */
export function halves(tile: Tile): [Colour, Colour] {
  return [colourOf(tile.charAt(0)), colourOf(tile.charAt(1))];
}

export function turned(tile: Tile): Tile {
  return tile.charAt(1) + tile.charAt(0);
}

/** What a colour is called, as a label. */
export function colourWord(colour: Colour): string {
  switch (colour) {
    case "red":
      return t("red");
    case "green":
      return t("green");
    case "blue":
      return t("blue");
    case "orange":
      return t("orange");
    case "yellow":
      return t("yellow");
    case "purple":
      return t("purple");
  }
}

/** A colour together with the shape of its symbol. */
export function symbolWord(colour: Colour): string {
  switch (colour) {
    case "red":
      return t("red star");
    case "green":
      return t("green disc");
    case "blue":
      return t("blue six-pointed star");
    case "orange":
      return t("orange hexagon");
    case "yellow":
      return t("yellow sun");
    case "purple":
      return t("purple ring");
  }
}

/** A tile in words: "red–green". */
export function tileWord(tile: Tile): string {
  const [first, second] = halves(tile);
  return first === second
    ? t("double {colour}", { colour: colourWord(first) })
    : t("{first}–{second}", { first: colourWord(first), second: colourWord(second) });
}
