// The offer to swap the rack. It appears only where it is allowed, and says why it is.

import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t, tn } from "../../words.ts";
import { colourWord, type Tile } from "./colours.ts";
import { lowest, type Position, trackOf } from "./position.ts";
import { TilePicture } from "./rack.tsx";
import { Sprite } from "./symbols.tsx";

export interface SwapProps {
  position: Position;
  seat: number;
  rack: Tile[];
  busy: boolean;
  choose(move: "keep" | "swap"): void;
  /** Take the tile back instead, where nothing is committed yet. */
  withdraw: (() => void) | null;
}

export function SwapDialog({ position, seat, rack, busy, choose, withdraw }: SwapProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const track = position.tracks[trackOf(position, seat)]!;
  const low = lowest(track);
  return (
    <dialog
      ref={dialog}
      class="ing-swap"
      aria-labelledby="ing-swap-title"
      onCancel={(event) => {
        event.preventDefault();
        if (withdraw && !busy) withdraw();
      }}
    >
      <h2 id="ing-swap-title">{t("Swap your tiles?")}</h2>
      <p>
        {tn(
          low.length,
          "You have no tile of your lowest colour, so you may:",
          "You have no tile of your lowest colours, so you may:",
        )}
      </p>
      <p class="ing-lowest">
        {low.map((colour) => (
          <span key={colour}>
            <Sprite colour={colour} size={20} />{" "}
            {t("{colour}: {points}", { colour: colourWord(colour), points: track[colour] })}
          </span>
        ))}
      </p>
      <p>{t("Everybody sees these tiles; you draw six new ones, then these go back into the bag:")}</p>
      <p class="ing-row">{rack.map((tile, place) => <TilePicture key={place} tile={tile} label />)}</p>
      <div class="ing-answers">
        <button type="button" class="button primary" disabled={busy} onClick={() => choose("keep")}>{t("Keep")}</button>
        <button type="button" class="button" disabled={busy} onClick={() => choose("swap")}>{t("Swap")}</button>
        {withdraw && (
          <button type="button" class="button quiet" disabled={busy} onClick={withdraw}>
            {t("Take the tile back")}
          </button>
        )}
      </div>
    </dialog>
  );
}
