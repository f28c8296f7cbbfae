// The drawings that everything else uses: symbols, cells and the bodies of tiles, defined once for a page.

import { render, type VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { type Colour, COLOURS, symbolWord } from "./colours.ts";
import { corners, doubleOutline, inset, roundedPath, STEP } from "./geometry.ts";
import { facets, path, SHAPES } from "./shapes.ts";

const HOLDER = "ing-drawings";

/** See to it that the page has the drawings. */
export function useDrawings(): void {
  useLayoutEffect(() => {
    if (document.getElementById(HOLDER)) return;
    const holder = document.createElement("div");
    holder.id = HOLDER;
    holder.setAttribute("aria-hidden", "true");
    document.body.append(holder);
    render(<Drawings />, holder);
  }, []);
}

/** A symbol of one colour on its own; `size` in pixels. */
export function Sprite({ colour, size, label }: { colour: Colour; size: number; label?: boolean | undefined }): VNode {
  useDrawings();
  const naming = label ? { role: "img" as const, "aria-label": symbolWord(colour) } : { "aria-hidden": true as const };
  return (
    <svg class="ing-sprite" data-colour={colour} width={size} height={size} viewBox="-10 -10 20 20" {...naming}>
      <use href={`#ing-${colour}`} x={-10} y={-10} width={20} height={20} />
    </svg>
  );
}

/** A symbol inside a larger picture, around a point. */
export function Mark({ colour, x, y, size }: { colour: Colour; x: number; y: number; size: number }): VNode {
  return <use class="ing-mark" href={`#ing-${colour}`} x={x - size} y={y - size} width={2 * size} height={2 * size} />;
}

const SYMBOL_SIZE = 6.3;

/** A tile around 0, 0: the middle between its halves. `toward` is the direction from the first half to the second. */
export function TileArt({ colours, toward }: { colours: [Colour, Colour]; toward: number }): VNode {
  const angle = toward * Math.PI / 3;
  const [dx, dy] = [STEP / 2 * Math.cos(angle), STEP / 2 * Math.sin(angle)];
  return (
    <>
      <use href={`#ing-tile-${toward % 3}`} />
      <Mark colour={colours[0]} x={-dx} y={-dy} size={SYMBOL_SIZE} />
      <Mark colour={colours[1]} x={dx} y={dy} size={SYMBOL_SIZE} />
    </>
  );
}

/** A symbol as it is printed on the board. */
export function PrintedArt({ colour }: { colour: Colour }): VNode {
  return (
    <>
      <use href="#ing-inlay" />
      <Mark colour={colour} x={0} y={0} size={SYMBOL_SIZE} />
    </>
  );
}

function Symbol({ colour }: { colour: Colour }): VNode {
  const { light, shade } = facets(colour);
  return (
    <symbol id={`ing-${colour}`} viewBox="-10 -10 20 20" overflow="visible">
      <path class={`ing-fill ing-fill-${colour}`} fill-rule="evenodd" d={path(SHAPES[colour])} />
      {light && <path class="ing-light" d={light} />}
      {shade && <path class="ing-shade" d={shade} />}
      {colour === "green" && <path class="ing-light" d="M-5.4 -1.4A5.6 5.6 0 0 1 1.4 -5.4A7.6 7.6 0 0 0 -5.4 -1.4Z" />}
      {colour === "purple" && (
        <path
          class="ing-shade"
          fill-rule="evenodd"
          d={path([SHAPES.purple[1]!.map(({ x, y }) => ({ x: x * 1.2, y: y * 1.2 })), SHAPES.purple[1]!])}
        />
      )}
    </symbol>
  );
}

function Body({ toward }: { toward: number }): VNode {
  const outline = doubleOutline(toward);
  const angle = toward * Math.PI / 3;
  const [dx, dy] = [STEP / 2 * Math.cos(angle), STEP / 2 * Math.sin(angle)];
  const wells = [{ x: -dx, y: -dy }, { x: dx, y: dy }].map((at) => roundedPath(inset(corners(at), 2.2), 1.8));
  return (
    <g id={`ing-tile-${toward}`}>
      <path class="ing-shadow far" d={roundedPath(inset(outline, 0.6), 2.6)} transform="translate(.5 1.6)" />
      <path class="ing-shadow" d={roundedPath(inset(outline, 0.65), 2.6)} transform="translate(.2 .7)" />
      <path fill="url(#ing-body)" d={roundedPath(inset(outline, 0.75), 2.6)} />
      <path fill="none" stroke="url(#ing-edge)" stroke-width=".55" d={roundedPath(inset(outline, 1.1), 2.4)} />
      {wells.map((well) => (
        <path
          key={well}
          fill="url(#ing-well)"
          stroke="url(#ing-rim)"
          stroke-width=".35"
          d={well}
        />
      ))}
    </g>
  );
}

function Drawings(): VNode {
  const cell = roundedPath(inset(corners({ x: 0, y: 0 }), 0.4), 1.4);
  return (
    <svg width="0" height="0" class="ing-defs" aria-hidden="true">
      <defs>
        <linearGradient id="ing-body" x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" class="ing-body-a" />
          <stop offset="1" class="ing-body-b" />
        </linearGradient>
        <linearGradient id="ing-stone" x1="0" y1="0" x2=".4" y2="1">
          <stop offset="0" class="ing-stone-a" />
          <stop offset="1" class="ing-stone-b" />
        </linearGradient>
        <linearGradient id="ing-edge" x1="0" y1="0" x2=".5" y2="1">
          <stop offset="0" class="ing-edge-a" />
          <stop offset=".5" class="ing-edge-b" />
          <stop offset="1" class="ing-edge-c" />
        </linearGradient>
        <linearGradient id="ing-well" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="ing-well-a" />
          <stop offset="1" class="ing-well-b" />
        </linearGradient>
        <linearGradient id="ing-rim" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="ing-rim-a" />
          <stop offset="1" class="ing-rim-b" />
        </linearGradient>
        {[0, 1, 2].map((ring) => (
          <linearGradient key={ring} id={`ing-cell-${ring}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" class={`ing-cell-top-${ring}`} />
            <stop offset=".4" class={`ing-cell-end-${ring}`} />
          </linearGradient>
        ))}
        {[0, 1, 2].map((toward) => <Body key={toward} toward={toward} />)}
        <path id="ing-cell" d={cell} />
        {[0, 1, 2].map((toward) => (
          <path key={toward} id={`ing-outline-${toward}`} d={roundedPath(inset(doubleOutline(toward), 1.15), 2.4)} />
        ))}
        <path id="ing-ring" d={roundedPath(inset(corners({ x: 0, y: 0 }), 1), 1.6)} />
        <g id="ing-inlay">
          <path class="ing-inlay" d={roundedPath(inset(corners({ x: 0, y: 0 }), 0.7), 1.6)} />
          <path class="ing-inlay-line" d={roundedPath(inset(corners({ x: 0, y: 0 }), 1.5), 1.6)} />
        </g>
      </defs>
      {COLOURS.map((colour) => <Symbol key={colour} colour={colour} />)}
    </svg>
  );
}
