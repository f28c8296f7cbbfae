// The island: land in the sea, what stands on it, what can be chosen. It fills the place it is given.

import type { ComponentChildren, RefObject, VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Player, Settings } from "../../../game.ts";
import type { GameEvent } from "../../../protocol.ts";
import { t } from "../../../words.ts";
import { type InisView, type Targets, territoryOf } from "../view.ts";
import { About } from "./about.tsx";
import { type Choice, choiceOf } from "./choosing.ts";
import { type Shape, shapeOf, UNIT } from "./coast.ts";
import { type Box, boxOf } from "./geometry.ts";
import { Ghost, SpotMarks } from "./ghosts.tsx";
import { Places } from "./keys.tsx";
import { Lights } from "./lights.tsx";
import { type Picking, usePicking } from "./picking.ts";
import { placesOf } from "./places.ts";
import { type Land, landsOf } from "./placing.ts";
import { Sea } from "./sea.tsx";
import { OnLand, Travels } from "./standing.tsx";
import { LandArt, LandName } from "./tile.tsx";
import { Tools } from "./tools.tsx";
import { type Changes, changesOf } from "./travel.ts";
import { useViewport, type Viewport } from "./viewport.ts";

export interface IslandProps {
  view: InisView;
  players: readonly Player[];
  targets?: Targets | null;
  /** Territories of a hovered line of the log, of a card: engine names or "@hills". */
  marked?: readonly string[];
  /** What has just happened; the same array is shown once. */
  news?: readonly GameEvent[];
  settings?: Settings;
  /** Nothing can be chosen, but looked at. */
  still?: boolean;
  /** A picture on a page: it can't even be moved. */
  picture?: boolean;
  onPick?(move: string): void;
  onWhy?(move: string): void;
  /** What lies above the map at its upper right: the island keeps clear of it. */
  panels?: RefObject<HTMLElement>;
  /** More about a territory, such as its card. */
  details?(territory: string): ComponentChildren;
}

/** Sea around the island, in sides of a hexagon. */
const MARGIN = 0.42;
const NO_NEWS: readonly GameEvent[] = [];

/** Ids within a drawing count for the whole page, and a page of rules draws many islands, each by itself. */
let islands = 0;

export function Island(props: IslandProps): VNode {
  const { view, players, targets = null, marked = [], news = NO_NEWS, settings, still = false, picture = false } =
    props;
  const id = useMemo(() => `i${++islands}`, []);
  const frame = useRef<HTMLDivElement>(null);
  const lands = useMemo(() => landsOf(view), [view]);
  const choice = useMemo(() => choiceOf(view, targets), [view, targets]);
  const shapes = useShapes(lands);
  const changes = useMemo(() => changesOf(news), [news]);
  const viewport = useViewport(frame, boxAround(lands, choice), props.panels);
  const picking = usePicking({ view, lands, choice, viewport, still, onPick: props.onPick, onWhy: props.onWhy });
  const { about, show, over, handlers } = picking;
  useEffect(() => follow(changes, lands, viewport), [changes]);
  const shown = about && lands.find(({ name }) => name === about.name);
  const looks = ["inis-map", `pace-${settings?.animation ?? "normal"}`, over && "over", picture && "picture"];
  return (
    <div ref={frame} class={looks.filter(Boolean).join(" ")} {...(picture ? {} : handlers)}>
      <svg {...(picture ? { role: "img", "aria-label": t("The island") } : {})}>
        <Scene
          {...{ view, players, targets, picture, id, lands, choice, shapes, changes, viewport, picking }}
          marked={marked.map(territoryOf)}
        />
      </svg>
      {shown && about && (
        <About
          {...{ view, players }}
          territory={about.name}
          at={viewport.toFrame(shown.at)}
          frame={viewport}
          passing={about.passing}
          close={() => show(null)}
        >
          {!about.passing && props.details?.(about.name)}
        </About>
      )}
      {!picture && <Tools viewport={viewport} />}
    </div>
  );
}

