// Soft sounds, made on the spot: two notes of wood for "your turn", one for a move of somebody else.

let context: AudioContext | null = null;

/** Browsers allow sound only after the first touch of a page. */
export function allowSound(): void {
  const wake = () => {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export function playTurn(): void {
  note(523.25, 0, 0.12);
  note(783.99, 0.13, 0.12);
}

export function playMove(): void {
  note(329.63, 0, 0.05);
}

/** One note with a soft beginning and a long end. */
function note(pitch: number, after: number, loudness: number): void {
  if (context?.state !== "running") return;
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loudness, start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  tone.connect(level).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}
