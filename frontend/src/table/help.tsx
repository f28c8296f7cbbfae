// Help over the table: the keys, and the whole table as text.

import type { GameModule, KeyHelp, Player } from "../game.ts";
import type { View } from "../protocol.ts";
import { t } from "../words.ts";
import { Dialog } from "./dialog.tsx";

function shellKeys(): KeyHelp[] {
  return [
    { keys: ["?"], does: t("This overview") },
    { keys: ["U"], does: t("Take a move back") },
    { keys: ["L"], does: t("Open the log") },
    { keys: ["C"], does: t("Open the chat") },
    { keys: ["T"], does: t("The table as text") },
    { keys: ["M"], does: t("Menu") },
  ];
}

export function KeysDialog({ module, onClose }: { module: GameModule; onClose(): void }) {
  return (
    <Dialog title={t("Keys")} onClose={onClose}>
      <KeyTable heading={t("On the board")} keys={module.keys?.() ?? []} />
      <KeyTable heading={t("At the table")} keys={shellKeys()} />
    </Dialog>
  );
}

function KeyTable({ heading, keys }: { heading: string; keys: KeyHelp[] }) {
  if (!keys.length) return null;
  return (
    <>
      <h3>{heading}</h3>
      <dl class="keys">
        {keys.map((one) => (
          <div key={one.does}>
            <dt>{one.keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt>
            <dd>{one.does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface TextProps {
  module: GameModule;
  view: View;
  players: Player[];
  eyes: number | null;
  onClose(): void;
}

export function TextDialog({ module, view, players, eyes, onClose }: TextProps) {
  return (
    <Dialog title={t("The table as text")} look="wide" onClose={onClose}>
      {module.describe(view, players, eyes).map((part) => (
        <section key={part.heading} class="as-text">
          <h3>{part.heading}</h3>
          <ul>{part.lines.map((line, index) => <li key={index}>{line}</li>)}</ul>
        </section>
      ))}
    </Dialog>
  );
}
