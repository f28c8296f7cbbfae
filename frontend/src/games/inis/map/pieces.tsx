// What stands on the land: clans with their players' shields, citadels, sanctuaries, the capital, the festival, swords
// where clans clash. Drawn around the point on which they stand, in units of the map.

import type { VNode } from "preact";
import { EmblemArtwork } from "./emblems.tsx";

/** A small building or token; its foot is at 0, 0. */
export type Thing = "capital" | "citadel" | "sanctuary" | "festival";

const ART: Record<Thing, VNode> = {
  capital: (
    <>
      <path class="inis-p-shadow" d="M-25 2C-12 8 18 8 32 1L20-4Z" />
      <path
        class="inis-p-stone"
        d="M-24 0V-17L-19-17V-21H-13V-17H-8V-34L-3-34V-38H3V-34L8-34V-17H13V-21H19V-17L24-17V0C12 5-12 5-24 0Z"
      />
      <path class="inis-p-dark" d="M10-17H13V-21H19V-17L24-17V0C19 2 15 3 10 3.4ZM4-34L8-34V-17H10V3.6L4 3.8Z" />
      <path class="inis-p-gate" d="M-4 3.8V-4C-4-9 4-9 4-4V3.8Z" />
      <path
        class="inis-p-gold"
        d="M0-33L2.9-25.5L10.8-25.1L4.6-20.2L6.7-12.6L0-17L-6.7-12.6L-4.6-20.2L-10.8-25.1L-2.9-25.5Z"
      />
    </>
  ),
  citadel: (
    <>
      <path class="inis-p-shadow" d="M-13 2C-4 6 12 6 21 1L12-3Z" />
      <path class="inis-p-stone" d="M-13 0L-10-27H-12V-34H-7V-30H-3V-34H3V-30H7V-34H12V-27H10L13 0C6 4-6 4-13 0Z" />
      <path class="inis-p-dark" d="M3-34V-30H7V-34H12V-27H10L13 0C10 2 7 2.8 3 3Z" />
      <path class="inis-p-gate" d="M-4 2.8V-7C-4-11 4-11 4-7V2.8Z" />
    </>
  ),
  sanctuary: (
    <>
      <path class="inis-p-shadow" d="M-15 2C-4 6 14 6 23 1L14-3Z" />
      <path
        class="inis-p-white"
        d="M-14 1C-15-8-14-15-13-20L-6-20C-6-13-6-6-6 2C-8 3-12 3-14 1ZM14 1C15-8 14-15 13-20L6-20C6-13 6-6 6 2C8 3 12 3 14 1Z"
      />
      <path class="inis-p-white" d="M-19-20C-16-27-8-29 0-29C8-29 16-27 19-20C12-16-12-16-19-20Z" />
      <path
        class="inis-p-pale"
        d="M10 2.6L10-19L13-20C14-15 15-8 14 1ZM5-28.4C11-27.6 17-25 19-20C16-18.4 11-17.6 7-17.2Z"
      />
      <circle class="inis-p-glow" cx="0" cy="-7" r="3.6" />
    </>
  ),
  festival: (
    <>
      <path class="inis-p-shadow" d="M-14 2C-4 6 12 6 20 1L12-3Z" />
      <path class="inis-p-wood" d="M-15 1L12-9L15-5L-12 5ZM15 1L-12-9L-15-5L12 5Z" />
      <path
        class="inis-p-fire"
        d="M-11-5C-14-16-5-18-6-28C0-26 2-22 2-18C5-20 6-24 5-30C13-22 14-12 10-5C5-1-6-1-11-5Z"
      />
      <path class="inis-p-flame" d="M-5-4C-7-10-2-12-2-17C3-14 6-9 4-4C2-2-3-2-5-4Z" />
    </>
  ),
};

export function ThingArt({ thing }: { thing: Thing }): VNode {
  return ART[thing];
}

/** Several of a thing on one place. */
export function ThingGroup({ thing, count, x, y, size, plate = 1 }: {
  thing: Thing;
  count: number;
  x: number;
  y: number;
  size: number;
  plate?: number;
}): VNode {
  const shown = Math.min(count, 2);
  return (
    <g class={`inis-thing inis-${thing}`} transform={`translate(${x} ${y}) scale(${size})`}>
      {shown === 2 && <g transform="translate(-7 -5) scale(.88)">{ART[thing]}</g>}
      <g transform={shown === 2 ? "translate(6 0)" : undefined}>{ART[thing]}</g>
      {count > 1 && <Count count={count} x={20} y={-4} size={plate} />}
    </g>
  );
}

