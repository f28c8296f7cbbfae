// The island: land in the sea, what stands on it, what can be chosen. It fills the place it is given.

import type { ComponentChildren, VNode } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import type { Player, Settings } from "../../../game.ts";
import type { GameEvent } from "../../../protocol.ts";
import { t } from "../../../words.ts";
import { type InisView, isSpot, plain, type Targets, territoryOf } from "../view.ts";
import { About } from "./about.tsx";
import { type Choice, choiceOf, clansName, isAsking, moveOf, seatOfName, under } from "./choosing.ts";
import { type Shape, shapeOf, UNIT } from "./coast.ts";
import { clansLabel, spotLabel, territoryLabel } from "./describing.ts";
import { type Box, boxOf, sharedSides } from "./geometry.ts";
import { Ghost, SpotMarks } from "./ghosts.tsx";
import { type Place, Places } from "./keys.tsx";
import { Lights } from "./lights.tsx";
import { type Land, landsOf, standing } from "./placing.ts";
import { usePointing } from "./pointing.ts";
import { Sea } from "./sea.tsx";
import { OnLand, Travels } from "./standing.tsx";
import { LandArt, LandName } from "./tile.tsx";
import { type Changes, changesOf } from "./travel.ts";
import { useViewport } from "./viewport.ts";

export interface IslandProps {
  view: InisView;
  players: readonly Player[];
  targets?: Targets | null;
  /** Territories of a hovered line of the log, of a card: engine names or "@hills". */
  marked?: readonly string[];
  news?: readonly GameEvent[];
  settings?: Settings;
  /** A picture: nothing can be chosen. */
  still?: boolean;
  onPick?(move: string): void;
  onWhy?(move: string): void;
  /** More about a territory, such as its card. */
  details?(territory: string): ComponentChildren;
}

const MARGIN = 0.42;
const NOBODY: Targets = { moves: [], chosen: [], step: { step: "" }, seat: -1 };

function boxAround(lands: readonly Land[], choice: Choice): Box {
  const box = boxOf([...lands.map(({ spot }) => spot), ...choice.spots.map(({ spot }) => spot)]);
  return {
    left: (box.left - MARGIN) * UNIT,
    top: (box.top - MARGIN) * UNIT,
    right: (box.right + MARGIN) * UNIT,
    bottom: (box.bottom + MARGIN) * UNIT,
  };
}

export function Island(props: IslandProps): VNode {
  const { view, players, targets, marked = [], news = [], settings, still = false, details } = props;
  const prefix = `i${useId().replace(/\W/g, "")}`;
  const frame = useRef<HTMLDivElement>(null);
  const lands = useMemo(() => landsOf(view), [view]);
  const choice = useMemo(() => choiceOf(view, targets ?? NOBODY), [view, targets]);
  const shapes = useShapes(lands);
  const changes = useMemo(() => changesOf(news), [news]);
  const viewport = useViewport(frame, boxAround(lands, choice));
  const [hovered, setHovered] = useState<string | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [about, setAbout] = useState<{ name: string; passing: boolean } | null>(null);
  const side = viewport.scale * UNIT;
  const asking = isAsking(choice);
  useEffect(() => setLit(null), [choice]);
  useLinger(
    hovered,
    asking ? 900 : 450,
    (name) => setAbout(name === null ? null : { name, passing: true }),
    about?.passing ?? true,
  );

  const pick = (name: string | null, touch = false) => {
    if (name === null) return setAbout(null);
    const { move, offered } = moveOf(name, choice);
    if (still || !offered) {
      if (asking && !still && seatOfName(name) === null) props.onWhy?.(move);
      else if (!isSpot(name)) setAbout({ name, passing: false });
    } else if (touch && isSpot(name) && lit !== name) {
      setLit(name);
    } else {
      setAbout(null);
      props.onPick?.(move);
    }
  };
  const handlers = usePointing(viewport, {
    under: (at) => under(at, lands, choice, side),
    tap: pick,
    hover: setHovered,
    press: (name) => setAbout(name !== null && view.island[name] ? { name, passing: false } : null),
  });
  const ghost = choice.spots.find(({ text }) => text === (lit ?? hovered));
  const spots = lands.map(({ spot }) => spot);
  const aboutLand = about && lands.find(({ name }) => name === about.name);
  const pace = settings?.animation ?? "normal";
  return (
    <div
      ref={frame}
      class={`inis-map pace-${pace}${asking ? " asking" : ""}${
        hovered !== null && moveOf(hovered, choice).offered ? " over" : ""
      }`}
      {...(still ? {} : handlers)}
    >
      <svg aria-label={t("The island")} role={still ? "img" : undefined}>
        <g class={`inis-scene${viewport.held ? " held" : ""}`} style={{ transform: sceneTransform(viewport) }}>
          <Sea shapes={[...shapes.values()]} prefix={prefix} />
          <Lands {...{ lands, shapes, prefix, changes }} />
          <Lights {...{ view, lands, shapes, choice, hovered, side, prefix }} marked={marked.map(territoryOf)} />
          <g aria-hidden="true">{lands.map((land) => <LandName key={land.name} land={land} side={side} />)}</g>
          {lands.map((land) => <OnLand key={land.name} {...{ land, view, side, changes }} />)}
          <Travels key={newsKey(news)} changes={changes} lands={lands} />
          {ghost && <Ghost {...ghost} others={spots} tile={ghostTile(targets)} prefix={prefix} />}
          <SpotMarks spots={choice.spots} side={side} lit={ghost?.text ?? null} />
          {!still && (
            <Places
              id={prefix}
              places={placesOf({ view, players, lands, shapes, choice, side })}
              pick={(name) => pick(name)}
              about={(name) => setAbout(name !== null && view.island[name] ? { name, passing: false } : null)}
              focused={(name) => isSpot(name) && setLit(name)}
              zoom={viewport.zoomBy}
              whole={viewport.whole}
            />
          )}
        </g>
      </svg>
      {aboutLand && about && (
        <About
          {...{ view, players }}
          territory={about.name}
          at={viewport.toFrame(aboutLand.at)}
          frame={viewport}
          passing={about.passing}
          close={() => setAbout(null)}
        >
          {!about.passing && details?.(about.name)}
        </About>
      )}
      {!still && <Tools zoomed={viewport.zoom > 1.02} zoom={viewport.zoomBy} whole={viewport.whole} />}
    </div>
  );
}

