/** The page's side of the service worker: installing it, subscribing to messages, and the badge of the app. */

import { effect } from "@preact/signals";
import { mine } from "../mine";
import { scriptOfOurs } from "../trusted";
import { SHARED, SHARED_FILE } from "./shared";

const WORKER = "/sw.js";

/** True if this browser can be told by push, here. */
export const pushKnown = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

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

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What the server needs to reach this browser; null if its user would rather not. */
export async function subscribe(key: string): Promise<{ address: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  await old?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return endpoint ? { address: endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } : null;
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** A file that another program has shared with us, once. */
export async function sharedFile(): Promise<string | null> {
  if (!("caches" in window)) return null;
  const cache = await caches.open(SHARED);
  const found = await cache.match(SHARED_FILE);
  await cache.delete(SHARED_FILE);
  return (await found?.text()) ?? null;
}
