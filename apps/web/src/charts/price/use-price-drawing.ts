import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { atMostEvery } from "./at-most-every.ts";
import type { LiveChart } from "./live-chart.ts";
import type { PriceDrawing } from "./price-drawing.ts";

const loadDrawing = () => import("./drawing/draw-price-chart.ts");

/** While a chart is panned, nobody reads more than about ten figures a second. */
const CALM_MILLISECONDS = 90;

/** Fetches the chart library while the prices are still on their way; a failure is dealt with when the chart is drawn. */
export function preloadPriceChart(): Promise<void> {
  return loadDrawing().then(
    () => undefined,
    () => undefined,
  );
}

interface Drawn {
  /** Null until the library is there. */
  readonly drawing: PriceDrawing | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Keeps a drawing in an element for as long as the element is on the page. */
export function usePriceDrawing(frame: RefObject<HTMLElement | null>, live: LiveChart): Drawn {
  const [drawing, setDrawing] = useState<PriceDrawing | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);

  useEffect(() => {
    let made: PriceDrawing | null = null;
    let isGone = false;
    loadDrawing().then(
      ({ drawPriceChart }) => {
        if (isGone || !frame.current) return;
        made = drawPriceChart(frame.current, {
          onCrosshair: live.pointed.write,
          onView: atMostEvery(CALM_MILLISECONDS, (first: number, last: number) => live.inView.write({ first, last })),
        });
        // At once, so that no frame shows an empty chart.
        flushSync(() => setDrawing(made));
      },
      () => !isGone && setFailedAttempt(attempt),
    );
    return () => {
      isGone = true;
      made?.destroy();
      setDrawing(null);
    };
  }, [attempt, frame, live]);

  return { drawing, hasFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) };
}
