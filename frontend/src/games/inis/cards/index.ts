// The cards, for the rest of the table.

export { CardDetails, CardRulings } from "./details.tsx";
export { DraftRow, receiverOf, toggled } from "./draft.tsx";
export { CardFace } from "./face.tsx";
export { CardBack, SignIcon } from "./frame.tsx";
export { Hand, HandCounts } from "./hand.tsx";
export { AdvantageRow, FaceUp, OpenCards, Piles } from "./piles.tsx";
export { laidOpen, Played } from "./played.tsx";
export { CardButton, CardName } from "./spot.tsx";
export { effectsOf, signName, signsOf, wordingOf } from "./texts.ts";
export { Whereabouts } from "./whereabouts.tsx";
