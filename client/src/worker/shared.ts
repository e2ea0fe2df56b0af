/** What the service worker and the pages both know. */

/** Where a file waits that was shared, until a page opens it. */
export const SHARED = "shared-file";
export const SHARED_FILE = "/shared.game";

/** A push message as the server sends it. */
export interface Pushed {
  title: string;
  body: string;
  path: string;
  tag: string;
  owed: number;
  lang: string;
}

/** What a message looks like on the screen. A message about the same table takes the place of the one before. */
export function shownAs(told: Partial<Pushed> | null): {
  title: string;
  options: NotificationOptions;
  owed: number | null;
} {
  const path = typeof told?.path === "string" && /^\/(?!\/)/.test(told.path) ? told.path : "/";
  const options: NotificationOptions = {
    body: String(told?.body ?? ""),
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { path },
  };
  if (told?.lang) options.lang = told.lang;
  if (told?.tag) options.tag = told.tag;
  return {
    title: String(told?.title ?? "Sottovoce"),
    options,
    owed: typeof told?.owed === "number" ? told.owed : null,
  };
}
