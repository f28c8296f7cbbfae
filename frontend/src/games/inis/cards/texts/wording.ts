// What a card says: the effect in the Season, what it answers and when, and the rulings that people ask about.

export interface Wording {
  /** The effect of a card that is played as a turn of the Season. */
  season?: string;
  /** Whether that can start a clash. */
  clash?: boolean;
  /** Its triskel effects, each with the moment at which it may be played. */
  answers?: { when: string; text: string }[];
  /** What people ask about. */
  notes?: string[];
}
