// All that the table of Inis says.

export { verdict } from "./checks.ts";
export { choiceNote, choiceWord, moveWord } from "./choices.ts";
export { clashesOf, clashWarning, declared, opposed, summary } from "./declaring.ts";
export { describe } from "./describe.ts";
export { concerns, logLine, logLines, placesOf } from "./log.ts";
export { note } from "./notes.ts";
export { occasion, triggerName } from "./occasions.ts";
export { notNow, prompt } from "./prompt.ts";
export { refusal, ruleAnchor } from "./refusals.ts";
export { nameOf, namesOf } from "./bits.ts";
