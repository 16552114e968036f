import { useSyncExternalStore } from "react";

/** As `--phone` in `breakpoints.css`. */
export const NARROW = "(max-width: 719px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen is that of a phone, where a table is laid out another way round. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
