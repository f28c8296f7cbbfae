// The panel of a clash: who stands there exposed or sheltered, whose turn it is, who is for peace, what was offered.

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { BoardProps, Player } from "../../../game.ts";
import { list, t, tn } from "../../../words.ts";
import { Emblem } from "../map/emblems.tsx";
import { territoryName } from "../names.ts";
import type { ClashView, InisView } from "../view.ts";
import { ANSWERS, OFFERS, phrase, phraseOf } from "./phrases.ts";

interface ClashProps {
  view: InisView;
  players: Player[];
  eyes: number | null;
  talk: BoardProps["talk"];
}

export function ClashPanel({ view, players, eyes, talk }: ClashProps): VNode | null {
  const { clash } = view;
  if (!clash || (!clash.territory && clash.waiting.length < 2)) return null;
  const place = clash.territory ? territoryName(clash.territory) : "";
  return (
    <section class="inis-clash" aria-label={t("Clash")}>
      <h2 class="inis-clash-title">{place ? t("Clash: {place}", { place }) : t("Clashes")}</h2>
      {place && (
        <ul class="inis-sides">
          {players.map(({ seat }) => <Side key={seat} {...{ seat, view, clash, players }} />)}
        </ul>
      )}
      {clash.silent && <p class="inis-clash-note">{t("No triskel cards in this clash.")}</p>}
      <Waiting clash={clash} players={players} />
      <Talk players={players} eyes={eyes} talk={talk} clash={clash} />
    </section>
  );
}

function Side({ seat, view, clash, players }: {
  seat: number;
  view: InisView;
  clash: ClashView;
  players: Player[];
  key?: number;
}): VNode | null {
  const exposed = clash.exposed[seat] ?? 0;
  const sheltered = clash.sheltered[seat] ?? 0;
  const lost = clash.lost[seat] ?? 0;
  if (!exposed && !sheltered && !lost) return null;
  const state = stateOf(seat, view);
  return (
    <li class={actingIn(view) === seat ? "inis-side acting" : "inis-side"}>
      <Emblem seat={seat} size={22} />
      <b class="inis-side-name">{players[seat]?.name ?? ""}</b>
      <span class="inis-side-counts">
        <span>{tn(exposed, "{count} exposed", "{count} exposed")}</span>
        {sheltered > 0 && <span>{tn(sheltered, "{count} sheltered", "{count} sheltered")}</span>}
        {lost > 0 && <span class="lost">{tn(lost, "{count} lost", "{count} lost")}</span>}
      </span>
      {state && <span class={`inis-side-state ${state.look}`}>{state.words}</span>}
    </li>
  );
}

/** Who manoeuvres; before the manoeuvres begin, who acts. */
function actingIn({ stack, clash }: InisView): number | null {
  return stack.findLast((step) => step.step === "Manoeuvre")?.seat ?? clash?.acting ?? null;
}

/** What a seat does in the clash, as everybody sees it. */
function stateOf(seat: number, view: InisView): { words: string; look: string } | null {
  const step = [...view.stack].reverse().find((one) => one.step === "Peace" || one.step === "Manoeuvre");
  const citadels = view.stack.at(-1);
  if (citadels?.step === "Citadels" && citadels.at === seat) return { words: t("may shelter a clan"), look: "asked" };
  if (!step) return null;
  if (step.step === "Peace" && step.offers !== undefined && step.at !== undefined) {
    const seats = view.players.length;
    const way = view.crows === "sunwise" ? 1 : -1;
    const turn = (one: number) => ((one - step.offers! + seats) * way + seats * seats) % seats;
    if (seat === step.offers) return { words: t("offers peace"), look: "peace" };
    if (seat === step.at) return { words: t("peace or fight?"), look: "asked" };
    if (turn(seat) < turn(step.at) && (view.clash?.exposed[seat] ?? 0) > 0) {
      return { words: t("for peace"), look: "peace" };
    }
    return null;
  }
  if (step.seat !== seat) return null;
  return { words: step.refused ? t("must fight: peace was refused") : t("manoeuvres"), look: "acting" };
}

function Waiting({ clash, players }: { clash: ClashView; players: Player[] }): VNode | null {
  if (!clash.waiting.length) return null;
  const places = list(clash.waiting.map(territoryName));
  const name = clash.instigator === null ? "" : players[clash.instigator]?.name ?? "";
  return (
    <p class="inis-clash-note">
      {clash.territory
        ? t("Then: {places}", { places })
        : t("To come: {places}. {name} chooses the order.", { places, name })}
    </p>
  );
}

/** How many of the last phrases stay in sight. */
const SHOWN = 3;

function Talk({ players, eyes, talk, clash }: Omit<ClashProps, "view"> & { clash: ClashView }): VNode | null {
  const menu = useRef<HTMLDetailsElement>(null);
  const [to, setTo] = useState<number | null>(null);
  const said = talk.lines.filter((line) => line.seat !== null && phraseOf(line)).slice(-SHOWN);
  const open = talk.open && eyes !== null && clash.territory !== null && (clash.exposed[eyes] ?? 0) > 0;
  if (!open && !said.length) return null;
  const others = players.filter(({ seat }) => seat !== eyes && (clash.exposed[seat] ?? 0) > 0);
  const receiver = others.length > 1 && others.some(({ seat }) => seat === to) ? to : null;
  const say = (id: string) => {
    talk.say(`/phrase:${id}${receiver === null ? "" : `-p${receiver}`}`);
    if (menu.current) menu.current.open = false;
  };
  return (
    <div class="inis-talk">
      {said.length > 0 && (
        <ul class="inis-said" aria-label={t("Offers")}>
          {said.map((line) => (
            <li key={line.n}>
              <b>{line.name}</b> {phrase(phraseOf(line) ?? "", players)}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <details ref={menu} class="inis-offers">
          <summary class="button small">{t("Make an offer")}</summary>
          {others.length > 1 && (
            <label class="inis-offer-to">
              {t("To:")}
              <select
                value={receiver ?? ""}
                onChange={({ currentTarget: { value } }) => setTo(value ? Number(value) : null)}
              >
                <option value="">{t("everybody")}</option>
                {others.map(({ seat, name }) => <option key={seat} value={seat}>{name}</option>)}
              </select>
            </label>
          )}
          <ul>
            {[...OFFERS, ...ANSWERS].map((id) => (
              <li key={id}>
                <button type="button" class="inis-offer" data-phrase={id} onClick={() => say(id)}>
                  {phrase(id, players)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
