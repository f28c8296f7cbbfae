// What the pages of the site do beyond plain forms and links. All of it is comfort: everything works without.

import { speak } from "../words.ts";
import { setUpCopying } from "./copying.ts";
import { keepFresh } from "./lists.ts";
import { setUpPush, unsubscribeWith } from "./push.ts";

/** The site's words for scripts, needed by few pages only. */
async function loadWords(page: Document): Promise<void> {
  const { words } = page.body.dataset;
  if (words) speak(page.documentElement.lang, await (await fetch(words)).json());
}

/** Propose the device's time zone to who has chosen none. */
function proposeZone(page: Document): void {
  const zone = page.querySelector<HTMLSelectElement>("[data-profile] select[name=zone]");
  if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && zone.selectedIndex < 0) zone.value = "";
}

async function start(page: Document): Promise<void> {
  setUpCopying(page);
  proposeZone(page);
  const lists = page.querySelector<HTMLElement>("[data-refresh]");
  if (lists) keepFresh(lists);
  const leaving = page.querySelector<HTMLFormElement>("form[action$='/log-out/']");
  if (leaving && "serviceWorker" in navigator) unsubscribeWith(leaving);
  if (page.querySelector("[data-push]")) {
    await loadWords(page).catch(() => {});
    setUpPush(page);
  }
}

void start(document);
