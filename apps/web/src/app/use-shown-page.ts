import { type ComponentType, useCallback, useEffect, useState, useTransition } from "react";
import { failureKind, suspectOutage } from "../api/index.ts";
import { type PageProps, type Route, router, useRoute } from "../router/index.ts";
import { useWhenBack } from "../ui/index.ts";
import { LOADING, loadedPage, loadPage, loadPageAgain } from "./page-loading.ts";

/** A page with the route that it is shown for; no component where there is no such page. */
export interface ShownPage {
  readonly route: Route;
  readonly Component: ComponentType<PageProps> | null;
}

export type Progress = "ready" | "loading" | "slow" | "failed";

/** Follows the route: the old page stays on screen until the new one can be drawn. */
export function useShownPage(): { shown: ShownPage | null; progress: Progress; retry: () => void } {
  const route = useRoute();
  const [shown, setShown] = useState<ShownPage | null>(null);
  const [progress, setProgress] = useState<Progress>("loading");
  const [retried, setRetried] = useState<{ readonly route: Route } | null>(null);
  const [isDrawing, startTransition] = useTransition();

  useEffect(() => {
    const { page } = route;
    let isWanted = true;
    const show = (Component: ShownPage["Component"]) => {
      if (!isWanted) return;
      setProgress("ready");
      startTransition(() => setShown({ route, Component }));
    };
    const fail = (error: unknown) => {
      if (!isWanted) return;
      // Thrown where the page would be drawn, the boundary around it tells and logs it like one that drawing threw.
      if (failureKind(error) === "fault") {
        return show(() => {
          throw error;
        });
      }
      console.warn("The page could not be loaded.", error);
      router.release();
      setProgress("failed");
      void suspectOutage();
    };
    const known = page === null ? null : loadedPage(page);
    if (known !== undefined) show(known);
    else if (page) {
      setProgress("loading");
      (retried?.route === route ? loadPageAgain(page) : loadPage(page)).then(show, fail);
    }
    return () => {
      isWanted = false;
    };
  }, [route, retried]);

  const isBusy = progress === "loading" || isDrawing;
  const isSlow = useDelayed(isBusy);
  const retry = useCallback(() => setRetried({ route }), [route]);
  useWhenBack(retry, progress === "failed");
  return { shown, progress: isBusy && isSlow ? "slow" : progress, retry };
}

/** True when `isOn` has been so for the delay of the loading indicator. */
function useDelayed(isOn: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOn) return setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), LOADING.delay);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isLate;
}
