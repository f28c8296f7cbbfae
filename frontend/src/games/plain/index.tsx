// A table for games without art: what everybody may see as text, and the legal moves as buttons.

import type { BoardProps, GameModule, Player } from "../../game.ts";
import type { GameEvent, Offer, View } from "../../protocol.ts";
import { t } from "../../words.ts";

/** More buttons than this help nobody. */
const MOST_MOVES = 200;

function movesOf(offer: Offer | null): string[] {
  return Array.isArray(offer?.moves) ? offer.moves.map(String) : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value) ?? "";
}

function Table({ view, offer, question, busy, still, play, answer, withdraw }: BoardProps) {
  const moves = movesOf(question?.offer ?? offer);
  return (
    <div class="plain">
      {!still && (
        <ul class="plain-moves" aria-label={t("Moves")}>
          {moves.slice(0, MOST_MOVES).map((move) => (
            <li key={move}>
              <button
                type="button"
                class="button small"
                disabled={busy}
                onClick={() => question ? answer(move) : play(move)}
              >
                {move}
              </button>
            </li>
          ))}
          {question && (
            <li>
              <button type="button" class="button small quiet" onClick={withdraw}>{t("Cancel")}</button>
            </li>
          )}
        </ul>
      )}
      <Facts view={question?.view ?? view} />
    </div>
  );
}

function Facts({ view }: { view: View }) {
  return (
    <dl class="plain-facts">
      {Object.entries(view).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function logLine(event: GameEvent, players: Player[]) {
  const { event: kind, seat, ...facts } = event;
  const name = typeof seat === "number" ? `${players[seat]?.name ?? seat}: ` : "";
  const told = Object.entries(facts).map(([fact, value]) => `${fact} ${textOf(value)}`).join(", ");
  return { text: `${name}${kind}${told ? ` (${told})` : ""}` };
}

const plain: GameModule = {
  Table,
  prompt: (_view, offer) => offer ? t("Your turn: choose a move.") : t("Wait for the others."),
  logLine,
  refusal: (refusal) => refusal.text,
  ruleAnchor: () => null,
  describe: (view) => [{
    heading: t("The table"),
    lines: Object.entries(view).map(([name, value]) => `${name}: ${textOf(value)}`),
  }],
  Result: ({ view }) => <Facts view={{ outcome: view.outcome }} />,
  chart: () => [],
};

export default plain;
