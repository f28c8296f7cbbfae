// What keyboards and screen readers meet on the map: a place for each territory, for spots and clans that can be chosen.
// One of them is reached by Tab, the others by the arrow keys, in their directions.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../../words.ts";
import { type Point, towards } from "./geometry.ts";
import type { Viewport } from "./viewport.ts";

export interface Place {
  name: string;
  label: string;
  at: Point;
  /** The outline that shows the focus. */
  path: string;
  offered: boolean;
  pressed: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface PlacesProps {
  places: readonly Place[];
  id: string;
  pick(name: string): void;
  about(name: string | null): void;
  focused(name: string): void;
  viewport: Viewport;
}

export function Places({ places, id, pick, about, focused, viewport }: PlacesProps): VNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = places.find(({ name }) => name === chosen) ?? places.find(({ offered }) => offered) ?? places[0];
  const go = (name: string) => {
    setChosen(name);
    const { at } = places.find((one) => one.name === name) ?? {};
    if (at) viewport.reveal(at);
    (document.getElementById(`${id}-${place(name)}`) as unknown as SVGElement | null)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (arrow) {
      const others = new Map(
        places.filter(({ name }) => name !== current.name).map(({ name, at }) => [name, at] as const),
      );
      const next = towards(current.at, others, ...arrow);
      if (next) go(next);
      done();
    } else if (event.key === "Home" || event.key === "End") {
      const offered = places.filter((one) => one.offered);
      const next = event.key === "Home" ? offered[0] : offered.at(-1);
      if (next) go(next.name);
      done();
    } else if (event.key === "Enter" || event.key === " ") {
      pick(current.name);
      done();
    } else if (event.key === "i") {
      about(current.name);
      done();
    } else if (event.key === "Escape") about(null);
    else if (event.key === "+" || event.key === "=") viewport.zoomBy(1.4);
    else if (event.key === "-") viewport.zoomBy(1 / 1.4);
    else if (event.key === "0") viewport.whole();
  };
  return (
    <g role="group" aria-label={t("The island")} onKeyDown={onKeyDown}>
      {places.map(({ name, label, path, offered, pressed }) => (
        <path
          key={name}
          id={`${id}-${place(name)}`}
          class={`inis-place${offered ? " offered" : ""}`}
          d={path}
          role="button"
          aria-label={label}
          aria-pressed={pressed ? "true" : undefined}
          aria-disabled={offered ? undefined : "true"}
          data-name={name}
          tabindex={name === current?.name ? 0 : -1}
          onFocus={() => {
            setChosen(name);
            focused(name);
          }}
        />
      ))}
    </g>
  );
}

const place = (name: string) => name.replace(/[^A-Za-z0-9-]+/g, "_");
