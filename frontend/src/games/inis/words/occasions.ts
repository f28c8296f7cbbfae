// What has happened when there is time for an answer, in a sentence made from the view alone.

import type { Player } from "../../../game.ts";
import { t } from "../../../words.ts";
import { cardName, territoryName } from "../names.ts";
import { type InisView, type Step, topStep } from "../view.ts";
import { cardInFull, nameOf } from "./bits.ts";
import { clashWarning, declared } from "./declaring.ts";

/** What the window on top of the stack is about. */
export function occasion(view: InisView, players: Player[]): string {
  const window = topStep(view);
  const name = nameOf(window.actor ?? 0, players);
  const mine = window.actor === view.seat;
  const card = cardName(String(window.subject ?? ""));
  const place = territoryName(view.clash?.territory ?? "");
  switch (window.window) {
    case "action declared":
    case "tale declared":
      return declaration(view, window, players);
    case "attacked":
      return attack(view, window, players);
    case "assembly begins":
      return t("The Assembly begins.");
    case "action resolved":
      return t("{name}: the effect of this card is done: {card}.", { name, card });
    case "season card played":
      return mine
        ? t("Your season card is done: {card}.", { card })
        : t("{name}: the season card is done: {card}.", { name, card });
    case "tale played":
      return t("{name}: the effect of this epic tale is done: {card}.", { name, card });
    case "tale draw":
      return mine ? t("You are about to draw an epic tale.") : t("{name}: about to draw an epic tale.", { name });
    case "toll":
      return t("{name}: clans have moved into the Mountains, which take a toll.", { name });
    case "clash begins":
      return t("A clash begins: {place}.", { place });
    case "citadels end":
      return t("Sheltering is over: {place}. The manoeuvres follow.", { place });
    case "resolution begins":
      return t("The manoeuvres are about to begin: {place}.", { place });
    case "removed":
      return removal(window, mine, name);
    case "manoeuvre made":
      return t("{name}: manoeuvre made.", { name });
    case "turn ends":
      return mine ? t("Your turn ends.") : t("{name}: the turn ends.", { name });
    case "gates open":
      return t("The Gates are open.");
    default:
      return "";
  }
}

/** What a window is called where people say how they want to be asked. */
export function triggerName(trigger: string): string {
  switch (trigger) {
    case "action declared":
      return t("An action card is declared");
    case "tale declared":
      return t("An epic tale or advantage card is declared");
    case "attacked":
      return t("An attack is declared");
    case "assembly begins":
      return t("The Assembly begins");
    case "action resolved":
      return t("An action card has had its effect");
    case "season card played":
      return t("Your season card is done");
    case "tale played":
      return t("Your epic tale has had its effect");
    case "tale draw":
      return t("You are about to draw epic tales");
    case "toll":
      return t("The Mountains take their toll of you");
    case "clash begins":
      return t("A clash begins");
    case "citadels end":
      return t("Sheltering in a clash is over");
    case "resolution begins":
      return t("The manoeuvres of a clash are about to begin");
    case "removed":
      return t("A clan of yours is about to be removed");
    case "manoeuvre made":
      return t("A manoeuvre is made");
    case "turn ends":
      return t("A turn ends");
    case "gates open":
      return t("The Gates open for you");
    case "draft":
      return t("The draft");
    default:
      return trigger;
  }
}

function removal(window: Step, mine: boolean, name: string): string {
  const place = territoryName(String(window.subject ?? ""));
  return mine
    ? t("A clan of yours is about to be removed: {place}.", { place })
    : t("{name}: a clan is about to be removed: {place}.", { name, place });
}

/** Who declared what, and where that would lead to a clash. */
function declaration(view: InisView, window: Step, players: Player[]): string {
  const card = String(window.subject ?? "");
  const actor = window.actor ?? 0;
  const step = view.stack.findLast((one) => one.step === "PlayCard" && one.number === card);
  const told = step?.told ?? [];
  const effect = step?.effect ?? 0;
  const facts = { name: nameOf(actor, players), card: cardInFull(card) };
  const what = declared(card, effect, told, actor, players);
  const text = what ? t("{name} declares: {card}, {what}.", { ...facts, what }) : t("{name} declares: {card}.", facts);
  const warning = clashWarning(view, card, effect, told, actor);
  return warning ? t("{sentence} {warning}.", { sentence: text, warning }) : text;
}

function attack(view: InisView, window: Step, players: Player[]): string {
  const target = Number(window.subject);
  const facts = {
    place: territoryName(view.clash?.territory ?? ""),
    name: nameOf(window.actor ?? 0, players),
    target: nameOf(target, players),
  };
  if (target === view.seat) return t("{name} attacks you: {place}.", facts);
  return t("Attack: {name} → {target} ({place}).", facts);
}
