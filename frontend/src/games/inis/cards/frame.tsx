// The frames of the three kinds of cards. Each kind has an outline of its own, so that backs and faces are told apart
// without colour: action cards are upright slabs, advantage cards six-sided like the tiles of the island, epic tales have
// corners that curl inwards like old parchment.

import type { VNode } from "preact";
import type { Kind } from "../view.ts";
import { CROSSED } from "./art_actions.ts";
import { Strokes } from "./art.tsx";
import { type Art, disc, rays, TRISKEL } from "./pieces.ts";
import type { Sign } from "./texts.ts";

/** Cards are 100 units wide and 140 high. */
const OUTLINES: Record<Kind, string> = {
  action: "M9 2H91Q98 2 98 9V131Q98 138 91 138H9Q2 138 2 131V9Q2 2 9 2Z",
  advantage: "M50 2L97 22Q98 23 98 25V115Q98 117 97 118L50 138L3 118Q2 117 2 115V25Q2 23 3 22Z",
  tale: "M20 2H80A18 18 0 0 0 98 20V120A18 18 0 0 0 80 138H20A18 18 0 0 0 2 120V20A18 18 0 0 0 20 2Z",
};
const INNER: Record<Kind, string> = {
  action: "M11 7H89Q93 7 93 11V129Q93 133 89 133H11Q7 133 7 129V11Q7 7 11 7Z",
  advantage: "M50 8L92 26V114L50 132L8 114V26Z",
  tale: "M24 7H76A22 22 0 0 0 93 24V116A22 22 0 0 0 76 133H24A22 22 0 0 0 7 116V24A22 22 0 0 0 24 7Z",
};

/** What the backs show: a sword, three hexagons, three spirals. */
const MARKS: Record<Kind, Art> = {
  action: [["d", "M-5-44L0-52L5-44V14H18V22H5V40H-5V22H-18V14H-5Z"]],
  advantage: [["d", hexagon(0, -18) + hexagon(-17, 12) + hexagon(17, 12)]],
  tale: [{ piece: TRISKEL, size: 1.9 }],
};

function hexagon(x: number, y: number): string {
  const corners = [[0, -18], [15.6, -9], [15.6, 9], [0, 18], [-15.6, 9], [-15.6, -9]];
  return `M${corners.map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)} ${y + dy}`).join("L")}Z`;
}

/** The ground of a face: outline, inner line. */
export function Frame({ kind }: { kind: Kind }): VNode {
  return (
    <>
      <path class="inis-card-edge" d={OUTLINES[kind]} />
      <path class="inis-card-line" d={INNER[kind]} />
    </>
  );
}

/** A card from behind. */
export function CardBack({ kind, width = 18 }: { kind: Kind; width?: number }): VNode {
  return (
    <svg
      class={`inis-back inis-kind-${kind}`}
      viewBox="0 0 100 140"
      width={width}
      height={Math.round(width * 1.4)}
      aria-hidden="true"
      focusable="false"
    >
      <path class="inis-back-ground" d={OUTLINES[kind]} />
      <g class="inis-back-mark" transform="translate(50 70)">
        <Strokes art={MARKS[kind]} />
      </g>
    </svg>
  );
}

/** A sun, three spirals, crossed swords. */
const SIGNS: Record<Sign, Art> = {
  season: [["d", disc(0, 0, 8)], ["o", rays(0, 0, 13, 19, 8)]],
  triskel: [{ piece: TRISKEL, size: 1 }],
  clash: CROSSED,
};

/** One of the icons on a card: how it is played, whether it can start a clash. Its meaning stands beside it in words. */
export function SignIcon({ sign, size = 20 }: { sign: Sign; size?: number }): VNode {
  return (
    <svg class="inis-sign" viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <SignDrawing sign={sign} />
    </svg>
  );
}

/** The same, to be put into a drawing. */
export function SignDrawing({ sign }: { sign: Sign }): VNode {
  return (
    <g class={`inis-sign-${sign}`}>
      {sign === "clash"
        ? <path class="inis-sign-ground" d="M0-23L23 0L0 23L-23 0Z" />
        : <circle class="inis-sign-ground" r="22.5" />}
      <g transform={`scale(${sign === "clash" ? 0.62 : 0.82})`}>
        <Strokes art={SIGNS[sign]} />
      </g>
    </g>
  );
}
