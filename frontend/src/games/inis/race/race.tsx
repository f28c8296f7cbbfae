// Always in sight: how far everybody is, who is the Brenn, which way the crows fly, who claims to be king.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Player } from "../../../game.ts";
import { Dialog } from "../../../table/dialog.tsx";
import { t, tn } from "../../../words.ts";
import { CardName, HandCounts } from "../cards/index.ts";
import { Emblem } from "../map/emblems.tsx";
import type { InisView } from "../view.ts";
import { nameOf } from "../words/index.ts";
import { Meter } from "./meter.tsx";
import { couldClaim, reachedBy } from "./race.ts";
import { CrowsSign, Sign } from "./signs.tsx";

interface RaceProps {
  view: InisView;
  players: Player[];
  eyes: number | null;
}

export function Race({ view, players, eyes }: RaceProps): VNode {
  const [whole, setWhole] = useState(false);
  return (
    <section class="inis-race" aria-label={t("The race")}>
      <Round view={view} players={players} onWhole={() => setWhole(true)} />
      <ol class="inis-race-players">
        {view.players.map((_, seat) => <Panel key={seat} {...{ view, players, seat, eyes }} />)}
      </ol>
      {whole && (
        <Dialog title={t("The race")} look="wide" onClose={() => setWhole(false)}>
          <p>{roundWords(view, players)}</p>
          <ol class="inis-race-players inis-race-whole">
            {view.players.map((_, seat) => <Panel key={seat} {...{ view, players, seat, eyes }} />)}
          </ol>
        </Dialog>
      )}
    </section>
  );
}

interface RoundProps {
  view: InisView;
  players: Player[];
  /** Show all that a narrow screen has no room for. */
  onWhole(): void;
}

/** What is the same for all: the round, the crows, how many have passed in a row. */
function Round({ view, players, onWhole }: RoundProps): VNode {
  return (
    <div class="inis-round">
      <CrowsSign crows={view.crows} />
      <p class="inis-round-words">
        <b>{view.round ? t("Round {round}", { round: view.round }) : t("Set-up")}</b>
        {view.passes > 0 && (
          <span title={passesWords(view)}>
            <Sign name="pass" size={14} /> <span class="figures">{view.passes}/{view.players.length}</span>
            <span class="visually-hidden">{passesWords(view)}</span>
          </span>
        )}
        {view.brenn !== null && (
          <span class="inis-round-brenn" title={t("Brenn: {name}", { name: nameOf(view.brenn, players) })}>
            <Sign name="brenn" size={14} /> <Emblem seat={view.brenn} size={16} />
            <span class="visually-hidden">{t("Brenn: {name}", { name: nameOf(view.brenn, players) })}</span>
          </span>
        )}
      </p>
      <button type="button" class="button small quiet" onClick={onWhole}>{t("Players")}</button>
    </div>
  );
}

function passesWords(view: InisView): string {
  return tn(view.passes, "{count} pass in a row", "{count} passes in a row");
}

function roundWords(view: InisView, players: Player[]): string {
  const brenn = view.brenn === null ? "" : t("Brenn: {name}", { name: nameOf(view.brenn, players) });
  return [t("Round {round}", { round: view.round }), brenn, view.passes ? passesWords(view) : ""]
    .filter(Boolean).join(" · ");
}

interface PanelProps extends RaceProps {
  seat: number;
  key?: number;
}

/** One player: emblem and name, tokens, the three conditions, the hand as counts, what lies face up. */
function Panel({ view, players, seat, eyes }: PanelProps): VNode {
  const player = view.players[seat]!;
  const advantages = seat === eyes ? [] : view.advantages[seat] ?? [];
  const look = [
    "inis-panel",
    `inis-seat-${seat}`,
    view.turn === seat && !view.outcome ? "turn" : "",
    seat === eyes ? "own" : "",
  ];
  return (
    <li class={look.join(" ")}>
      <h3 class="inis-panel-head">
        <Emblem seat={seat} size={24} />
        <span class="inis-panel-name">{nameOf(seat, players)}</span>
        <Tokens view={view} seat={seat} />
      </h3>
      <ul class="inis-meters">
        {reachedBy(view, seat).map((reached) => (
          <li key={reached.condition}>
            <Meter reached={reached} spare={player.deeds} />
          </li>
        ))}
      </ul>
      <div class="inis-panel-rest">
        <HandCounts cards={player.cards} />
        {player.deeds > 0 && (
          <span class="inis-token deed" title={tn(player.deeds, "{count} Deed", "{count} Deeds")}>
            <Sign name="deed" size={14} />
            <span class="figures" aria-hidden="true">{player.deeds}</span>
            <span class="visually-hidden">{tn(player.deeds, "{count} Deed", "{count} Deeds")}</span>
          </span>
        )}
        <span class="inis-panel-reserve" title={reserveWords(player.reserve)}>
          <Sign name="clan" size={13} />
          <span class="figures" aria-hidden="true">{player.reserve}</span>
          <span class="visually-hidden">{reserveWords(player.reserve)}</span>
        </span>
      </div>
      {advantages.length > 0 && (
        <p class="inis-panel-advantages">
          <span class="visually-hidden">{t("Advantage cards")}</span>
          {advantages.map((card) => <CardName key={card} id={card} />)}
        </p>
      )}
    </li>
  );
}

function reserveWords(count: number): string {
  return tn(count, "{count} clan in reserve", "{count} clans in reserve");
}

/** Who is the Brenn, who claims to be king or could. */
function Tokens({ view, seat }: { view: InisView; seat: number }): VNode {
  const player = view.players[seat]!;
  return (
    <span class="inis-tokens">
      {view.brenn === seat && (
        <span class="inis-token brenn" title={t("Brenn")}>
          <Sign name="brenn" />
          <span class="visually-hidden">{t("Brenn")}</span>
        </span>
      )}
      {player.pretender && (
        <span class="inis-token pretender" title={t("Has a pretender token")}>
          <Sign name="pretender" />
          <span class="visually-hidden">{t("Has a pretender token")}</span>
        </span>
      )}
      {couldClaim(view, seat) && (
        <span class="inis-token could" title={t("Meets a condition: could take a pretender token")}>
          <Sign name="pretender" />
          <span class="visually-hidden">{t("Meets a condition: could take a pretender token")}</span>
        </span>
      )}
    </span>
  );
}
