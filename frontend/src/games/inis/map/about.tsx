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
  // What is pressed here is no tap on the map.
  const stop = (event: Event) => event.stopPropagation();
  return (
    <div
      class={`inis-about${passing ? " passing" : ""}`}
      role={passing ? "presentation" : "dialog"}
      aria-hidden={passing ? "true" : undefined}
      aria-label={passing ? undefined : territoryName(territory)}
      style={placeFor(at, frame)}
      onPointerDown={stop}
      onPointerUp={stop}
      onWheel={stop}
    >
      <h2>{territoryName(territory)}</h2>
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

/** Beside the territory, on the side where there is more room; on a phone along the edge that is further away. */
function placeFor(at: Point, { width, height }: { width: number; height: number }): Record<string, string> {
  const above = at.y < height / 2;
  const most = { maxHeight: `${Math.max(120, height - 16)}px` };
  if (width < 520) return { ...most, left: "8px", right: "8px", maxWidth: "none", [above ? "bottom" : "top"]: "8px" };
  const reach = 46;
  const [top, bottom] = [Math.max(8, at.y - 30), Math.max(8, height - at.y - 30)];
  return {
    ...(at.x < width / 2 ? { left: `${at.x + reach}px` } : { right: `${width - at.x + reach}px` }),
    ...(above ? { top: `${top}px` } : { bottom: `${bottom}px` }),
    maxHeight: `${height - (above ? top : bottom) - 8}px`,
  };
}
