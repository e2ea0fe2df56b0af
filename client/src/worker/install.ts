/** The page's side of the service worker: installing it, and the badge of the app. */

import { effect } from "@preact/signals";
import { mine } from "../mine";
import { scriptOfOurs } from "../trusted";
import { SHARED, SHARED_FILE } from "./shared";

const WORKER = "/sw.js";

/** Installs the worker, where there can be one, and keeps the badge at the number of turns owed. */
export function install(): void {
  if ("serviceWorker" in navigator && isSecureContext)
    void navigator.serviceWorker.register(scriptOfOurs(WORKER), { updateViaCache: "none" }).catch(() => undefined);
  effect(() => setBadge(mine.value.filter(({ turn }) => turn).length));
}

function setBadge(count: number): void {
  const app = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (count ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => undefined);
}

/** A file that another program has shared with us, once. */
export async function sharedFile(): Promise<string | null> {
  if (!("caches" in window)) return null;
  const cache = await caches.open(SHARED);
  const found = await cache.match(SHARED_FILE);
  await cache.delete(SHARED_FILE);
  return (await found?.text()) ?? null;
}
