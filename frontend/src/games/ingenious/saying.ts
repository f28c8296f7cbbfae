// The one sentence of what can be done next while a tile is being laid.

import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../game.ts";
import { t } from "../../words.ts";
import { halves, tileWord } from "./colours.ts";
import type { Laying } from "./laying.ts";
import { inHand } from "./placing.ts";
import type { Position } from "./position.ts";
import { bonusText, gains } from "./words.ts";

export function useSaying(props: BoardProps, position: Position, laying: Laying): void {
  const text = sentence(position, laying);
  const last = useRef("");
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    props.say(text);
  }, [text]);
}

function sentence(position: Position, { active, now, prospect }: Laying): string {
  const hand = active ? inHand(now, position.rack ?? []) : null;
  if (!hand) return "";
  if (prospect && (now.step === "laid" || now.aimed)) {
    const { ghost } = prospect;
    const values = {
      cells: `${ghost.first} ${ghost.second}`,
      gains: gains(halves(ghost.tile), prospect.points),
      bonus: bonusText(prospect, position),
    };
    return values.bonus ? t("{cells}: {gains}. {bonus}", values) : t("{cells}: {gains}", values);
  }
  if (now.step === "hover") return t("Click to lay it. The wheel or R turns it, F flips it.");
  if (now.step === "petals") return t("Now choose the cell of the other half.");
  // In solitaire the tile is in hand at once: what the rules ask for is more to the point.
  if (now.step === "none" && !position.solo) {
    return t("{tile}: choose a cell for its first half.", { tile: tileWord(hand) });
  }
  return "";
}
