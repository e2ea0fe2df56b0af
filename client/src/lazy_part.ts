/** Parts of a page that come when they are first needed. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { explainFailure } from "./toast";

/** A component, once it is wanted and has come. */
export function usePart<Props>(
  wanted: boolean,
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [found, setFound] = useState<{ Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (wanted && !found) fetch().then((Part) => setFound({ Part }), explainFailure);
  }, [wanted]);
  return found?.Part ?? null;
}
