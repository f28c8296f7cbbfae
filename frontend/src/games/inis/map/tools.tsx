// Buttons to zoom, for those who have no wheel and no second finger.

import type { VNode } from "preact";
import { t } from "../../../words.ts";
import type { Viewport } from "./viewport.ts";

export function Tools({ viewport }: { viewport: Viewport }): VNode {
  const { zoom, zoomBy, whole } = viewport;
  // What is pressed here is no tap on the map.
  const stop = (event: Event) => event.stopPropagation();
  return (
    <div class="inis-map-tools" onPointerDown={stop} onPointerUp={stop}>
      {zoom > 1.02 && (
        <>
          <Tool name={t("Show the whole island")} sign="M4 9V4H9M20 9V4H15M4 15V20H9M20 15V20H15" act={whole} />
          <Tool name={t("Zoom out")} sign="M5 12H19" act={() => zoomBy(1 / 1.5)} />
        </>
      )}
      <Tool name={t("Zoom in")} sign="M12 5V19M5 12H19" act={() => zoomBy(1.5)} />
    </div>
  );
}

function Tool({ name, sign, act }: { name: string; sign: string; act(): void }): VNode {
  return (
    <button type="button" aria-label={name} title={name} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={sign} />
      </svg>
    </button>
  );
}
