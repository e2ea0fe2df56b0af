/** Parts that are drawn again only where what they show has changed: every answer changes little of a large table. */

import type { ComponentChild } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Props } from "./view";

/** What `draw` makes of `data`, kept while data, words and table stay the same. What is called later takes the newest
 * properties and choices from `now`. */
export function useKept<Now extends { props: Props }>(
  now: Now,
  data: unknown,
  draw: (now: { current: Now }) => ComponentChild,
): ComponentChild {
  const newest = useRef(now);
  newest.current = now;
  const { speak, update } = now.props;
  return useMemo(() => draw(newest), [JSON.stringify(data), speak, update.table]);
}
