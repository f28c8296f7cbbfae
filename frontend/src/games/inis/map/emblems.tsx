// The emblems of the players: a shield of its own outline with an oak leaf, a salmon, a boar or a raven. Each is told
// from the others by outline and by beast, so that the colour is only a help.

import type { VNode } from "preact";

export interface EmblemArt {
  /** The name of the emblem, as a class and in stylesheets. */
  name: "oak" | "salmon" | "boar" | "raven";
  /** The outline of the shield, around 0, 0, with a radius of about 11. */
  shield: string;
  /** The beast or leaf, filled with ink. */
  figure: string;
  /** Veins and eyes: lines in the shield's colour on the figure. */
  lines: string;
}

/** By seat. */
export const EMBLEMS: readonly EmblemArt[] = [
  {
    name: "oak",
    shield: "M0-11A11 11 0 0 1 0 11A11 11 0 0 1 0-11Z",
    figure: "M0-8.4C1.8-8.2 2.6-6.9 2-5.5C3.8-6.1 5.4-4.9 4.6-3.1C4.4-2.6 4-2.2 3.5-2C5.6-2 6.3-.1 5.4 1.2" +
      "C4.8 2.1 3.7 2.3 2.8 2.2C4.3 3.1 3.9 4.9 2.5 5.2C1.7 5.4 1 5 .7 4.4L.7 8.6L-.7 8.6L-.7 4.4C-1 5-1.7 5.4-2.5 5.2" +
      "C-3.9 4.9-4.3 3.1-2.8 2.2C-3.7 2.3-4.8 2.1-5.4 1.2C-6.3-.1-5.6-2-3.5-2C-4-2.2-4.4-2.6-4.6-3.1" +
      "C-5.4-4.9-3.8-6.1-2-5.5C-2.6-6.9-1.8-8.2 0-8.4Z",
    lines: "M0-6.2V4M0-2.6L2.5-4M0-2.6L-2.5-4M0 .6L3.2-.4M0 .6L-3.2-.4M0 3L1.9 3.6M0 3L-1.9 3.6",
  },
  {
    name: "salmon",
    shield: "M0-12L11.6 0L0 12L-11.6 0Z",
    figure: "M-8-.2C-6-3.4-2.6-4.6.6-4L2.5-6L3.6-3.1C4.6-2.6 5.5-1.9 6.2-1.2L9.2-3.6L8.4 0L9.2 3.6L6.2 1.2" +
      "C5.2 2.1 4 2.9 2.6 3.3L1.2 5.4L-.6 3.8C-3.6 4-6.4 2.6-8-.2Z",
    lines: "M-5.7-.9h.1M-3.6-2.8Q-2.4-.2-3.6 2.4M-.7-1.7Q.1-.2-.7 1.4M2-1.4Q2.7-.1 2 1.2",
  },
  {
    name: "boar",
    shield: "M-7.6-9.8H7.6Q9.8-9.8 9.8-7.6V7.6Q9.8 9.8 7.6 9.8H-7.6Q-9.8 9.8-9.8 7.6V-7.6Q-9.8-9.8-7.6-9.8Z",
    figure:
      "M-8.6 1.6L-7.4-.3C-6.6-1.6-5.6-2.6-4.6-3.2L-4.7-5.2L-2.9-4.2L-1.7-6L-.4-4.6L1.1-6L2.1-4.4L3.9-5.3L4.5-3.6" +
      "C6.4-3 7.5-1.7 7.8.1L8.9-1.3L9 .9L7.8 2.1L7.4 3.4L7.7 6.8H5.7L5.1 4.2L3.3 3.3L.1 3.7L-.8 3.4L-1 6.8H-3L-3.2 3.6" +
      "L-4.6 3.3L-5.6 3.5L-6.4 1.9L-7.2 3.1L-8.6 2.9Z",
    lines: "M-5-.8h.1M-2.4-3.2L-1.4-.6M.2-3.4L.8-1M2.7-3L2.9-.6",
  },
  {
    name: "raven",
    shield: "M-9.6-10.2H9.6V-1C9.6 5.4 5.6 9.4 0 11.8C-5.6 9.4-9.6 5.4-9.6-1Z",
    figure:
      "M-8.4-4.6L-5.2-5.9C-4.6-7.3-3.1-8.1-1.5-7.8C.2-7.5 1.1-6.2 1.2-4.8C4-3.6 6 .2 8 4.4L5.2 3.7L6.2 6.4L3.3 5.2" +
      "L3.4 7.6L1 5.6C.7 5.6.4 5.6.1 5.5L-.3 8.2L-1.6 8.2L-1.3 5.2L-2.3 4.7L-3.3 7.5L-4.5 7.1L-3.7 3.7C-5.2 2 -5.6-.7-5-3.3Z",
    lines: "M-3-5.7h.1M-1.8-1.8C.4-1.6 2.2.4 4 3M-1.9.4C-.6.6 .8 1.8 2 3.6",
  },
];

/** The shield and its beast, to be put into a drawing; about 22 units wide. */
export function EmblemArtwork({ seat }: { seat: number }): VNode | null {
  const art = EMBLEMS[seat];
  if (!art) return null;
  return (
    <>
      <path class="inis-shield" d={art.shield} />
      <path class="inis-beast" d={art.figure} />
      <path class="inis-vein" d={art.lines} />
    </>
  );
}

/** A player's emblem in text or on a button. It says nothing: the player's name stands beside it. */
export function Emblem({ seat, size = 24 }: { seat: number; size?: number }): VNode {
  return (
    <svg
      class={`inis-emblem inis-seat-${seat}`}
      viewBox="-13 -13 26 26"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <EmblemArtwork seat={seat} />
    </svg>
  );
}
