// The table of Inis: the race above, the island, what is asked, the hand.

import type { VNode } from "preact";
import type { BoardProps } from "../../../game.ts";
import { DraftRow, Hand } from "../cards/index.ts";
import { Island } from "../map/island.tsx";
import { isCard } from "../names.ts";
import { placesOf } from "../words/index.ts";
import { Ask } from "./ask.tsx";
import { type Asking, useAsking } from "./asking.ts";
import { ClashPanel } from "./clash.tsx";
import { useDraft } from "./draft.ts";
import { useKeys } from "./keys.ts";
import { ReactionBar } from "./reaction.tsx";
import { useSaying } from "./saying.ts";

export function Table(props: BoardProps): VNode {
  const { players, eyes, talk, news, settings, still, marked, why } = props;
  const asking = useAsking(props);
  const { view, targets } = asking;
  useKeys(asking, still || eyes === null);
  useSaying(props, asking);
  return (
    <div class={eyes === null ? "inis watching" : "inis"} data-pace={settings.animation}>
      <div class="inis-grid">
        <div class="inis-race-place" />
        <div class="inis-map-place">
          <Island
            {...{ view, players, targets, news, settings, still }}
            marked={marked.flatMap(placesOf)}
            onPick={(move) => asking.pick(move, "map")}
            onWhy={(move) => void why(move)}
          />
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
  const { players, busy } = props;
  const { view, chain, moves, targets } = asking;
  const drafting = useDraft(props, asking);
  const whole = chain.length > 0 && !moves.some(isCard);
  return (
    <div class={drafting ? "inis-bottom drafting" : "inis-bottom"}>
      {!drafting && (
        <Ask {...{ asking, seat, players, whole }}>
          <ReactionBar props={props} asking={asking} seat={seat} />
        </Ask>
      )}
      {drafting && (
        <DraftRow
          {...{ view, targets, players, ...drafting }}
          eyes={seat}
          onToggle={drafting.toggle}
          asked={props.sealed?.asked}
          ready={props.sealed?.ready}
        />
      )}
      {!whole && !drafting && (
        <div class="inis-hand-place">
          <Hand
            {...{ view, targets }}
            disabled={busy}
            onPick={(card) => asking.pick(card)}
            onWhy={(card) => void props.why(card)}
          />
        </div>
      )}
    </div>
  );
}
