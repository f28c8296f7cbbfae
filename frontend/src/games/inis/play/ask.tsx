// The panel below the map: the declaration so far with its chips and steppers, and buttons for what is on no card and in
// no territory.

import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Player } from "../../../game.ts";
import { t } from "../../../words.ts";
import { CardFace } from "../cards/index.ts";
import { cardName, isCard } from "../names.ts";
import { isPlace, isSpot } from "../view.ts";
import { choiceNote, choiceWord, summary } from "../words/index.ts";
import { type Asking, PLAYS } from "./asking.ts";
import { chips, counts, firstCounted } from "./chain.ts";
import { Steppers } from "./steppers.tsx";

interface AskProps {
  asking: Asking;
  seat: number;
  players: Player[];
  /** Whether it has the place of the hand to itself. */
  whole: boolean;
  /** What stands behind the buttons, such as how to be asked. */
  children?: ComponentChildren;
}

export function Ask({ asking, seat, players, whole, children }: AskProps): VNode | null {
  const { chain, moves, ready } = asking;
  if (!moves.length && !chain.length) return null;
  return (
    <section
      class={`inis-ask${ready ? " ready" : ""}${whole ? " whole" : ""}`}
      aria-label={t("What you can do")}
    >
      <div class="inis-told">
        <Declaration asking={asking} seat={seat} players={players} />
        <Counts asking={asking} />
      </div>
      <Choices asking={asking} seat={seat} players={players} />
      {children}
    </section>
  );
}

type PartProps = Pick<AskProps, "asking" | "seat" | "players">;

/** The card that is declared and its answers so far, in words and as chips that can be taken back. */
function Declaration({ asking, seat, players }: PartProps): VNode | null {
  const { chain, step, view, told, busy } = asking;
  const [first = ""] = chain;
  if (!first) return null;
  const what = isCard(first) ? summary(first, told, view, seat, players) : "";
  const title = isCard(first) ? cardName(first) : choiceWord(first, view, seat, players);
  const links = chips(chain, step).filter(({ index }) => index > 0);
  return (
    <div class="inis-declaration">
      {isCard(first) && PLAYS.has(step.step) && (
        <span class="inis-declared-card">
          <CardFace id={first} size="fit" />
        </span>
      )}
      <p class="inis-summary" aria-live="polite">
        <b class="inis-word">{title}</b> {what && <span class="inis-word">{what}</span>}
      </p>
      {links.length > 0 && (
        <ul class="inis-chips" aria-label={t("Chosen so far")}>
          {links.map(({ move, index }) => {
            const word = choiceWord(move, view, seat, players);
            return (
              <li key={index}>
                <button
                  type="button"
                  class="inis-chip"
                  disabled={busy}
                  aria-label={t("Take back: {choice}", { choice: word })}
                  onClick={() => asking.change(chain.slice(0, index))}
                >
                  {word} <span aria-hidden="true">✕</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Counts({ asking }: { asking: Asking }): VNode | null {
  const { step, told, moves, chain, busy } = asking;
  const rows = counts(step, told, moves, chain.length > 0);
  if (!rows.length) return null;
  return <Steppers counts={rows} busy={busy} more={asking.pick} less={asking.lessOf} />;
}

/** What is chosen elsewhere needs no button: cards in the hand, territories and spots on the map. */
function hasPlace(move: string): boolean {
  return isCard(move) || isPlace(move) || isSpot(move);
}

/** Where the cards that fit are worth a button besides the hand. */
const CARDS_TOO = new Set(["Reaction", "Manoeuvre"]);

/** What people look for in these steps even where it is not allowed: then it tells why. */
const LOOKED_FOR: Record<string, string[]> = {
  Turn: ["pretender", "pass"],
  Manoeuvre: ["peace", "withdraw"],
};

function missing(step: string, moves: string[]): string[] {
  return moves.length ? (LOOKED_FOR[step] ?? []).filter((move) => !moves.includes(move)) : [];
}

function Choices({ asking, seat, players }: PartProps): VNode {
  const { moves, chain, ready, busy, step } = asking;
  const cardsToo = CARDS_TOO.has(step.step) && !chain.length;
  const buttons = moves.filter((move) => !hasPlace(move) || (cardsToo && isCard(move)));
  const others = moves.filter((move) => !buttons.includes(move));
  const choice = (move: string) => <Choice key={move} move={move} asking={asking} seat={seat} players={players} />;
  return (
    <div class="inis-choices">
      {buttons.map(choice)}
      {!chain.length && missing(step.step, moves).map((move) => (
        <button
          type="button"
          key={move}
          class="button small inis-greyed-choice"
          aria-disabled="true"
          title={t("Why not?")}
          onClick={() => asking.why(move)}
        >
          <span class="inis-word">{choiceWord(move, asking.view, seat, players)}</span>
        </button>
      ))}
      {ready && <Commit asking={asking} />}
      {chain.length > 1 && (
        <button type="button" class="button small" data-move="back" disabled={busy} onClick={asking.back}>
          {t("Back")}
        </button>
      )}
      {chain.length > 0 && (
        <button type="button" class="button small quiet" data-move="cancel" disabled={busy} onClick={asking.cancel}>
          {t("Cancel")}
        </button>
      )}
      {others.length > 0 && (
        <details class="inis-list" key={`${step.step} ${chain.length}`}>
          <summary class="button small quiet" aria-label={t("As a list")} title={t("As a list")}>
            <span aria-hidden="true">☰</span>
          </summary>
          <div class="inis-choices" role="group" aria-label={t("All choices")}>{others.map(choice)}</div>
        </details>
      )}
    </div>
  );
}

function Commit({ asking }: { asking: Asking }): VNode {
  const button = useRef<HTMLButtonElement>(null);
  // Whoever plays by keyboard goes on with Enter; a focus elsewhere on the page stays where it is.
  useEffect(() => {
    const { activeElement } = document;
    const here = !activeElement || activeElement === document.body || activeElement.closest(".inis") !== null;
    if (here) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      type="button"
      class="button turn"
      data-move="commit"
      ref={button}
      disabled={asking.busy}
      onClick={asking.commit}
    >
      {commitWord(asking)}
    </button>
  );
}

function commitWord({ chain, step }: Asking): string {
  const [first = ""] = chain;
  if (!isCard(first)) return t("Confirm");
  if (step.step === "Attack" || step.step === "MountainsToll") return t("Discard it");
  return PLAYS.has(step.step) ? t("Play it") : t("Confirm");
}

function Choice({ move, asking, seat, players }: PartProps & { move: string; key?: string }): VNode {
  const { view, busy, chain, step } = asking;
  const note = choiceNote(move, view, seat, players);
  const ends = move === "done" && chain.length > 0 && firstCounted(step) !== null;
  const look = ends ? "button turn" : "button small";
  return (
    <button
      type="button"
      class={note ? `${look} inis-noted` : look}
      data-move={move}
      title={note}
      disabled={busy}
      onClick={() => asking.pick(move)}
    >
      <span class="inis-word">{ends ? t("Play it") : choiceWord(move, view, seat, players)}</span>
      {note && <small class="inis-word">{note}</small>}
    </button>
  );
}
