// What a screen reader is told without being asked: events politely, one's own turn at once.

interface AnnouncerProps {
  polite: string;
  urgent: string;
  /** What the board says of what the viewer is just doing. */
  said: string;
}

export function Announcer({ polite, urgent, said }: AnnouncerProps) {
  return (
    <>
      <div class="visually-hidden" aria-live="polite" aria-atomic="true">{polite}</div>
      <div class="visually-hidden" aria-live="polite">{said}</div>
      <div class="visually-hidden" role="alert">{urgent}</div>
    </>
  );
}
