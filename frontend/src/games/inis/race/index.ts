// The race, for the rest of the table.

export { chart } from "./chart.ts";
export { VictoryCheck } from "./check.tsx";
export { Hands } from "./hands.tsx";
export { Race } from "./race.tsx";
export { Result } from "./result.tsx";
