// Telling this browser when it is its owner's turn: subscribing and unsubscribing. The table's settings and the profile
// page use it; the service worker sw.ts receives the messages.

import { t } from "../words.ts";

export type PushState = "unsupported" | "denied" | "off" | "on";

export interface PushConfig {
  csrf?: string;
  url?: string;
}

/** How long logging out waits for the push service. */
const LEAVING_PATIENCE = 2000;

/** Whether this browser is told now, could be, or can't. */
export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) {
    return "unsupported";
  }
  if (Notification.permission === "denied") return "denied";
  return (await subscription()) ? "on" : "off";
}

/** Ask for permission, subscribe and tell the site; false when the person or the browser said no. */
export async function subscribe(config: PushConfig = {}): Promise<boolean> {
  const state = await pushState();
  if (state === "unsupported" || state === "denied" || (await Notification.requestPermission()) !== "granted") {
    return false;
  }
  const registration = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const { key } = await (await fetch(config.url ?? "/notify/push/")).json() as { key: string };
  const made = await subscribed(registration, bytes(key));
  const answer = await send("POST", made, config);
  if (!answer.ok) await made.unsubscribe();
  return answer.ok;
}

export async function unsubscribe(config: PushConfig = {}): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await send("DELETE", found, config);
  await found.unsubscribe();
}

/** Bring the switches of a page to life: `<button data-push hidden>` with `<span data-push-state>` beside it. */
export function setUpPush(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-push]")) {
    const said = button.parentElement?.querySelector<HTMLElement>("[data-push-state]") ?? null;
    void show(button, said);
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        if ((await pushState()) === "on") await unsubscribe();
        else await subscribe();
      } catch {
        // The state that is shown next says it: still off.
      }
      button.disabled = false;
      await show(button, said);
    });
  }
}

/** Whoever logs out on a shared device must not leave their turns behind: the browser is unsubscribed first. */
export function unsubscribeWith(form: HTMLFormElement): void {
  let done = false;
  form.addEventListener("submit", async (event) => {
    if (done) return;
    event.preventDefault();
    done = true;
    const patience = new Promise<void>((resolve) => setTimeout(resolve, LEAVING_PATIENCE));
    await Promise.race([unsubscribe().catch(() => {}), patience]);
    form.submit();
  });
}

async function show(button: HTMLButtonElement, said: HTMLElement | null): Promise<void> {
  const state = await pushState();
  button.hidden = state === "unsupported" || state === "denied";
  button.setAttribute("aria-pressed", String(state === "on"));
  button.textContent = state === "on" ? t("Turn off notifications here") : t("Turn on notifications here");
  if (said) said.textContent = words(state);
}

function words(state: PushState): string {
  switch (state) {
    case "unsupported":
      return t("This browser can't show notifications.");
    case "denied":
      return t("Notifications are blocked in this browser's settings.");
    case "off":
      return t("This browser is not told of your turns.");
    case "on":
      return t("This browser is told of your turns.");
  }
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription for the site's present key; one for a former key is replaced. */
async function subscribed(
  registration: ServiceWorkerRegistration,
  key: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    const former = await registration.pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return await registration.pushManager.subscribe(options);
  }
}

function send(method: "POST" | "DELETE", made: PushSubscription, config: PushConfig): Promise<Response> {
  return fetch(config.url ?? "/notify/push/", {
    method,
    headers: { "Content-Type": "application/json", "X-CSRFToken": config.csrf ?? token() },
    body: JSON.stringify(made.toJSON()),
  });
}

function token(): string {
  const field = document.querySelector<HTMLInputElement>("input[name=csrfmiddlewaretoken]");
  return field?.value ?? /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
