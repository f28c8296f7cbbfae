// All that is to be known of a card: its kind, how it is played, what it does, and the rulings on it.

import type { VNode } from "preact";
import { Dialog } from "../../../table/dialog.tsx";
import { t } from "../../../words.ts";
import { cardId, cardName, kindName, kindOf } from "../names.ts";
import { plain } from "../view.ts";
import { CardFace } from "./face.tsx";
import { SignIcon } from "./frame.tsx";
import { effectsOf, signName, signsOf, wordingOf } from "./texts.ts";

/** Where a card stands on the page of all cards. */
export function cardAddress(id: string): string {
  return `/rules/inis/cards/#${plain(cardId(id))}`;
}

export function CardDetails({ id, onClose }: { id: string; onClose(): void }): VNode {
  return (
    <Dialog title={cardName(id)} look="inis-card-sheet" onClose={onClose}>
      <CardRulings id={id} />
      {/* A replay in a file has no site around it. */}
      {location.protocol !== "file:" && (
        <p>
          <a href={cardAddress(id)} target="_blank" rel="noopener">{t("All cards and their rulings")}</a>
        </p>
      )}
    </Dialog>
  );
}

/** The face with everything in words beside it. */
export function CardRulings({ id }: { id: string }): VNode {
  const wording = wordingOf(id);
  return (
    <div class="inis-card-details">
      <CardFace id={id} bare />
      <div class="inis-card-details-text">
        <p class="inis-card-details-kind">{kindName(kindOf(id))}</p>
        <ul class="inis-card-signs">
          {signsOf(wording).map((sign) => (
            <li key={sign}>
              <SignIcon sign={sign} size={22} /> {signName(sign)}
            </li>
          ))}
        </ul>
        {effectsOf(wording).map((effect) => <p key={effect}>{effect}</p>)}
        {wording.notes && (
          <ul class="inis-card-notes">
            {wording.notes.map((note) => <li key={note}>{note}</li>)}
          </ul>
        )}
      </div>
    </div>
  );
}
