/** The service worker: tells whose turn it is, shows a page where there is no network, and takes game files that are shared.
 *
 * It keeps nothing but the offline page and, until it is opened, a file that was shared: no table, key or answer.
 */

/// <reference lib="webworker" />

import { type Pushed, SHARED, SHARED_FILE, shownAs } from "./shared";

declare const self: ServiceWorkerGlobalScope;

const OFFLINE = "offline-1";
const OFFLINE_PAGE = "/offline.html";
const KEPT = [OFFLINE_PAGE, "/offline.css", "/icon.svg"];
const LONGEST_FILE = 60_000; // bytes

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== OFFLINE && name !== SHARED).map((name) => caches.delete(name))),
    );
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === "/share") event.respondWith(takeFile(request));
  else if (request.mode === "navigate" && request.method === "GET") event.respondWith(orOffline(request));
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

async function kept(path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: OFFLINE })) ?? Response.error();
}

async function orOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return kept(OFFLINE_PAGE);
  }
}

/** A file that another program has shared: it waits for the page that opens it. */
async function takeFile(request: Request): Promise<Response> {
  const file = (await request.formData()).get("file");
  if (file instanceof File && file.size <= LONGEST_FILE) {
    const cache = await caches.open(SHARED);
    await cache.put(SHARED_FILE, new Response(await file.text()));
  }
  return Response.redirect("/open", 303);
}

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

/** Something must be shown for every message, or browsers end the subscription. */
async function show(data: PushMessageData | null): Promise<void> {
  let told: Pushed | null = null;
  try {
    told = data?.json() as Pushed;
  } catch {
    // not ours, or damaged: the plain words must do
  }
  const { title, options, owed } = shownAs(told);
  if (owed !== null) await badge(owed);
  await self.registration.showNotification(title, options);
}

async function badge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = self.navigator as WorkerNavigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const work = count ? setAppBadge?.call(self.navigator, count) : clearAppBadge?.call(self.navigator);
  await work?.catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String((event.notification.data as { path?: string } | null)?.path ?? "/")));
});

/** The page that is there already, or another one. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(address.href);
}
