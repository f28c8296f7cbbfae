// The state of a tile being laid, for a component: what is chosen, what the ghost would bring, and the commands on it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../game.ts";
import { t } from "../../words.ts";
import { type Point, STEP } from "./geometry.ts";
import { type Petal, type Prospect, prospectOf } from "./ghost.tsx";
import * as placing from "./placing.ts";
import { type Position, type Reach, reachOf, trackOf } from "./position.ts";

export interface Laying {
  now: placing.Placing;
  /** Whether a tile may be laid now. */
  active: boolean;
  reach: Reach;
  prospect: Prospect | null;
  /** The ghost was laid with the keyboard, so that the focus goes to its buttons. */
  byKeys: boolean;
  petals: Petal[];
  pick(place: number): void;
  hover(cell: string | null): void;
  /** A cell is meant: by a mouse (the ghost is there already), a finger, or the keyboard. Returns whether the tile lies. */
  choose(cell: string, by: "mouse" | "touch" | "keys"): boolean;
  turn(by: 1 | -1): void;
  flip(): void;
  back(): void;
  drag(place: number | null, at: Point): void;
  drop(): void;
  commit(): void;
  ask(cell: string): void;
}

export function useLaying(props: BoardProps, position: Position): Laying {
  const { offer, still, confirm } = props;
  const { geometry } = position;
  const rack = position.rack ?? [];
  const reach = useMemo(() => reachOf(geometry, still ? null : offer), [offer, geometry, still]);
  const waiting = props.busy || props.question !== null;
  const active = reach.size > 0 && rack.length > 0 && !waiting;
  const [state, setState] = useState(placing.AT_REST);
  const [byKeys, setByKeys] = useState(false);
  const [sent, setSent] = useState<placing.Ghost | null>(null);
  const settled = useSettled(state, position, reach, waiting, setState, setSent);

  // A lonely tile needs no picking.
  const now = settled.tile === null && rack.length === 1 && reach.size ? { ...settled, tile: 0 } : settled;
  const ghost = sent && waiting ? sent : placing.ghostOf(now, geometry, reach, rack);
  const preview = usePreview(props, position, reach, now, ghost);

  const send = (laid: placing.Placing) => {
    const final = placing.ghostOf(laid, geometry, reach, rack);
    if (!final) return;
    setSent(final);
    props.play(final.move);
  };
  const ask = (cell: string) => {
    const tile = placing.inHand(now, rack) ?? rack[0];
    const move = tile && placing.probe(geometry, cell, tile, (name) => !position.grid.has(name));
    if (move && props.eyes !== null && !still) void props.why(move);
  };
  return {
    now,
    active,
    reach,
    byKeys,
    prospect: preview.prospect,
    petals: active ? preview.petals : [],
    ask,
    pick: (place) => active && place < rack.length && setState(placing.pick(now, place)),
    hover(cell) {
      const next = placing.hover(now, reach, cell);
      if (active && next !== now) setState(next);
    },
    choose(cell, by) {
      if (!active) return false;
      const choice = now.tile === null ? "pick" : placing.choose(now, geometry, reach, cell, by);
      if (choice === "pick") props.say(t("First pick a tile."));
      else if (choice === "ask") ask(cell);
      else {
        setState(choice.next);
        setByKeys(by === "keys");
        if (choice.lays && !confirm) send(choice.next);
        return choice.lays;
      }
      return false;
    },
    turn: (by) => active && setState(placing.turn(now, reach, by)),
    flip: () => active && setState(placing.flip(now)),
    back: () => setState(placing.back(now)),
    drag(place, at) {
      if (!active) return;
      const held = place === null || place === now.tile ? now : placing.pick(now, place);
      setState(placing.drag(held, geometry, reach, at, STEP * 0.9));
    },
    drop() {
      // Letting go is not yet laying: the buttons beside the tile ask first.
      setByKeys(false);
      setState((held) => (held.cell ? placing.lay(held, held.toward) : { ...held, step: "none" }));
    },
    commit: () => now.step === "laid" && active && send(now),
  };
}

/** What the ghost would bring, and each of the other ways it could lie. */
function usePreview(
  { eyes }: BoardProps,
  position: Position,
  reach: Reach,
  now: placing.Placing,
  ghost: placing.Ghost | null,
): Pick<Laying, "prospect" | "petals"> {
  const { geometry } = position;
  const track = eyes === null ? null : position.tracks[trackOf(position, eyes)];
  const bring = (one: placing.Ghost | null) =>
    one && track ? prospectOf(geometry, position.grid, one, track, position.end) : null;
  const prospect = useMemo(() => bring(ghost), [ghost?.move, ghost?.first, position]);
  const hand = placing.inHand(now, position.rack ?? []);
  const petals = placing.petalsOf(now, geometry, reach).map(({ cell, toward }) => {
    const [first, second] =
      bring(now.cell && hand ? placing.ghostAt(geometry, now.cell, toward, hand) : null)?.points ??
        [0, 0];
    return { cell, gained: first + second, chosen: ghost?.second === cell };
  });
  return { prospect, petals };
}

/** What is chosen holds as long as it makes sense: a new position puts the tile back, unless it can still lie there. */
function useSettled(
  state: placing.Placing,
  position: Position,
  reach: Reach,
  /** A move is on its way: what it may do next is not known yet. */
  waiting: boolean,
  setState: (next: placing.Placing) => void,
  setSent: (ghost: null) => void,
): placing.Placing {
  const stand = `${position.laid.length} ${position.rack?.join() ?? ""}`;
  const last = useRef(stand);
  const lost = !waiting && state.step !== "drag" && state.cell !== null && !reach.has(state.cell);
  const outdated = last.current !== stand || lost;
  const settled = outdated ? { ...placing.AT_REST, toward: state.toward } : state;
  useEffect(() => {
    if (!outdated) return;
    last.current = stand;
    setState(settled);
    setSent(null);
  });
  return settled;
}
