// A table that has not begun: who sits there, and the links that bring the others.

import type { Player } from "../game.ts";
import { t, tc } from "../words.ts";
import type { TableConfig } from "./config.ts";
import { Invitations } from "./menu.tsx";

export function Waiting({ players, config }: { players: Player[]; config: TableConfig }) {
  const { links } = config;
  const mine = players.some((player) => player.mine);
  return (
    <div class="waiting card">
      <h2>{t("Waiting for players")}</h2>
      <ol class="waiting-seats">
        {players.map((player) => (
          <li key={player.seat} class={player.name ? "taken" : "free"}>
            {player.name || tc("seat", "free")}
          </li>
        ))}
      </ol>
      {!mine && links.join && <a class="button primary" href={links.join}>{t("Take a seat")}</a>}
      {links.invitations.length > 0 && (
        <>
          <p>{t("Send these links to your friends: each gives one seat.")}</p>
          <Invitations invitations={links.invitations} players={players} />
        </>
      )}
    </div>
  );
}
