// The racks of all seats side by side, for a replay in which everybody's tiles lie open.

import type { VNode } from "preact";
import type { Player } from "../../game.ts";
import type { View } from "../../protocol.ts";
import { read } from "./position.ts";
import { TilePicture } from "./rack.tsx";
import { nameOf } from "./tracks.tsx";

/** `views` are the views of the seats, in their order. */
export function Hands({ views, players }: { views: View[]; players: Player[] }): VNode {
  return (
    <div class="ing-hands">
      {views.map((view, seat) => (
        <section key={seat}>
          <h2>{nameOf(seat, players)}</h2>
          <p class="ing-row">
            {(read(view).rack ?? []).map((tile, place) => <TilePicture key={place} tile={tile} label />)}
          </p>
        </section>
      ))}
    </div>
  );
}
