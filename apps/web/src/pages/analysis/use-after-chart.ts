import { startTransition, useEffect, useState } from "react";
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
