// Chance that is always the same: coasts and trees stand where they stood, on every screen and after every reload.

/** A number for a text. */
export function hash(text: string): number {
  let found = 2166136261;
  for (let index = 0; index < text.length; index++) {
    found = Math.imul(found ^ text.charCodeAt(index), 16777619);
  }
  return found >>> 0;
}

/** Numbers from 0 to 1, the same for the same text. */
export function dice(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as drawings write it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
