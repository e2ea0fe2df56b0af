/** Messages that are pushed to this browser: subscribing to them, and following the subscription. */

import { keep, recall } from "../settings";

/** What the server needs to reach a browser. */
interface Subscribed {
  address: string;
  p256dh: string;
  auth: string;
}

/** True if this browser can be told by push, here. */
export const pushKnown = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** What the server needs to reach this browser; null if its user would rather not. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  await old?.unsubscribe();
  return told(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
}

const KEPT = "push"; // the address under which the server was told to reach this browser

function told(made: PushSubscription): Subscribed | null {
  const { endpoint, keys } = made.toJSON();
  return endpoint ? { address: endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } : null;
}

/** Browsers change their subscriptions by themselves: tells the server then; `key` is null if it pushes nothing here. */
export async function renewPush(
  key: () => Promise<string | null>,
  tellServer: (found: Subscribed) => Promise<unknown>,
): Promise<void> {
  if (!pushKnown() || Notification.permission !== "granted") return;
  const known = recall<string>(KEPT);
  const made = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (made ? made.endpoint === known : !known) return;
  const wanted = await key();
  const found = wanted === null ? null : made ? told(made) : await subscribe(wanted);
  if (found) await tellServer(found);
  keep(KEPT, found?.address ?? made?.endpoint ?? null);
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
