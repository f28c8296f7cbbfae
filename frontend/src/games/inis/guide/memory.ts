// Which hints have been read in this browser, and whether any are wanted.

export interface Memory {
  read: string[];
  off: boolean;
}

const PLACE = "triskel-inis-hints";
const EMPTY: Memory = { read: [], off: false };

export function remembered(): Memory {
  try {
    return { ...EMPTY, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return EMPTY;
  }
}

export function remember(memory: Memory): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
  } catch {
    // Without a memory hints come again, which does no harm.
  }
}
