// The pictures of the rules page, from their data: see src/triskel/web/help/pictures.py.

import type { VNode } from "preact";
import { BoardPicture, RackPicture, TrackPicture } from "./boardpicture.tsx";
import type { Colour, Tile } from "./colours.ts";
import { DIRECTIONS, type Geometry, geometryFor, pairFrom, type Point, short, SIDE } from "./geometry.ts";
import { laidFrom, type Track } from "./position.ts";

interface BoardData {
  kind: "board";
  players: number;
  tiles: string[];
  ghost?: string;
  cells?: string[];
  /** Show the five rows that go out from each half. */
  rows?: boolean;
  /** Cells where the tile may not lie. */
  barred?: string[];
}

interface TrackData {
  markers: Track;
  before?: Partial<Track>;
  double?: boolean;
  name?: string;
}

interface RackData {
  kind: "rack";
  tiles: Tile[];
  track?: TrackData;
}

interface TracksData {
  kind: "tracks";
  tracks: TrackData[];
}

export function Picture({ picture }: { picture: Record<string, unknown> }): VNode {
  const data = picture as unknown as BoardData | RackData | TracksData;
  switch (data.kind) {
    case "board":
      return <Board data={data} />;
    case "rack":
      return (
        <>
          <RackPicture tiles={data.tiles} />
          {data.track && <OneTrack data={data.track} />}
        </>
      );
    case "tracks":
      return <div class="ing-picture-tracks">{data.tracks.map((data, at) => <OneTrack key={at} data={data} />)}</div>;
  }
}

function OneTrack({ data }: { data: TrackData }): VNode {
  const { markers, before, double, name } = data;
  return (
    <div class="ing-picture-track">
      {name && <b>{name}</b>}
      <TrackPicture markers={markers} before={before && { ...markers, ...before }} double={double} />
    </div>
  );
}

function Board({ data }: { data: BoardData }): VNode {
  const { players, tiles, ghost, cells, rows, barred = [] } = data;
  const geometry = geometryFor(players);
  return (
    <BoardPicture players={players} tiles={tiles} ghost={ghost} rays={Boolean(ghost)} cells={cells}>
      {rows && ghost && <Rows geometry={geometry} ghost={ghost} />}
      {barred.map((name) => <Bar key={name} at={geometry.cell.get(name)!} />)}
    </BoardPicture>
  );
}

/** An arrow along each of the five rows of both halves. */
function Rows({ geometry, ghost }: { geometry: Geometry; ghost: string }): VNode {
  const { cells, colours, toward } = laidFrom(geometry, ghost);
  const partner = [toward, (toward + 3) % 6];
  return (
    <g class="ing-rows">
      {pairFrom(ghost).flatMap((name, half) =>
        DIRECTIONS.map((_, direction) =>
          direction !== partner[half] && (
            <Arrow
              key={`${name}${direction}`}
              at={geometry.cell.get(cells[half]!)!}
              direction={direction}
              colour={colours[half]!}
              aside={half === 0 ? -1 : 1}
            />
          )
        )
      )}
    </g>
  );
}

function Arrow({ at, direction, colour, aside }: {
  at: Point;
  direction: number;
  colour: Colour;
  aside: number;
}): VNode {
  const angle = direction * 60;
  // Rows of both halves lie on one line in two directions only; a little aside, the others stay apart as well.
  const shift = direction % 3 === 0 ? 0 : aside * 0.8;
  return (
    <g
      class={`ing-row-arrow ${colour}`}
      transform={`translate(${short(at.x + shift)} ${short(at.y)}) rotate(${angle})`}
    >
      <path d={`M${0.95 * SIDE} 0H${3.6 * SIDE}m-3 -2.2 3.2 2.2-3.2 2.2`} />
    </g>
  );
}

function Bar({ at }: { at: Point }): VNode {
  return (
    <g class="ing-barred" transform={`translate(${short(at.x)} ${short(at.y)})`}>
      <path d="M-4.4 -4.4 4.4 4.4M4.4 -4.4 -4.4 4.4" />
    </g>
  );
}
