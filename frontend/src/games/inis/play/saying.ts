// The sentence above the table once a chain is complete: then there is nothing more to ask, only to confirm.

import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../../game.ts";
import { t } from "../../../words.ts";
import { isCard } from "../names.ts";
import { type Asking, PLAYS } from "./asking.ts";

export function useSaying(props: BoardProps, { ready, chain, step }: Asking): void {
  const plays = isCard(chain[0] ?? "") && PLAYS.has(step.step);
  const text = !ready ? "" : plays ? t("All is chosen. Play it?") : t("Is that what you want?");
  const last = useRef("");
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    props.say(text);
  }, [text]);
}
