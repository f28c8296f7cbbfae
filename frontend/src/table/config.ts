// What the page of a table hands to its script, as JSON in #table-config.

import type { Json } from "../protocol.ts";

export interface Invitation {
  seat: number;
  url: string;
}

export interface Links {
  home: string;
  my: string;
  rules: string;
  replay: string;
  /** POST: a new table with the same people. */
  rematch: string;
  /** POST: changed preferences as JSON. */
  preferences: string;
  /** Links that give a seat away; only the host has them. */
  invitations: Invitation[];
}

export interface TableConfig {
  key: string;
  game: string;
  /** The address of the module that draws the table. */
  module: string;
  title: string;
  language: string;
  /** Where the catalogue of words lies; empty in English. */
  words: string;
  csrf: string;
  socket: string;
  /** Whether the server keeps preferences for this viewer. */
  signed: boolean;
  preferences: Record<string, Json>;
  links: Links;
}

type Partly = Partial<Omit<TableConfig, "links">> & { links?: Partial<Links> };

/** The configuration with everything that may be missing filled in. */
export function complete(given: Partly): TableConfig {
  const key = given.key ?? "";
  return {
    key,
    game: given.game ?? "",
    module: given.module ?? "",
    title: given.title ?? "",
    language: given.language || "en",
    words: given.words || "",
    csrf: given.csrf ?? "",
    socket: given.socket || `/live/table/${key}`,
    signed: given.signed ?? false,
    preferences: given.preferences ?? {},
    links: {
      home: given.links?.home || "/",
      my: given.links?.my || "",
      rules: given.links?.rules || "",
      replay: given.links?.replay || "",
      rematch: given.links?.rematch || "",
      preferences: given.links?.preferences || "",
      invitations: given.links?.invitations ?? [],
    },
  };
}

/** Read the configuration from the page. */
export function configOf(page: Document): TableConfig {
  return complete(JSON.parse(page.getElementById("table-config")?.textContent || "{}") as Partly);
}
