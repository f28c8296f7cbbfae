// Words, numbers and dates in the viewer's language. English is the message id; catalogues come from the build as plain
// data: a text for each id, a list of plural forms where a number decides.

export type Values = Record<string, string | number>;
export type Catalogue = Record<string, string | string[]>;

let catalogue: Catalogue = {};
let spoken = "en";
let rules = new Intl.PluralRules("en");
let forms: Intl.LDMLPluralRule[] = ["one", "other"];

/** The order in which the forms of a word stand in the catalogue of a language. */
const FORMS: Record<string, Intl.LDMLPluralRule[]> = {
  en: ["one", "other"],
  fr: ["one", "other"],
  uk: ["one", "few", "many"],
  ru: ["one", "few", "many"],
  pl: ["one", "few", "many"],
};

/** Set the language of everything that follows. */
export function speak(language: string, words: Catalogue): void {
  catalogue = words;
  spoken = language;
  rules = new Intl.PluralRules(language);
  forms = FORMS[language] ?? ["one", "other"];
  made.clear();
}

/** The language that is spoken now. */
export function language(): string {
  return spoken;
}

/** A text; `{name}` in it is replaced by a value. */
export function t(text: string, values: Values = {}): string {
  const found = catalogue[text];
  return filled(typeof found === "string" && found ? found : text, values);
}

/** A text with a context, where one English word means two things. */
export function tc(context: string, text: string, values: Values = {}): string {
  const found = catalogue[`${context}\u0004${text}`];
  return filled(typeof found === "string" && found ? found : text, values);
}

/** A text that depends on a number, which is `{count}` in it. */
export function tn(count: number, one: string, many: string, values: Values = {}): string {
  const found = catalogue[one];
  const index = forms.indexOf(rules.select(count));
  // What is not in the list (fractions, millions in French) takes the last form.
  const picked = Array.isArray(found) ? found[index < 0 ? found.length - 1 : index] : undefined;
  return filled(picked || (count === 1 ? one : many), { count, ...values });
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === "number" ? number(value) : value ?? whole;
  });
}

// Formatters are dear to make, so each is kept.
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat>();

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat>(
  name: string,
  make: () => Format,
): Format {
  const found = made.get(name);
  if (found) return found as Format;
  const fresh = make();
  made.set(name, fresh);
  return fresh;
}

/** A number as the language writes it. */
export function number(value: number): string {
  return kept("number", () => new Intl.NumberFormat(spoken)).format(value);
}

/** An amount with its unit, such as "3 days" or "5 hr". */
export function amount(value: number, unit: "day" | "hour" | "minute" | "second"): string {
  return kept(unit, () => new Intl.NumberFormat(spoken, { style: "unit", unit, unitDisplay: "short" })).format(value);
}

/** Several things in one breath: "Anna, Ben and Carla". */
export function list(things: string[]): string {
  return kept("list", () => new Intl.ListFormat(spoken, { type: "conjunction" })).format(things);
}

/** A moment: the time of day, with the date where it was not today. */
export function moment(at: number, now: number = Date.now()): string {
  const same = new Date(at).toDateString() === new Date(now).toDateString();
  const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  return same
    ? kept("time", () => new Intl.DateTimeFormat(spoken, time)).format(at)
    : kept("date", () => new Intl.DateTimeFormat(spoken, { day: "numeric", month: "short", ...time })).format(at);
}

/** A moment in full, for a tooltip. */
export function longMoment(at: number): string {
  return kept("long", () => new Intl.DateTimeFormat(spoken, { dateStyle: "full", timeStyle: "short" })).format(at);
}
