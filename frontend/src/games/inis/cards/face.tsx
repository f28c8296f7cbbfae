// A card from the front: its frame, icons, picture and name; its text where there is room for it.

import type { VNode } from "preact";
import { cardName, kindOf } from "../names.ts";
import { artOf, Strokes } from "./art.tsx";
import { Frame, SignDrawing } from "./frame.tsx";
import { effectsOf, signsOf, wordingOf } from "./texts.ts";
import type { Kind } from "../view.ts";

export type CardState = "playable" | "greyed" | "chosen";

export interface FaceProps {
  /** The card in the engine's notation. */
  id: string;
  /** "fit" takes the width of what it stands in. */
  size?: "small" | "normal" | "large" | "fit";
  state?: CardState | undefined;
  /** Without its text, whatever the room: the text stands beside it. */
  bare?: boolean;
}

/** Where the uppermost icon stands: each frame has its own corner. */
const CORNERS: Record<Kind, number> = { action: 19, advantage: 29, tale: 34 };

/** Two icons stand on the left, a third one on the right. */
function cornerOf(kind: Kind, index: number): string {
  const beside = kind === "tale" ? 17 : 18;
  return index < 2 ? `${beside} ${CORNERS[kind] + index * 17}` : `${100 - beside} ${CORNERS[kind]}`;
}

export function CardFace({ id, size = "normal", state, bare = false }: FaceProps): VNode {
  const kind = kindOf(id);
  const wording = wordingOf(id);
  const effects = effectsOf(wording);
  const name = cardName(id);
  const classes = [
    "inis-card",
    `inis-kind-${kind}`,
    `inis-card-${size}`,
    state ? `inis-card-${state}` : "",
    bare ? "inis-card-bare" : "",
  ];
  return (
    <span class={classes.filter(Boolean).join(" ")} data-card={id}>
      <svg class="inis-card-art" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <Frame kind={kind} />
        <circle class="inis-card-wash" r="31" cx="50" cy="44" />
        <g class="inis-card-picture">
          <Strokes art={artOf(id) ?? []} />
        </g>
        {signsOf(wording).map((sign, index) => (
          <g key={sign} transform={`translate(${cornerOf(kind, index)}) scale(0.32)`}>
            <SignDrawing sign={sign} />
          </g>
        ))}
      </svg>
      <span class={`inis-card-name ${longest(name) > 10 ? "inis-name-long" : ""}`}>{name}</span>
      {!bare && (
        <span class={`inis-card-text inis-text-${lengthOf(effects)}`} aria-hidden="true">
          {effects.map((effect) => <span key={effect}>{effect}</span>)}
        </span>
      )}
    </span>
  );
}

function longest(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

/** Long texts are set smaller. */
function lengthOf(effects: string[]): "short" | "middle" | "long" | "longest" {
  const letters = effects.join(" ").length;
  return letters < 85 ? "short" : letters < 135 ? "middle" : letters < 190 ? "long" : "longest";
}
