// The end of a game: the ranking, and where to go from here.

import type { GameModule, Player } from "../game.ts";
import type { View } from "../protocol.ts";
import { t } from "../words.ts";
import type { TableConfig } from "./config.ts";
import { Dialog } from "./dialog.tsx";

interface ResultProps {
  module: GameModule;
  view: View;
  players: Player[];
  config: TableConfig;
  /** Whether there is a ranking: a game may end without. */
  ranked: boolean;
  onClose(): void;
}

export function ResultDialog({ module, view, players, config, ranked, onClose }: ResultProps) {
  return (
    <Dialog title={t("The game is over")} look="wide result" onClose={onClose}>
      {ranked ? <module.Result view={view} players={players} /> : <p>{t("The game ended without a result.")}</p>}
      <NextSteps config={config} mine={players.some((player) => player.mine)} />
    </Dialog>
  );
}

export function NextSteps({ config, mine }: { config: TableConfig; mine: boolean }) {
  const { links } = config;
  return (
    <div class="buttons">
      {mine && <Rematch config={config} />}
      {links.replay && <a class="button" href={links.replay}>{t("Replay")}</a>}
      <a class="button quiet" href={links.home}>{t("To the lobby")}</a>
    </div>
  );
}

/** Whoever presses it first lays the table; the others come to the same one. */
export function Rematch({ config }: { config: TableConfig }) {
  const { links, csrf } = config;
  if (!links.rematch) return null;
  return (
    <form method="post" action={links.rematch}>
      <input type="hidden" name="csrfmiddlewaretoken" value={csrf} />
      <button type="submit" class="button primary">{t("Rematch")}</button>
    </form>
  );
}
