/** Addresses: the path shown and links that change it without loading the page again. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

const read = () => ({ path: location.pathname, search: location.search, hash: location.hash });

/** Where the reader is. */
export const place = signal(read());

/** Goes to an address of this site; `quietly` replaces the present one in the history. */
export function go(address: string, quietly = false): void {
  if (quietly) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.peek().path;
  place.value = read();
  if (!quietly && before !== place.peek().path) window.scrollTo(0, 0);
}

/** Follows the browser's back and forward. */
export function listen(): void {
  window.addEventListener("popstate", () => {
    place.value = read();
  });
}

interface LinkProps {
  to: string;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

/** A link inside the site. */
export function Link({ to, class: name, label, children }: LinkProps) {
  return (
    <a
      href={to}
      class={name}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
