// What is known of a territory, beside it: who stands there, what is built, what it does.

import type { ComponentChildren, VNode } from "preact";
import type { Player } from "../../../game.ts";
import { t } from "../../../words.ts";
import { territoryName } from "../names.ts";
import type { InisView } from "../view.ts";
import { buildingsIn, cardOf, chieftainOf, clansIn, effectOf } from "./describing.ts";
import { Emblem } from "./emblems.tsx";
import type { Point } from "./geometry.ts";

interface AboutProps {
  view: InisView;
  players: readonly Player[];
  territory: string;
  /** The middle of the territory, in pixels of the frame. */
  at: Point;
  frame: { width: number; height: number };
  /** Only passing by: no button to close it. */
  passing: boolean;
  close(): void;
  children?: ComponentChildren;
}

export function About({ view, players, territory, at, frame, passing, close, children }: AboutProps): VNode | null {
  if (!view.island[territory]) return null;
  const clans = clansIn(view, territory, players);
  const effect = effectOf(territory);
  const left = at.x < frame.width / 2;
  const above = at.y < frame.height / 2;
  const reach = 46;
  const style = frame.width < 520
    ? { insetInline: "8px", maxWidth: "none", width: "auto", ...(above ? { bottom: "8px" } : { top: "8px" }) }
    : {
      ...(left ? { left: `${at.x + reach}px` } : { right: `${frame.width - at.x + reach}px` }),
      ...(above ? { top: `${Math.max(8, at.y - 30)}px` } : { bottom: `${Math.max(8, frame.height - at.y - 30)}px` }),
    };
  return (
    <div
      class={`inis-about${passing ? " passing" : ""}`}
      role={passing ? "presentation" : "dialog"}
      style={style}
      aria-label={territoryName(territory)}
    >
      <h3>{territoryName(territory)}</h3>
      <ul>
        {clans.map(({ seat, text }) => (
          <li key={seat}>
            <Emblem seat={seat} size={20} /> {text}
          </li>
        ))}
        {!clans.length && <li class="muted">{t("nobody here")}</li>}
        {buildingsIn(view, territory).map((text) => <li key={text}>{text}</li>)}
        <li class="muted">{chieftainOf(view, territory, players)}</li>
        <li class="muted">{cardOf(view, territory, players)}</li>
      </ul>
      {effect && <p>{effect}</p>}
      {children}
      {!passing && <button type="button" class="inis-about-close" aria-label={t("Close")} onClick={close}>×</button>}
    </div>
  );
}