/** A number on a plate. */
export function Count({ count, x, y, size = 1 }: { count: number; x: number; y: number; size?: number }): VNode {
  return (
    <g class="inis-count" transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="11" />
      <text y="5.6">{count}</text>
    </g>
  );
}

// A clan: hood, cloak, spear. Those in the second row stand a little higher.
const CLOAK = "M0-31C4-31 6-28 5.6-24.6C10-21 11.5-10 11 0C5 3-5 3-11 0C-11.5-10-10-21-5.6-24.6C-6-28-4-31 0-31Z";
const FOLDS = "M5.6-24.6C10-21 11.5-10 11 0C9 1 6 1.8 3 2C6-6 6-16 2-21Z";
const FACE = "M-3-25.6C-3-29 3-29 3-25.6C2.6-22.6-2.6-22.6-3-25.6Z";

function Figure({ x, y }: { x: number; y: number }): VNode {
  return (
    <g transform={`translate(${x + 2} ${y - 2}) scale(1.18)`}>
      <path class="inis-spear" d="M9 1L12-37" />
      <path class="inis-spearhead" d="M12-45L15-37L12-34.6L9.4-37Z" />
      <path class="inis-cloak" d={CLOAK} />
      <path class="inis-fold" d={FOLDS} />
      <path class="inis-face" d={FACE} />
    </g>
  );
}

const ROWS: readonly (readonly [number, number])[][] = [
  [],
  [[0, -4]],
  [[-11, -4], [11, -4]],
  [[0, -11], [-16, -3], [16, -3]],
  [[-9, -12], [9, -12], [-19, -3], [19, -3]],
  [[0, -14], [-12, -10], [12, -10], [-22, -2], [22, -2]],
];

/** All clans of a player on a territory, behind their shield; the number stands beside it. */
export function ClanGroup({ seat, count, chief, sheltered = 0, size, plate = 1 }: {
  seat: number;
  count: number;
  chief: boolean;
  sheltered?: number;
  size: number;
  /** How much larger the number is than usual. */
  plate?: number;
}): VNode {
  const places = ROWS[Math.min(count, ROWS.length - 1)]!;
  return (
    <g class={`inis-clans inis-seat-${seat}${chief ? " inis-chief" : ""}`} transform={`scale(${size})`}>
      <ellipse class="inis-p-shadow" cx="3" cy="0" rx={count > 3 ? 34 : 27} ry="7" />
      {chief && <Standard />}
      {places.map(([x, y]) => <Figure key={`${x} ${y}`} x={x} y={y} />)}
      <g class="inis-front" transform="translate(-3 -4) scale(1.22)">
        {chief && <circle class="inis-torc" r="13.6" />}
        <EmblemArtwork seat={seat} />
      </g>
      {count > 1 && <Count count={count} x={22} y={10 - 8 * plate} size={plate} />}
      {sheltered > 0 && <Sheltered count={sheltered} />}
    </g>
  );
}

/** The banner of a chieftain, high above the clans. */
function Standard(): VNode {
  return (
    <>
      <path class="inis-spear" d="M-16 0V-68" />
      <path class="inis-banner" d="M-16-68C-6-72 0-62 12-66L8-58L12-49C0-45-6-55-16-51Z" />
      <path class="inis-p-gold" d="M-10.5-63L-7.5-60L-3.6-64L0-60L3.2-63L2.2-54.5H-9.4Z" />
    </>
  );
}

function Sheltered({ count }: { count: number }): VNode {
  return (
    <g class="inis-sheltered" transform="translate(-31 6)">
      <g transform="scale(.8)">{ART.citadel}</g>
      <text y="-3.4" x="0">{count}</text>
    </g>
  );
}

/** Two swords where clans clash; quiet ones where a clash waits. */
export function Swords({ x, y, size, waiting }: { x: number; y: number; size: number; waiting: boolean }): VNode {
  return (
    <g class={`inis-swords${waiting ? " waiting" : ""}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle class="inis-swords-ground" r="21" />
      <path class="inis-blade" d="M-12 12L11-15L14-16L13-13L-10 14ZM12 12L-11-15L-14-16L-13-13L10 14Z" />
      <path class="inis-hilt" d="M-15 7L-7 15M-14 15L-10 11M15 7L7 15M14 15L10 11" />
    </g>
  );
}
