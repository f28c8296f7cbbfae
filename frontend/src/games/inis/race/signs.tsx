// Small signs of the race: the three conditions, Deeds, the Brenn, pretenders, the crows. Each has a shape of its own.

import type { VNode } from "preact";
import { t } from "../../../words.ts";
import type { Crows } from "../view.ts";
import type { Condition } from "./race.ts";

export type SignName = Condition | "deed" | "brenn" | "pretender" | "clan" | "pass";

/** Filled shapes in a box of 24 by 24. */
const SIGNS: Record<SignName, string> = {
  // A head with a torc above two smaller ones
  clans: "M12 1.5A4 4 0 0 1 14.6 8.600L18.500 12.500V15H5.500V12.500L9.400 8.600A4 4 0 0 1 12 1.500Z" +
    "M6 16.500A2.600 2.600 0 0 1 7.700 21H10V23H2V21H4.300A2.600 2.600 0 0 1 6 16.500Z" +
    "M18 16.500A2.600 2.600 0 0 1 19.700 21H22V23H14V21H16.300A2.600 2.600 0 0 1 18 16.500Z",
  // Two standing stones and the one across them
  sanctuaries: "M2 4.500L22 3V8L20 8.200L20.500 22H15L15.500 8.600L8.600 9.200L9.500 22H3.500L4 9.500L2 9.700Z",
  // Three six-sided lands
  territories: "M12 1L16.800 3.700V9.200L12 12L7.200 9.200V3.700Z" +
    "M6.600 11L11.400 13.700V19.200L6.600 22L1.800 19.200V13.700Z" +
    "M17.400 11L22.200 13.700V19.200L17.400 22L12.600 19.200V13.700Z",
  // A round brooch with a pin
  deed: "M12 2A10 10 0 1 1 11.900 2ZM12 6A6 6 0 1 0 12.100 6Z" + "M10.700 9H13.300V24H10.700Z",
  // A torc, open below
  brenn: "M7.500 21.500A10 10 0 1 1 16.500 21.500L15 18.700A7 7 0 1 0 9 18.700Z" +
    "M8.300 17A3 3 0 1 1 8.200 17ZM15.800 17A3 3 0 1 1 15.700 17Z",
  // A hill with a stone on it: the seat of a High King
  pretender: "M1 22Q6 13 12 13Q18 13 23 22ZM9.500 12L10.200 2.500L13 1L14.500 3L14.800 12Z",
  clan: "M12 2A4.500 4.500 0 0 1 15 10L19 14V22H5V14L9 10A4.500 4.500 0 0 1 12 2Z",
  // An open hand
  pass:
    "M7 22L3.500 13.500Q3 11.500 5 12L7 14.500V5Q7 3.500 8.500 3.500T10 5V11H10.500V3Q10.500 1.500 12 1.500T13.500 3V11H14V4.500" +
    "Q14 3 15.500 3T17 4.500V12H17.500V8Q17.500 6.500 19 6.500T20.500 8V16Q20.500 20 17 22Z",
};

export function Sign({ name, size = 16 }: { name: SignName; size?: number }): VNode {
  return (
    <svg
      class={`inis-race-sign inis-sign-of-${name}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGNS[name]} fill-rule="evenodd" />
    </svg>
  );
}

export function crowsWords(crows: Crows): string {
  return crows === "sunwise" ? t("The crows fly clockwise.") : t("The crows fly counterclockwise.");
}

/** Two crows on their round, and an arrow that says which way. */
export function CrowsSign({ crows, size = 30 }: { crows: Crows; size?: number }): VNode {
  return (
    <svg
      class="inis-crows"
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      role="img"
      aria-label={crowsWords(crows)}
      focusable="false"
    >
      <title>{crowsWords(crows)}</title>
      <g transform={crows === "sunwise" ? "" : "scale(-1 1)"}>
        <path
          class="inis-crows-way"
          d="M-3.500 -12.500A13 13 0 0 1 12.300 -4.200M3.500 12.500A13 13 0 0 1 -12.300 4.200"
        />
        <path
          class="inis-crows-tip"
          d="M14.600 -6.500L13.500 .8L8.600 -3.600ZM-14.600 6.500L-13.500 -.8L-8.600 3.600Z"
        />
        <path
          class="inis-crow"
          d="M8.500 -.5L5.500 -2.600Q3.500 -3.200 2.200 -2.200L-1.500 -6.800Q-1.200 -3.600 -2.200 -1.600L-7.600 -1.200L-5.200 .6L-8 2.800L-3.600 2.300
            Q-1 3.200 .4 2.600L-.4 7.200Q3 5 3.800 1.500Q5.600 1.200 6 .2Z"
        />
      </g>
    </svg>
  );
}
