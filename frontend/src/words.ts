// Words in the viewer's language. English is the message id; catalogues come from the build as plain data.

type Values = Record<string, string | number>;
type Catalogue = Record<string, string | string[]>;

let catalogue: Catalogue = {};
let rules = new Intl.PluralRules("en");
let forms: Intl.LDMLPluralRule[] = ["one", "other"];

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
  rules = new Intl.PluralRules(language);
  forms = FORMS[language] ?? ["one", "other"];
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
  const form = rules.select(count);
  const index = forms.indexOf(form);
  const picked = Array.isArray(found) ? (found[index < 0 ? found.length - 1 : index] ?? "") : "";
  return filled(picked || (count === 1 ? one : many), { count, ...values });
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
