import { useEffect } from "react";
import { isReachable } from "../api/index.ts";

/** Calls when the server is back after it was away. */
export function useWhenBack(onBack: () => void, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    return isReachable.subscribe(() => isReachable.read() && onBack());
  }, [onBack, isWaiting]);
}
