// The cells as something to walk on with arrow keys and to hear: a grid with one focus that moves.

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../../words.ts";
import { CellArt } from "./board.tsx";
import { symbolWord } from "./colours.ts";
import { type Cell, type Geometry, short } from "./geometry.ts";
import type { Laid } from "./position.ts";

export interface CellsProps {
  geometry: Geometry;
  laid: Laid[];
  /** The cell that Tab leads to. */
  focus: string;
  setFocus(name: string): void;
  /** Who laid a tile, as far as it is known. */
  laidBy(tile: Laid): string;
  look(name: string): string;
  /** What a cell could be used for, in words, or nothing. */
  use(name: string): string;
  /** Enter, a space or an assistive click. */
  choose(name: string): void;
  /** An arrow key, before the focus moves; true when it was of use for something else. */
  arrow(key: string): boolean;
}

/** The cell that an arrow key leads to. Up and down zigzag; with Shift they keep to the slanting column. */
export function step(geometry: Geometry, from: Cell, key: string, slanting: boolean, wantedX: number): Cell {
  const to = (direction: number): Cell | undefined => {
    const name = geometry.next(from.name, direction);
    return name ? geometry.cell.get(name) : undefined;
  };
  const row = geometry.rows.find((cells) => cells.includes(from))!;
  const away = (cell: Cell | undefined) => (cell ? Math.abs(cell.x - wantedX) : Infinity);
  const nearer = (left: number, right: number, straight: number) => {
    if (slanting) return to(straight);
    return away(to(left)) <= away(to(right)) ? to(left) : to(right);
  };
  const found: Record<string, () => Cell | undefined> = {
    ArrowLeft: () => to(3),
    ArrowRight: () => to(0),
    ArrowUp: () => nearer(4, 5, 4),
    ArrowDown: () => nearer(2, 1, 1),
    Home: () => row[0],
    End: () => row.at(-1),
  };
  return found[key]?.() ?? from;
}

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

export function Cells(props: CellsProps): VNode {
  const { geometry, focus, setFocus } = props;
  const group = useRef<SVGGElement>(null);
  const wantedX = useRef<number | null>(null);
  const labels = labelsOf(props);

  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      props.choose(focus);
      return;
    }
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (props.arrow(event.key)) return;
    const from = geometry.cell.get(focus)!;
    const vertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (!vertical || event.shiftKey) wantedX.current = null;
    wantedX.current ??= vertical ? from.x : null;
    const next = step(geometry, from, event.key, event.shiftKey, wantedX.current ?? from.x);
    setFocus(next.name);
    group.current?.querySelector<SVGGElement>(`[data-cell="${next.name}"]`)?.focus();
  };

  return (
    <g ref={group} role="grid" aria-label={t("Board")} aria-readonly="true" onKeyDown={press}>
      {geometry.rows.map((row) => (
        <g key={row[0]!.name} role="row">
          {row.map((cell) => (
            <g
              key={cell.name}
              role="gridcell"
              tabindex={cell.name === focus ? 0 : -1}
              data-cell={cell.name}
              aria-label={labels(cell.name)}
              onFocus={() => setFocus(cell.name)}
              onClick={(event) => {
                // Fingers and mice are dealt with elsewhere; assistive clicks come without a pointer.
                if (event.detail === 0) props.choose(cell.name);
              }}
            >
              <CellArt cell={cell} printed={geometry.printed} extra={props.look(cell.name)} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

function labelsOf({ geometry, laid, laidBy, use }: CellsProps): (name: string) => string {
  const words = new Map<string, string>();
  for (const tile of laid) {
    const name = laidBy(tile);
    tile.cells.forEach((cell, half) => {
      const values = { cell, symbol: symbolWord(tile.colours[half]!), name };
      words.set(cell, name ? t("{cell}, {symbol}, {name}", values) : t("{cell}, {symbol}", values));
    });
  }
  return (cell) => {
    const symbol = geometry.printed.get(cell);
    if (symbol) return t("{cell}, printed {symbol}", { cell, symbol: symbolWord(symbol) });
    const found = words.get(cell);
    if (found) return found;
    const can = use(cell);
    return can ? t("{cell}, free, {use}", { cell, use: can }) : t("{cell}, free", { cell });
  };
}

/** A ring around the focused cell, above everything else. Style sheets show it while a cell has the focus. */
export function FocusRing({ geometry, cell }: { geometry: Geometry; cell: string }): VNode {
  const { x, y } = geometry.cell.get(cell)!;
  const transform = `translate(${short(x)} ${short(y)})`;
  return (
    <g aria-hidden="true">
      <use href="#ing-cell" class="ing-focus under" transform={transform} />
      <use href="#ing-cell" class="ing-focus over" transform={transform} />
    </g>
  );
}
