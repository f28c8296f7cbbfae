// What belongs to a window besides the cards that fit: the answer that is kept, more time, and how to be asked.

import type { VNode } from "preact";
import type { BoardProps } from "../../../game.ts";
import { t } from "../../../words.ts";
import type { Asking } from "./asking.ts";
import { choiceWord } from "../words/index.ts";

interface ReactionProps {
  props: BoardProps;
  asking: Asking;
  seat: number;
}

export function ReactionBar({ props, asking, seat }: ReactionProps): VNode | null {
  const { sealed, step, busy } = asking;
  if (step.step !== "Reaction" || asking.chain.length) return null;
  const trigger = sealed?.trigger || step.window || "";
  const notAgain = () => {
    props.order({ t: "habit", trigger, do: "pass", seat });
    props.play("pass");
  };
  return (
    <div class="inis-reaction">
      {sealed?.answer && (
        <p class="inis-answer" role="status">
          {t("Your answer: {answer}. You can change it until all have answered.", {
            answer: choiceWord(sealed.answer[0] ?? "pass", asking.view, seat, props.players),
          })}
        </p>
      )}
      {sealed && !sealed.answer && (
        <>
          {props.sealed?.until && (
            <button
              type="button"
              class="button small quiet"
              data-move="more-time"
              onClick={() => props.order({ t: "more", seat })}
            >
              {t("More time")}
            </button>
          )}
          <button type="button" class="button small quiet" data-move="not-again" disabled={busy} onClick={notAgain}>
            {t("Not again this season")}
          </button>
        </>
      )}
    </div>
  );
}