interface SceneProps {
  view: InisView;
  players: readonly Player[];
  targets: Targets | null;
  marked: readonly string[];
  picture: boolean;
  id: string;
  lands: readonly Land[];
  choice: Choice;
  shapes: ReadonlyMap<string, Shape>;
  changes: Changes;
  viewport: Viewport;
  picking: Picking;
}

/** All layers, from the sea up to what the keyboard reaches. */
function Scene(props: SceneProps): VNode {
  const { view, players, targets, marked, picture, id, lands, choice, shapes, changes, viewport, picking } = props;
  const { hovered, lit, pick, show, light } = picking;
  const side = viewport.scale * UNIT;
  const ghost = choice.spots.find(({ text }) => text === (lit ?? hovered));
  return (
    <g class={viewport.held ? "inis-scene held" : "inis-scene"} style={{ transform: transformOf(viewport) }}>
      <Sea shapes={[...shapes.values()]} prefix={id} />
      <Lands {...{ lands, shapes, changes }} prefix={id} />
      <Lights {...{ view, lands, shapes, choice, hovered, side, marked }} prefix={id} />
      <g aria-hidden="true">
        {lands.map((land) => <LandName key={land.name} land={land} side={side} />)}
        {lands.map((land) => <OnLand key={land.name} {...{ land, view, side, changes }} />)}
      </g>
      <Travels key={changes.number} changes={changes} lands={lands} />
      {ghost && <Ghost {...ghost} others={lands.map(({ spot }) => spot)} tile={tileOf(targets)} prefix={id} />}
      <SpotMarks spots={choice.spots} side={side} lit={ghost?.text ?? null} />
      {!picture && (
        <Places
          {...{ id, pick, viewport }}
          places={placesOf({ view, players, lands, shapes, choice, side })}
          about={show}
          focused={light}
        />
      )}
    </g>
  );
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
        const [shape, arriving] = [shapes.get(land.name), changes.laid.has(land.name)];
        return shape && <LandArt key={land.name} {...{ land, shape, prefix, arriving }} />;
      })}
      <path class="inis-hedge" d={[...shapes.values()].map(({ hedges }) => hedges).join("")} />
    </g>
  );
}

function boxAround(lands: readonly Land[], choice: Choice): Box {
  const box = boxOf([...lands.map(({ spot }) => spot), ...choice.spots.map(({ spot }) => spot)]);
  return {
    left: (box.left - MARGIN) * UNIT,
    top: (box.top - MARGIN) * UNIT,
    right: (box.right + MARGIN) * UNIT,
    bottom: (box.bottom + MARGIN) * UNIT,
  };
}

function transformOf({ width, height, x, y, scale }: Viewport): string {
  const [dx, dy] = [width / 2 - x * scale, height / 2 - y * scale];
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${scale.toFixed(5)})`;
}

/** The shapes change only when a tile is laid. */
function useShapes(lands: readonly Land[]): Map<string, Shape> {
  const key = lands.map(({ name, tile }) => `${name} ${tile.spot}`).join();
  return useMemo(() => {
    const spots = lands.map(({ spot }) => spot);
    return new Map(
      lands.map(({ name, spot }) => [name, shapeOf(spot, spots.filter((other) => other !== spot))] as const),
    );
  }, [key]);
}

/** Who has zoomed in still sees what happens. */
function follow({ where }: Changes, lands: readonly Land[], viewport: Viewport): void {
  const land = lands.find(({ name }) => name === where);
  if (land && viewport.zoom > 1) viewport.reveal(land.at);
}

/** The tile that would be laid, if its player knows it. */
function tileOf(targets: Targets | null): string | null {
  const named = targets?.chosen.findLast((move) => move.startsWith("+"));
  return named ? territoryOf(named) : targets?.step.tile ?? null;
}
