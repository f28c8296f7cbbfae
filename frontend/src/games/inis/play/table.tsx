// The table of Inis: the race above, the island, what is asked, the hand.

import type { VNode } from "preact";
import type { BoardProps } from "../../../game.ts";
import { cardName, isCard } from "../names.ts";
import { Ask } from "./ask.tsx";
import { type Asking, useAsking } from "./asking.ts";
import { ClashPanel } from "./clash.tsx";
import { useDraft } from "./draft.ts";
import { ReactionBar } from "./reaction.tsx";

export function Table(props: BoardProps): VNode {
  const { players, eyes, talk } = props;
  const asking = useAsking(props);
  const { view } = asking;
  return (
    <div class={eyes === null ? "inis watching" : "inis"}>
      <div class="inis-grid">
        <div class="inis-race-place" />
        <div class="inis-map-place">
          <div class="inis-over">
            <ClashPanel {...{ view, players, eyes, talk }} />
          </div>
        </div>
        {eyes !== null && <Bottom props={props} asking={asking} seat={eyes} />}
      </div>
    </div>
  );
}

/** What is asked, and the hand; while a card is declared on the map the hand makes room. */
function Bottom({ props, asking, seat }: { props: BoardProps; asking: Asking; seat: number }): VNode {
  const { players } = props;
  const { view, chain, moves } = asking;
  const drafting = useDraft(props, asking);
  const whole = chain.length > 0 && !moves.some(isCard);
  return (
    <div class="inis-bottom">
      {!drafting && (
        <Ask {...{ asking, seat, players, whole }}>
          <ReactionBar props={props} asking={asking} seat={seat} />
        </Ask>
      )}
      {!whole && (
        <div class="inis-hand-place">
          {(drafting?.cards ?? view.hand ?? []).map((card) => (
            <button
              type="button"
              key={card}
              class="button small"
              data-move={card}
              aria-pressed={drafting?.kept.includes(card)}
              disabled={!drafting && !asking.moves.includes(card)}
              onClick={() => drafting ? drafting.toggle(card) : asking.pick(card)}
            >
              {cardName(card)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
