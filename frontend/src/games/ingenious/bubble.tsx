// The bubble beside the ghost: what it scores, and cancel, turn, flip, confirm. It never covers the ghost.

import type { ComponentChildren, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../words.ts";
import type { Point } from "./geometry.ts";
import type { Viewport } from "./viewport.ts";

export interface BubbleProps {
  viewport: Viewport;
  /** The middles of the ghost's cells. */
  cells: Point[];
  /** The middles of the cells that it scores: better not covered. */
  lit: Point[];
  text: string;
  bonus: string;
  /** Whether there is something to press; otherwise it only tells. */
  buttons: boolean;
  /** Whether the cells around the ghost are in use too. */
  petals: boolean;
  busy: boolean;
  /** Take the focus: the ghost was laid with the keyboard. */
  focus: boolean;
  cancel(): void;
  turn(by: 1 | -1): void;
  flip(): void;
  confirm(): void;
}

const GAP = 10;
/** How far a cell reaches from its middle, in units of the picture, together with the badge of its points. */
const REACH = 15;
const PETALS = 10;
const SPACES = [REACH, 10];

export function Bubble(props: BubbleProps): VNode {
  const { viewport, cells, text, bonus, buttons, busy } = props;
  const box = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const [size, setSize] = useState({ width: 200, height: 80 });
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = box.current!;
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  useEffect(() => {
    if (props.focus && buttons) confirm.current?.focus({ preventScroll: true });
  }, [props.focus, buttons]);
  const { left, top } = beside(viewport, cells, size, props.petals ? [REACH + PETALS, ...SPACES] : SPACES, props.lit);
  return (
    <div
      ref={box}
      class={`ing-bubble${buttons ? "" : " telling"}`}
      style={{ left: `${left}px`, top: `${top}px` }}
      role={buttons ? "group" : undefined}
      aria-label={buttons ? t("Lay this tile") : undefined}
      onKeyDown={(event) => {
        const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key.startsWith("Arrow") ? -1 : 0;
        if (!by || !buttons) return;
        event.preventDefault();
        event.stopPropagation();
        props.turn(by);
      }}
    >
      {bonus && <p class="ing-bubble-bonus">{bonus}</p>}
      <p class="ing-bubble-text">{text}</p>
      {buttons && (
        <div class="ing-bubble-buttons">
          <Tool label={t("Cancel")} keys="Escape" press={props.cancel} busy={busy} look="cancel">
            <path d="M6 6 18 18M18 6 6 18" />
          </Tool>
          <Tool label={t("Turn")} keys="R" press={() => props.turn(1)} busy={busy} look="">
            <path d="M19 12a7 7 0 1 1-2.6-5.4M17.5 3v4h-4" />
          </Tool>
          <Tool label={t("Flip")} keys="F" press={props.flip} busy={busy} look="">
            <path d="M4 9h14M14.5 5.5 18 9M20 15H6M9.5 18.5 6 15" />
          </Tool>
          <button
            ref={confirm}
            type="button"
            class="ing-tool confirm"
            disabled={busy}
            title={t("Confirm")}
            aria-label={t("Confirm")}
            aria-keyshortcuts="Enter"
            onClick={props.confirm}
          >
            <Icon>
              <path d="M5 12.5 10 17.5 19.5 7" />
            </Icon>
          </button>
        </div>
      )}
    </div>
  );
}

function Tool({ label, keys, press, busy, look, children }: {
  label: string;
  keys: string;
  press(): void;
  busy: boolean;
  look: string;
  children: ComponentChildren;
}): VNode {
  return (
    <button
      type="button"
      class={`ing-tool ${look}`}
      title={label}
      aria-label={label}
      aria-keyshortcuts={keys}
      disabled={busy}
      onClick={press}
    >
      <Icon>{children}</Icon>
    </button>
  );
}

export function Icon({ children }: { children: ComponentChildren }): VNode {
  return <svg width="24" height="24" viewBox="0 0 24 24" class="ing-icon" aria-hidden="true">{children}</svg>;
}

/** Above the ghost, since fingers come from below; or below it, or beside it: wherever it fits and covers the least of what
 * is to be seen. It leaves the first of the spaces around the ghost or, where nothing fits, the next. */
export function beside(
  viewport: Pick<Viewport, "toPixels" | "scale" | "width" | "height">,
  cells: Point[],
  size: { width: number; height: number },
  spaces = SPACES,
  seen: Point[] = [],
): { left: number; top: number } {
  const at = cells.map(viewport.toPixels);
  const lit = seen.map(viewport.toPixels);
  const [low, high] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))];
  const [west, east] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))];
  const within = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));
  const left = within((west + east - size.width) / 2, viewport.width - size.width);
  const top = within((low + high - size.height) / 2, viewport.height - size.height);
  const fits = (box: Box) =>
    box.left >= 4 && box.top >= 4 && box.left + size.width <= viewport.width - 4 &&
    box.top + size.height <= viewport.height - 4;
  const covered = (box: Box) =>
    lit.filter(({ x, y }) =>
      x > box.left - 8 && x < box.left + size.width + 8 && y > box.top - 8 && y < box.top + size.height + 8
    ).length;
  for (const space of spaces) {
    const away = space * viewport.scale + GAP;
    const boxes = [
      { left, top: low - away - size.height },
      { left, top: high + away },
      { left: east + away, top },
      { left: west - away - size.width, top },
    ].filter(fits);
    const [first] = boxes;
    if (first) return boxes.reduce((best, box) => (covered(box) < covered(best) ? box : best), first);
  }
  return { left, top: within(low - size.height - GAP, viewport.height - size.height) };
}

interface Box {
  left: number;
  top: number;
}
