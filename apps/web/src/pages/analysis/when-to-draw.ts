import { type RefObject, startTransition, useEffect, useState } from "react";
import { preloadPriceChart } from "../../charts/price/use-price-drawing.ts";
import { untilIdle } from "../../ui/until-idle.ts";

let hasChart = false;

/**
 * Whether it is time for what stands below the price chart: once in a visit, that waits until the chart's file is there,
 * with which it would share the line, and the browser has drawn what it can.
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

/** A screen ahead: who scrolls down finds what stands there loaded, who does not is spared it. */
const AHEAD = "100%";

/** Whether a place is, or has been, on the screen or the next one below it. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
