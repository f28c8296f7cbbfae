// The pictures of the cards, drawn from strokes; the names of the inks are classes that the stylesheet colours.

import type { VNode } from "preact";
import { plain } from "../view.ts";
import { ACTION_ART } from "./art_actions.ts";
import { ADVANTAGE_ART } from "./art_advantages.ts";
import { TALE_ART } from "./art_tales.ts";
import type { Art, Stroke, Use } from "./pieces.ts";

/** The picture of a card, from its notation or its name; null for a card that has none. */
export function artOf(card: string): Art | null {
  const name = plain(card.replace(/-card$/, ""));
  return ACTION_ART[name] ?? ADVANTAGE_ART[name] ?? TALE_ART[name] ?? null;
}

function isStroke(part: Stroke | Use): part is Stroke {
  return Array.isArray(part);
}

function placed({ x = 0, y = 0, size = 1, turn = 0, mirror = false }: Use): string {
  const wide = mirror ? -size : size;
  return `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${wide} ${size})`;
}

/** Strokes to be put into a drawing: around 0, 0, in a square of 48 units. */
export function Strokes({ art }: { art: Art }): VNode {
  return (
    <>
      {art.map((part, index) =>
        isStroke(part)
          ? <path key={index} class={`inis-ink-${part[0]}`} d={part[1]} />
          : (
            <g key={index} transform={placed(part)}>
              <Strokes art={part.piece} />
            </g>
          )
      )}
    </>
  );
}
