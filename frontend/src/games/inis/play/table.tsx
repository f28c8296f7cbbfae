// The table of Inis: the race above, the island, what is asked, the hand.

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { BoardProps } from "../../../game.ts";
import { t } from "../../../words.ts";
import { CardRulings, DraftRow, Hand, Played } from "../cards/index.ts";
import { Guide } from "../guide/index.ts";
import { offeredElsewhere } from "../cards/hand.tsx";
import { Island } from "../map/island.tsx";
import { cardId, isCard } from "../names.ts";
import { Race, VictoryCheck } from "../race/index.ts";
import { placesOf } from "../words/index.ts";
import { Ask } from "./ask.tsx";
import { type Asking, useAsking } from "./asking.ts";
import { ClashPanel } from "./clash.tsx";
import { useDraft } from "./draft.ts";
import { useFocus } from "./focus.ts";
import { useKeys } from "./keys.ts";
import { Promises } from "./promises.tsx";
import { ReactionBar } from "./reaction.tsx";
import { useSaying } from "./saying.ts";
import { Tools } from "./tools.tsx";

export function Table(props: BoardProps): VNode {
  const { players, eyes, talk, news, settings, still, marked } = props;
  const asking = useAsking(props);
  const { view, targets } = asking;
  const root = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  useKeys(asking, still || eyes === null);
  useSaying(props, asking);
  useFocus(root, asking);
  return (
    <div ref={root} class={eyes === null ? "inis watching" : "inis"} data-pace={settings.animation}>
      <div class="inis-grid">
        <Race {...{ view, players, eyes }} />
        <div class="inis-map-place">
          <Island
            {...{ view, players, targets, news, settings, still }}
            marked={marked.flatMap(placesOf)}
            onPick={(move) => asking.pick(move, "map")}
            onWhy={asking.why}
            panels={over}
            details={(territory) => <CardRulings id={cardId(territory)} />}
          />
          <Played {...{ view, players }} />
          <Tools props={props} asking={asking} />
          <div class="inis-over" ref={over}>
            <ClashPanel {...{ view, players, eyes, talk }} />
            {view.outcome && <Promises lines={talk.lines} players={players} />}
            <VictoryCheck {...{ news, players, settings, still }} fresh={props.before !== null} />
            {view.options.discovery && eyes !== null && !still && (
              <Guide {...{ view, players }} seat={eyes} step={asking.step} moves={asking.moves} />
            )}
          </div>
        </div>
        {eyes !== null && <Bottom props={props} asking={asking} seat={eyes} />}
      </div>
    </div>
  );
}

/** Steps of a clash that ask for no card of the hand, or offer those that fit as buttons. */
const FIGHTING = new Set(["Citadels", "Manoeuvre", "Peace", "Retreat"]);

/** What is asked, and the hand; while a card is declared on the map the hand makes room. */
function Bottom({ props, asking, seat }: { props: BoardProps; asking: Asking; seat: number }): VNode {
  const { players, busy } = props;
  const { view, chain, moves, targets } = asking;
  const drafting = useDraft(props, asking);
  // Cards that lie elsewhere, such as discarded ones, come into the place of the hand while one of them is to be chosen.
  const lying = offeredElsewhere(view, targets);
  const whole = chain.length > 0 && !moves.some(isCard);
  return (
    <div class={`inis-bottom${drafting ? " drafting" : ""}${FIGHTING.has(asking.step.step) ? " fighting" : ""}`}>
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
            {...(lying.length
              ? { view: { ...view, hand: lying, laid_by: [] }, label: t("Cards to choose from") }
              : { view })}
            targets={targets}
            disabled={busy}
            onPick={(card) => asking.pick(card)}
            onWhy={asking.why}
          />
        </div>
      )}
    </div>
  );
}
