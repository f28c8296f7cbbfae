// Keeps the lists of a page fresh: the server says over a socket that something has changed, and the page fetches that
// part of itself again. Where the socket does not come about, it looks again every now and then.

import { setUpCopying } from "./copying.ts";

const LOOK_AGAIN = 20_000;
/** Two looks are at least so far apart, and everybody's a little different, so that a full site has no stampedes. */
const APART = 2_500;
const SPREAD = 1_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** The answer that says: load the whole page again, a game has begun. */
const RESET = 205;

export function keepFresh(lists: HTMLElement): void {
  const refresh = gathered(() => void fetchAgain(lists));
  listen(refresh);
  setInterval(() => {
    if (document.visibilityState === "visible") refresh();
  }, LOOK_AGAIN);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") refresh();
  });
}

/** Several calls in a short time are one. The first comes through at once. */
function gathered(act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  return () => {
    if (waiting) return;
    const pause = Math.max(0, last + APART - performance.now());
    waiting = setTimeout(() => {
      waiting = undefined;
      last = performance.now();
      act();
    }, pause && pause + Math.random() * SPREAD);
  };
}

function listen(refresh: () => void, pause = FIRST_PAUSE): void {
  const address = new URL("/live/lobby", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  let next = pause;
  socket.addEventListener("open", () => {
    next = FIRST_PAUSE;
    refresh();
  });
  socket.addEventListener("message", refresh);
  socket.addEventListener("close", (event) => {
    // Codes from 4400 to 4499 mean that we are not wanted; looking again every now and then must do.
    if (event.code >= 4400 && event.code < 4500) return;
    setTimeout(() => listen(refresh, Math.min(next * 2, LONGEST_PAUSE)), next * (0.5 + Math.random()));
  });
}

async function fetchAgain(lists: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(lists.dataset.refresh ?? "", { headers: { accept: "text/html" } });
    if (answer.status === RESET) return location.reload();
    if (answer.ok) show(lists, await answer.text());
  } catch {
    // The next time will do.
  }
}

/** What differs between two answers that say the same: the token against forged forms. */
const TOKEN = /name="csrfmiddlewaretoken" value="[^"]*"/g;

function show(lists: HTMLElement, html: string): void {
  const text = html.replace(TOKEN, "");
  if (lists.dataset.shown === text) return;
  lists.dataset.shown = text;
  const kept = keep(lists);
  // Our own page, rendered and escaped by the server.
  lists.innerHTML = html;
  setUpCopying(lists);
  kept();
  showTurns(Number(lists.querySelector<HTMLElement>("[data-turns]")?.dataset.turns ?? 0));
}

/** At how many tables it is one's turn: in the head of the page and in the title of the tab. */
function showTurns(turns: number): void {
  const count = document.querySelector<HTMLElement>(".count");
  if (!count) return;
  count.textContent = String(turns);
  count.hidden = turns === 0;
  const title = document.title.replace(/^\(\d+\) /, "");
  document.title = turns ? `(${turns}) ${title}` : title;
}

/** Remember what somebody is doing in the lists; the function that comes back restores it. */
function keep(lists: HTMLElement): () => void {
  const values = [...lists.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input[id], select[id]")]
    .map((field) => [field.id, field.value] as const);
  const open = [...lists.querySelectorAll<HTMLDetailsElement>("details[id][open]")].map((one) => one.id);
  const focused = lists.contains(document.activeElement) ? document.activeElement : null;
  const place = focused && nameOf(focused);
  return () => {
    for (const [id, value] of values) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    for (const id of open) {
      const one = document.getElementById(id);
      if (one instanceof HTMLDetailsElement) one.open = true;
    }
    if (place) [...lists.querySelectorAll<HTMLElement>(USABLE)].find((one) => nameOf(one) === place)?.focus();
  };
}

const USABLE = "a, button, input, select, summary";

/** What tells something that can be focused from all others in the lists. */
function nameOf(one: Element): string {
  const inside = one.closest("form")?.getAttribute("action") ?? one.closest("details")?.id ?? "";
  return [one.tagName, one.id, one.getAttribute("href") ?? "", one.getAttribute("value") ?? "", inside].join(" ");
}
