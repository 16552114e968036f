import { type ComponentType, useEffect, useState } from "react";
import { failureKind, isReachable } from "../api/index.ts";
import { useObservable } from "../state/index.ts";
import { loadFailedStyles } from "../ui/failed-styles.ts";

/**
 * A part of the shell that is loaded when it is wanted. After a failure the page works without the part, and loads it
 * again when it is wanted the next time or the server is back.
 *
 * @param load Must be the same function each time.
 */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted, onFailure }: { readonly isWanted: boolean; readonly onFailure?: () => void },
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> } | null>(null);
  const isServerThere = useObservable(isReachable);
  const isDue = isWanted && isServerThere && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest handler is called when a failure happens.
  useEffect(() => {
    if (!isDue) return;
    loadFailedStyles()
      .then(load)
      .then(
        (Component) => setLoaded({ Component }),
        (error) => {
          if (failureKind(error) === "fault") reportError(error);
          onFailure?.();
        },
      );
  }, [load, isDue]);
  return loaded?.Component ?? null;
}
