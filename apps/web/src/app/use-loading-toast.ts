import { useEffect } from "react";
import { awaitedCalls } from "../api/index.ts";
import { useText } from "../i18n/index.ts";
import { useObservable } from "../state/index.ts";
import { showToast } from "../ui/index.ts";
import { LOADING } from "./page-loading.ts";

/** Says that something is loading while calls that a reader waits for are under way, once they take longer than a moment. */
export function useLoadingToast(): void {
  const text = useText();
  const isWaiting = useObservable(awaitedCalls) > 0;
  useEffect(() => {
    if (!isWaiting) return;
    let close: (() => void) | undefined;
    const timer = setTimeout(() => {
      close = showToast(text("shell.loading"), Number.POSITIVE_INFINITY, "loading");
    }, LOADING.delay);
    return () => {
      clearTimeout(timer);
      close?.();
    };
  }, [isWaiting, text]);
}
