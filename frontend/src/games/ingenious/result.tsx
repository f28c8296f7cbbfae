// The final ranking, with what broke a tie.

import type { VNode } from "preact";
import type { Player } from "../../game.ts";
import type { View } from "../../protocol.ts";
import { t } from "../../words.ts";
import { type Outcome, type Position, read } from "./position.ts";
import { Sprite } from "./symbols.tsx";
import { sharedName, sharing } from "./tracks.tsx";
import { gradeWord, risingColours } from "./words.ts";

interface Row {
  seats: number[];
  place: number;
  rising: number[];
}

function rowsOf(position: Position, outcome: Outcome): Row[] {
  return sharing(position, null)
    .map((seats) => ({
      seats,
      place: outcome.places[seats[0]!]!,
      rising: outcome.sheets[seats[0]!]!.rising,
    }))
    .sort((one, other) => one.place - other.place);
}

/** Which of the six rising values parts two players: 0 for the lowest; -1 if they are all equal. */
export function parting(one: number[], other: number[]): number {
  return one.findIndex((value, index) => value !== other[index]);
}

export function Result({ view, players }: { view: View; players: Player[] }): VNode | null {
  const position = read(view);
  const { outcome } = position;
  if (!outcome) return null;
  if (position.solo) return <SoloResult outcome={outcome} />;
  const rows = rowsOf(position, outcome);
  // Places that are counted by teams: those after a team of two come next, not two further.
  const placeOf = (row: Row) => 1 + rows.filter((other) => other.place < row.place).length;
  return (
    <div class="ing-ranking">
      <table>
        <caption class="visually-hidden">{t("Final ranking")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("Place")}</th>
            <th scope="col">{t("Player")}</th>
            <th scope="col" colSpan={6}>{t("Colours from the lowest")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.seats[0]} class={row.place === 1 ? "won" : ""}>
              <td class="ing-place-number">{placeOf(row)}</td>
              <th scope="row">{sharedName(row.seats, players)}</th>
              <Rising outcome={outcome} row={row} deciding={deciding(rows, index)} />
            </tr>
          ))}
        </tbody>
      </table>
      <p>{verdict(rows, outcome, players)}</p>
    </div>
  );
}

/** The values of a row that were needed to part it from its neighbours in the ranking. */
function deciding(rows: Row[], index: number): number {
  const mine = rows[index]!.rising;
  const found = [rows[index - 1], rows[index + 1]].flatMap((row) => (row ? [parting(mine, row.rising)] : []));
  return Math.max(0, ...found);
}

function Rising({ outcome, row, deciding: last }: { outcome: Outcome; row: Row; deciding: number }): VNode {
  const { markers } = outcome.sheets[row.seats[0]!]!;
  return (
    <>
      {risingColours(markers).map((colour, index) => (
        <td key={colour} class={index === last ? "deciding" : index < last ? "equal" : "rest"}>
          <Sprite colour={colour} size={14} label /> {markers[colour]}
        </td>
      ))}
    </>
  );
}

function verdict(rows: Row[], outcome: Outcome, players: Player[]): string {
  const winners = rows.filter((row) => row.place === 1);
  const names = winners.map((row) => sharedName(row.seats, players)).join(", ");
  if (outcome.reason === "all_filled") return t("All six colours at the end. Wins at once: {names}", { names });
  if (winners.length > 1) return t("All six colours are equal, so the win is shared: {names}", { names });
  const [best, next] = rows;
  if (!best || !next) return "";
  const index = parting(best.rising, next.rising);
  const values = { names, points: best.rising[index]!, other: next.rising[index]! };
  if (index === 0) return t("The lowest colour decides, {points} to {other}. Winner: {names}", values);
  const number = { ...values, number: index + 1 };
  return t("A tie, broken by colour number {number} from the bottom, {points} to {other}. Winner: {names}", number);
}

function SoloResult({ outcome }: { outcome: Outcome }): VNode {
  const sheet = outcome.sheets[0]!;
  return (
    <div class="ing-ranking solo">
      <p class="ing-solo-result">
        <strong>{sheet.result}</strong>
        <span>{gradeWord(sheet.grade ?? "weak")}</span>
      </p>
      <p>{t("Your result is your lowest colour. From 10: fair, 14: solid, 18: good, 21: excellent.")}</p>
      <p class="ing-solo-rising">
        {risingColours(sheet.markers).map((colour) => (
          <span key={colour}>
            <Sprite colour={colour} size={18} label /> {sheet.markers[colour]}
          </span>
        ))}
      </p>
    </div>
  );
}
