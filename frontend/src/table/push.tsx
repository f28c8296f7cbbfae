// Notifications of this browser, asked for only by a click.

import { useEffect, useState } from "preact/hooks";
import { t } from "../words.ts";

type State = "unsupported" | "denied" | "off" | "on";

export function Push({ csrf }: { csrf: string }) {
  const [state, setState] = useState<State | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async () => setState(await (await import("../site/push.ts")).pushState());
  useEffect(() => {
    ask().catch(() => setState("unsupported"));
  }, []);
  const turn = async () => {
    setBusy(true);
    try {
      const push = await import("../site/push.ts");
      await (state === "on" ? push.unsubscribe({ csrf }) : push.subscribe({ csrf }));
    } catch {
      // The state that is shown next says it: still as before.
    }
    await ask();
    setBusy(false);
  };
  if (state === null || state === "unsupported") return null;
  if (state === "denied") {
    return <p class="muted small">{t("Notifications are blocked in this browser's settings.")}</p>;
  }
  return (
    <button type="button" class="button" disabled={busy} aria-pressed={state === "on"} onClick={turn}>
      {state === "on" ? t("Turn off notifications here") : t("Turn on notifications here")}
    </button>
  );
}
