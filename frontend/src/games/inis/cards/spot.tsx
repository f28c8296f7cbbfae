// A card that can be pointed at: hovering or focusing shows it large, a long press, a right click or the key I opens its
// rulings, a click does what it is for.

import type { ComponentChildren, VNode } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../words.ts";
import { cardName, kindName, kindOf } from "../names.ts";
import { CardDetails } from "./details.tsx";
import { CardFace, type FaceProps } from "./face.tsx";
import { effectsOf, wordingOf } from "./texts.ts";

const HOVER = 350;
const LONG_PRESS = 500;
/** Further than this, in pixels, a finger scrolls and does not press. */
const SLACK = 9;

interface Gestures {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onContextMenu(event: Event): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface Looking {
  handlers: Gestures;
  /** What floats above the page: the large card, or its rulings. */
  layer: VNode | null;
  open(): void;
  /** Whether the click that follows ends a long press and means nothing. */
  spent(): boolean;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The ways to look at a card closely. */
export function useLooking(id: string): Looking {
  const [peek, setPeek] = useState<DOMRect | null>(null);
  const [opened, setOpened] = useState(false);
  const timer = useRef<Timer>(undefined);
  const pressed = useRef<{ x: number; y: number; long: boolean } | null>(null);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const open = () => {
    stop();
    setPeek(null);
    setOpened(true);
  };
  const later = (wait: number, what: () => void) => {
    stop();
    timer.current = setTimeout(what, wait);
  };
  const boxOf = (event: Event) => (event.currentTarget as Element).getBoundingClientRect();
  const hide = () => {
    stop();
    setPeek(null);
  };
  const handlers: Gestures = {
    onPointerEnter(event) {
      if (event.pointerType !== "mouse") return;
      const box = boxOf(event);
      later(HOVER, () => setPeek(box));
    },
    onPointerLeave: hide,
    onPointerDown(event) {
      hide();
      pressed.current = { x: event.clientX, y: event.clientY, long: false };
      if (event.pointerType === "mouse") return;
      later(LONG_PRESS, () => {
        if (pressed.current) pressed.current.long = true;
        open();
      });
    },
    onPointerMove(event) {
      const from = pressed.current;
      if (event.pointerType !== "mouse" && from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) {
        stop();
      }
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event) {
      event.preventDefault();
      open();
    },
    onFocus(event) {
      if ((event.currentTarget as Element).matches(":focus-visible")) setPeek(boxOf(event));
    },
    onBlur: hide,
    onKeyDown(event) {
      if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        open();
      } else if (event.key === "Escape") hide();
    },
  };
  const spent = () => {
    const long = pressed.current?.long ?? false;
    pressed.current = null;
    return long;
  };
  const layer = opened
    ? <CardDetails id={id} onClose={() => setOpened(false)} />
    : peek && <CardPeek id={id} box={peek} />;
  return { handlers, layer, open, spent };
}

/** The card, large enough to be read, beside what is pointed at and never under the pointer. */
function CardPeek({ id, box }: { id: string; box: DOMRect }): VNode {
  const width = 230;
  const height = width * 1.4;
  const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  const above = box.top - height - 10;
  const below = box.bottom + 10;
  const beside = box.right + 10 + width < innerWidth ? box.right + 10 : box.left - width - 10;
  const style = above >= 8
    ? { left: `${left}px`, top: `${above}px` }
    : below + height <= innerHeight - 8
    ? { left: `${left}px`, top: `${below}px` }
    : { left: `${Math.max(8, beside)}px`, top: `${Math.max(8, Math.min(box.top, innerHeight - height - 8))}px` };
  const frame = useRef<HTMLSpanElement>(null);
  // In the top layer, where nothing around it cuts it off; browsers without popovers show it in place.
  useLayoutEffect(() => frame.current?.showPopover?.(), []);
  return (
    <span
      ref={frame}
      popover="manual"
      class="inis-peek inis-cards"
      style={{ ...style, width: `${width}px` }}
      aria-hidden="true"
    >
      <CardFace id={id} size="fit" />
    </span>
  );
}

export interface CardButtonProps extends FaceProps {
  /** What a click does; without it a click shows the rulings. */
  onClick?: ((id: string) => void) | undefined;
  /** For choices that can be taken back: whether it is chosen. */
  pressed?: boolean | undefined;
  /** What is said besides the name: "kept", "can't be played now". */
  says?: string | undefined;
  disabled?: boolean | undefined;
  children?: ComponentChildren;
}

export function CardButton({ onClick, pressed, says, disabled, children, ...face }: CardButtonProps): VNode {
  const { id } = face;
  const looking = useLooking(id);
  const effects = useId();
  const click = () => {
    if (looking.spent()) return;
    if (onClick && !disabled) onClick(id);
    else looking.open();
  };
  return (
    <>
      <button
        type="button"
        class="inis-card-button"
        data-move={id}
        aria-pressed={pressed}
        aria-disabled={disabled || face.state === "greyed" || undefined}
        aria-label={says ? t("{card}: {note}", { card: cardName(id), note: says }) : cardName(id)}
        aria-describedby={effects}
        onClick={click}
        {...looking.handlers}
      >
        <CardFace {...face} />
        {children}
        <span id={effects} class="inis-aside" hidden>{kindName(kindOf(id))}. {effectsOf(wordingOf(id)).join(" ")}</span>
      </button>
      {looking.layer}
    </>
  );
}

/** The name of a card in a sentence. */
export function CardName({ id }: { id: string }): VNode {
  const looking = useLooking(id);
  return (
    <>
      <button
        type="button"
        class={`inis-card-word inis-kind-${kindOf(id)}`}
        onClick={() => {
          if (!looking.spent()) looking.open();
        }}
        {...looking.handlers}
      >
        {cardName(id)}
      </button>
      {looking.layer}
    </>
  );
}
