// The guided first game, for the rest of the table.

export { Guide } from "./guide.tsx";
export { hintFor, HINTS } from "./hints.ts";
