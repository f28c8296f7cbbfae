// The state of a tile being laid, for a component: what is chosen, what the ghost would bring, and the commands on it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../game.ts";
import { t } from "../../words.ts";
import { geometryFor, type Point, STEP } from "./geometry.ts";
import { type Prospect, prospectOf } from "./ghost.tsx";
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
  petals: { cell: string; toward: number; gained: number; chosen: boolean }[];
  pick(place: number): void;
  hover(cell: string | null): void;
  /** A cell is meant: by a mouse (the ghost is there already), a finger, or the keyboard. */
  choose(cell: string, by: "mouse" | "touch" | "keys"): void;
  turn(by: 1 | -1): void;
  flip(): void;
  back(): void;
  reset(): void;
  drag(place: number | null, at: Point): void;
  drop(): void;
  commit(): void;
  ask(cell: string): void;
}

export function useLaying(props: BoardProps, position: Position): Laying {
  const { offer, eyes, still, confirm } = props;
  const geometry = geometryFor(position.seats);
  const rack = position.rack ?? [];
  const reach = useMemo(() => reachOf(geometry, still ? null : offer), [offer, geometry, still]);
  const active = reach.size > 0 && rack.length > 0 && !props.busy && !props.question;
  const [state, setState] = useState(placing.AT_REST);
  const [byKeys, setByKeys] = useState(false);
  const [sent, setSent] = useState<placing.Ghost | null>(null);
  const settled = useSettled(state, position, reach, props.busy || props.question !== null, setState, setSent);

  // A lonely tile needs no picking.
  const now = settled.tile === null && rack.length === 1 && reach.size ? { ...settled, tile: 0 } : settled;
  const ghost = sent && (props.busy || props.question) ? sent : placing.ghostOf(now, geometry, reach, rack);
  const track = eyes === null ? null : position.tracks[trackOf(position, eyes)];
  const prospect = useMemo(
    () => (ghost && track ? prospectOf(geometry, position.grid, ghost, track, position.end) : null),
    [ghost?.move, ghost?.first, position, geometry],
  );
  const hand = placing.inHand(now, rack);
  const gainOf = (toward: number) => {
    const there = now.cell && hand && placing.ghostAt(geometry, now.cell, toward, hand);
    if (!there || !track) return 0;
    const [first, second] = prospectOf(geometry, position.grid, there, track, position.end).points;
    return first + second;
  };
  const petals = active
    ? placing.petalsOf(now, geometry, reach).map((petal) => ({
      ...petal,
      gained: gainOf(petal.toward),
      chosen: ghost?.second === petal.cell,
    }))
    : [];

  const send = (laid: placing.Placing) => {
    const final = placing.ghostOf(laid, geometry, reach, rack);
    if (!final) return;
    setSent(final);
    props.play(final.move);
  };
  const finish = (next: placing.Placing, keys: boolean) => {
    setState(next);
    setByKeys(keys);
    if (!confirm) send(next);
  };
  const ask = (cell: string) => {
    const tile = hand ?? rack[0];
    const move = tile && placing.probe(geometry, cell, tile, (name) => !position.grid.has(name));
    if (move && eyes !== null && !still) void props.why(move);
  };

  return {
    now,
    active,
    reach,
    prospect,
    byKeys,
    petals,
    pick: (place) => active && place < rack.length && setState(placing.pick(now, place)),
    hover(cell) {
      const next = placing.hover(now, reach, cell);
      if (active && next !== now) setState(next);
    },
    choose(cell, by) {
      if (!active) return;
      if (now.tile === null) return props.say(t("First pick a tile."));
      const petal = petals.find((one) => one.cell === cell);
      if (petal) return finish(placing.lay(now, petal.toward), by === "keys");
      if (now.step === "petals" && by === "keys" && now.aimed) return finish(placing.lay(now, now.toward), true);
      if (now.step === "petals" && cell === now.cell) return setState(placing.back(now));
      if (!reach.has(cell)) {
        // With a ghost on the board a tap elsewhere only takes it up again.
        return now.step === "petals" || now.step === "laid" ? setState(placing.back(now)) : ask(cell);
      }
      if (by !== "mouse") return setState(placing.open({ ...now, step: "none" }, reach, cell, by === "keys"));
      const hovering = placing.hover({ ...now, step: "hover" }, reach, cell);
      finish(placing.lay(hovering, placing.nearest(reach.get(cell), now.toward)!), false);
    },
    turn: (by) => active && setState(placing.turn(now, reach, by)),
    flip: () => active && setState(placing.flip(now)),
    back: () => setState(placing.back(now)),
    reset: () => setState({ ...placing.AT_REST, toward: now.toward }),
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
    ask,
  };
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
