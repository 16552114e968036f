import { type RefObject, startTransition, useEffect, useState } from "react";
import { preloadPriceChart } from "../../charts/index.ts";
import { useObservable } from "../../state/index.ts";
import { isOnPaper } from "../../ui/index.ts";
import { untilIdle } from "../../ui/until-idle.ts";

let hasChart = false;

/**
 * Whether to draw what is below the price chart. The first time in a visit, that waits until the chart's file is loaded,
 * so that the two do not share the line, and until the browser is idle.
 */
export function useAfterChart(): boolean {
  const [isTime, setIsTime] = useState(hasChart);
  useEffect(() => {
    if (isTime) return;
    let isWanted = true;
    const begin = (): void => {
      hasChart = true;
      if (isWanted) startTransition(() => setIsTime(true));
    };
    void preloadPriceChart().then(untilIdle).then(begin);
    return () => {
      isWanted = false;
    };
  }, [isTime]);
  return isTime;
}

/** One screen ahead: loaded by the time a reader scrolls there, and not at all for the others. */
const AHEAD = "100%";

/** Whether a place is, or has been, on the screen or the next one below it, or goes on paper. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  const isPrinted = useObservable(isOnPaper);
  useEffect(() => {
    if (isPrinted) setNear(true);
    if (isNear || isPrinted || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, isPrinted, place]);
  return isNear;
}
