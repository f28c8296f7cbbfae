// Several people at one device: between their turns the board is covered, until the next one says to be there.

import { useEffect, useRef } from "preact/hooks";
import type { Player } from "../game.ts";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";
import { ownSeats, ownTurns, type TableState } from "./state.ts";

/** The seat whose person should take the device now, or null when nothing must be covered. */
export function seatToPassTo(state: TableState, asked: number | null): number | null {
  const { update } = state;
  if (!update || ownSeats(state).length < 2) return null;
  if (asked !== null) return asked === update.eyes ? null : asked;
  const turns = ownTurns(state);
  const [first] = turns;
  return first === undefined || (update.eyes !== null && turns.includes(update.eyes)) ? null : first;
}

interface CoverProps {
  player: Player;
  onReady(): void;
}

export function Cover({ player, onReady }: CoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [player.seat]);
  return (
    <div class="cover">
      <div class="card cover-card">
        <Icon name="players" />
        <h2>{t("Pass the device to {name}", { name: player.name })}</h2>
        <p class="muted">{t("The board is covered, so that nobody sees what is hidden from them.")}</p>
        <button type="button" class="button turn" ref={button} onClick={onReady}>
          {t("I am {name}", { name: player.name })}
        </button>
      </div>
    </div>
  );
}
