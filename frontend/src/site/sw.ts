// The service worker: shows a message that the site pushed, and opens the table when it is clicked. It caches nothing.

/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

interface Told {
  title: string;
  body: string;
  /** Where a click leads: a path of this site. */
  url: string;
  /** A newer message of the same table takes the place of an older one. */
  tag: string;
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (!told) return;
  event.waitUntil(
    self.registration.showNotification(told.title, { body: told.body, tag: told.tag, data: told.url }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(String(event.notification.data ?? "/"), self.location.origin);
  if (wanted.origin === self.location.origin) event.waitUntil(open(wanted));
});

/** The page in the tab that shows it already, or in a new one. */
async function open(wanted: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === wanted.pathname);
  if (page) await page.focus();
  else await self.clients.openWindow(wanted.href);
}
