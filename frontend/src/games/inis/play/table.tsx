// The table of Inis: the island, what is asked, the hand.

import type { VNode } from "preact";
import type { BoardProps } from "../../../game.ts";
import { movesOf, read, topStep } from "../view.ts";

export function Table(props: BoardProps): VNode {
  const { question, offer, busy, still } = props;
  const view = read(question?.view ?? props.view);
  const moves = movesOf(question?.offer ?? offer);
  return (
    <div class="inis">
      <p>{JSON.stringify(topStep(view))}</p>
      {!still && moves.map((move) => (
        <button
          type="button"
          key={move}
          class="button small"
          data-move={move}
          disabled={busy}
          onClick={() => question ? props.answer(move) : props.play(move)}
        >
          {move}
        </button>
      ))}
    </div>
  );
}
