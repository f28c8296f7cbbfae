// The pictures of the rules page: a piece of the island or some cards, as the table shows them.

import type { VNode } from "preact";
import { CardFace } from "./cards/index.ts";
import { type MapData, MapPicture } from "./map/picture.tsx";

export function Picture({ picture }: { picture: Record<string, unknown> }): VNode | null {
  switch (picture.kind) {
    case "map":
      return <MapPicture picture={picture as unknown as MapData} />;
    case "cards":
      return (
        <div class="inis-cards inis-cards-picture">
          {(picture.cards as string[]).map((card) => <CardFace key={card} id={card} size="fit" />)}
        </div>
      );
    default:
      return null;
  }
}
