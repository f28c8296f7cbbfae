// The tally of promises, when all is over: who made how many offers, and how many were agreed to.

import type { VNode } from "preact";
import type { Player } from "../../../game.ts";
import type { ChatLine } from "../../../protocol.ts";
import { t, tn } from "../../../words.ts";
import { Emblem } from "../map/emblems.tsx";
import { tally } from "./phrases.ts";

export function Promises({ lines, players }: { lines: ChatLine[]; players: Player[] }): VNode | null {
  const found = tally(lines);
  if (!found.length) return null;
  return (
    <section class="inis-tally">
      <h2>{t("Promises")}</h2>
      <ul>
        {found.map(({ seat, offers, agreed }) => (
          <li key={seat}>
            <Emblem seat={seat} size={18} /> <b>{players[seat]?.name ?? ""}</b>{" "}
            {tn(offers, "{count} offer", "{count} offers")}, {tn(agreed, "{count} agreed to", "{count} agreed to")}
          </li>
        ))}
      </ul>
    </section>
  );
}
