// What territories and cards are called, in the viewer's language. The engine's names ("Misty Lands", "Balor's Eye") and
// its notation ("misty-lands", "@misty-lands", "balors-eye", "misty-lands-card") are both understood.

import { t } from "../../words.ts";
import { type Kind, plain } from "./view.ts";

const PLACES: Record<string, () => string> = {
  cove: () => t("Cove"),
  forest: () => t("Forest"),
  "gates-of-tir-na-nog": () => t("Gates of Tir na nOg"),
  highlands: () => t("Highlands"),
  hills: () => t("Hills"),
  "iron-mine": () => t("Iron Mine"),
  "lost-vale": () => t("Lost Vale"),
  meadows: () => t("Meadows"),
  "misty-lands": () => t("Misty Lands"),
  moor: () => t("Moor"),
  mountains: () => t("Mountains"),
  plains: () => t("Plains"),
  "salt-mine": () => t("Salt Mine"),
  "stone-circle": () => t("Stone Circle"),
  swamp: () => t("Swamp"),
  valley: () => t("Valley"),
};

const ACTIONS: Record<string, () => string> = {
  bard: () => t("Bard"),
  citadel: () => t("Citadel"),
  conquest: () => t("Conquest"),
  "craftsmen-and-peasants": () => t("Craftsmen and Peasants"),
  druid: () => t("Druid"),
  exploration: () => t("Exploration"),
  festival: () => t("Festival"),
  geis: () => t("Geis"),
  migration: () => t("Migration"),
  "new-alliance": () => t("New Alliance"),
  "new-clans": () => t("New Clans"),
  sanctuary: () => t("Sanctuary"),
  warlord: () => t("Warlord"),
  emissaries: () => t("Emissaries"),
  "master-craftsman": () => t("Master Craftsman"),
  raid: () => t("Raid"),
  "scouts-and-spies": () => t("Scouts and Spies"),
};

const TALES: Record<string, () => string> = {
  "balors-eye": () => t("Balor's Eye"),
  "battle-frenzy": () => t("Battle Frenzy"),
  "battle-of-moytura": () => t("Battle of Moytura"),
  "breas-tyranny": () => t("Breas' Tyranny"),
  "cathbads-word": () => t("Cathbad's Word"),
  "champions-share": () => t("Champion's Share"),
  "children-of-dana": () => t("Children of Dana"),
  "the-dagda": () => t("The Dagda"),
  "dagdas-cauldron": () => t("Dagda's Cauldron"),
  "dagdas-club": () => t("Dagda's Club"),
  "dagdas-harp": () => t("Dagda's Harp"),
  "deirdres-beauty": () => t("Deirdre's Beauty"),
  "diarmuid-and-grainne": () => t("Diarmuid and Grainne"),
  eriu: () => t("Eriu"),
  "the-fianna": () => t("The Fianna"),
  "kernunos-sanctuary": () => t("Kernunos' Sanctuary"),
  "lug-samildanach": () => t("Lug Samildanach"),
  "lugs-spear": () => t("Lug's Spear"),
  "maeves-wealth": () => t("Maeve's Wealth"),
  "manannans-horses": () => t("Manannan's Horses"),
  "the-morrigan": () => t("The Morrigan"),
  "nuada-silverhand": () => t("Nuada Silverhand"),
  "oenguss-ploy": () => t("Oengus's Ploy"),
  "ogmas-eloquence": () => t("Ogma's Eloquence"),
  "the-other-world": () => t("The Other World"),
  "the-stone-of-fal": () => t("The Stone of Fal"),
  "strengs-resolve": () => t("Streng's Resolve"),
  "tailtius-land": () => t("Tailtiu's Land"),
  "tale-of-cuchulain": () => t("Tale of Cuchulain"),
  "tuans-memory": () => t("Tuan's Memory"),
};

/** The plain form of a name, without the marks of the notation around it. */
function bare(text: string): string {
  return plain(text.replace(/^[@+]/, "").replace(/-card$/, ""));
}

/** What a territory is called: from "Misty Lands", "misty-lands" or "@misty-lands". */
export function territoryName(text: string): string {
  return PLACES[bare(text)]?.() ?? text;
}

/** What a card is called: from "Balor's Eye", "balors-eye" or, where a territory has the same name, "hills-card". */
export function cardName(text: string): string {
  const name = bare(text);
  return (ACTIONS[name] ?? TALES[name] ?? PLACES[name])?.() ?? text;
}

/** A card in the engine's notation, from its name or its notation: "Hills" is the card "hills-card". */
export function cardId(text: string): string {
  const name = bare(text);
  return name in PLACES ? `${name}-card` : name;
}

export function kindOf(card: string): Kind {
  const name = bare(card);
  if (name in ACTIONS) return "action";
  return name in TALES ? "tale" : "advantage";
}

/** Whether a move names a card: "bard", "hills-card". A territory stands behind "@". */
export function isCard(move: string): boolean {
  if (move.endsWith("-card")) return bare(move) in PLACES;
  return move in ACTIONS || move in TALES;
}

export const ACTION_CARDS: string[] = Object.keys(ACTIONS);
export const ADVANTAGE_CARDS: string[] = Object.keys(PLACES).map((name) => `${name}-card`);
export const TALE_CARDS: string[] = Object.keys(TALES);

/** The kind of a card in words. */
export function kindName(kind: Kind): string {
  switch (kind) {
    case "action":
      return t("Action card");
    case "advantage":
      return t("Advantage card");
    case "tale":
      return t("Epic tale");
  }
}