function sceneTransform({ width, height, x, y, scale }: ReturnType<typeof useViewport>): string {
  const [dx, dy] = [width / 2 - x * scale, height / 2 - y * scale];
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${scale.toFixed(5)})`;
}

/** The shapes change only when a tile is laid. */
function useShapes(lands: readonly Land[]): Map<string, Shape> {
  const key = lands.map(({ name, tile }) => `${name} ${tile.spot}`).join();
  return useMemo(() => {
    const found = new Map<string, Shape>();
    for (const { name, spot } of lands) {
      found.set(name, shapeOf(spot, lands.filter((other) => other.name !== name).map((other) => other.spot)));
    }
    return found;
  }, [key]);
}

/** Calls back when something was pointed at for a while, and at once when no longer. */
function useLinger(name: string | null, after: number, then: (name: string | null) => void, passing: boolean): void {
  useEffect(() => {
    if (!passing) return;
    then(null);
    if (name === null || isSpot(name) || seatOfName(name) !== null) return;
    const timer = setTimeout(() => then(name), after);
    return () => clearTimeout(timer);
  }, [name]);
}

const keys = new WeakMap<readonly GameEvent[], number>();
let counted = 0;

/** News that are shown once: each array of events is a new journey. */
function newsKey(news: readonly GameEvent[]): number {
  const found = keys.get(news) ?? ++counted;
  keys.set(news, found);
  return found;
}

/** The tile that would be laid, if its player knows it. */
function ghostTile(targets: Targets | null | undefined): string | null {
  const named = targets?.chosen.findLast((move) => move.startsWith("+"));
  return named ? territoryOf(named) : targets?.step.tile ?? null;
}

function Lands({ lands, shapes, prefix, changes }: {
  lands: readonly Land[];
  shapes: ReadonlyMap<string, Shape>;
  prefix: string;
  changes: Changes;
}): VNode {
  return (
    <g aria-hidden="true">
      {lands.map((land) => {
        const arriving = changes.laid.has(land.name);
        return <LandArt key={land.name} {...{ land, prefix, arriving }} shape={shapes.get(land.name)!} />;
      })}
      <path class="inis-hedge" d={[...shapes.values()].map(({ hedges }) => hedges).join("")} />
    </g>
  );
}

function placesOf({ view, players, lands, shapes, choice, side }: {
  view: InisView;
  players: readonly Player[];
  lands: readonly Land[];
  shapes: ReadonlyMap<string, Shape>;
  choice: Choice;
  side: number;
}): Place[] {
  const found: Place[] = lands.map(({ name, at }) => ({
    name,
    at,
    label: territoryLabel(view, name, players),
    path: shapes.get(name)!.land,
    offered: choice.places.has(name),
    pressed: choice.chosen.has(name),
  }));
  for (const { text, spot, at } of choice.spots) {
    const beside = lands.filter((land) => sharedSides(land.spot, spot) > 0).map(({ name }) => name);
    const label = spotLabel(beside, spot.down);
    found.push({ name: text, at, label, path: circle(at.x, at.y, 34), offered: true, pressed: false });
  }
  const where = lands.find(({ name }) => name === choice.where);
  for (const group of where ? standing(where, side) : []) {
    if (!where || !choice.clans.has(group.seat)) continue;
    const at = { x: where.at.x + group.x, y: where.at.y + group.y - 20 };
    const label = clansLabel(group.seat, players);
    const path = circle(at.x, at.y, 38 * group.size);
    found.push({ name: clansName(group.seat), at, label, path, offered: true, pressed: false });
  }
  return found;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function Tools({ zoomed, zoom, whole }: { zoomed: boolean; zoom(factor: number): void; whole(): void }): VNode {
  const stop = (event: Event) => event.stopPropagation();
  return (
    <div class="inis-map-tools" onPointerDown={stop} onPointerUp={stop}>
      {zoomed && (
        <button
          type="button"
          aria-label={t("Show the whole island")}
          title={t("Show the whole island")}
          onClick={whole}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4H9M20 9V4H15M4 15V20H9M20 15V20H15" />
          </svg>
        </button>
      )}
      <button type="button" aria-label={t("Zoom in")} title={t("Zoom in")} onClick={() => zoom(1.5)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 5V19M5 12H19" />
        </svg>
      </button>
      {zoomed && (
        <button type="button" aria-label={t("Zoom out")} title={t("Zoom out")} onClick={() => zoom(1 / 1.5)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12H19" />
          </svg>
        </button>
      )}
    </div>
  );
}

export { plain };
