import { type RefCallback, useCallback, useEffect, useRef } from "react";

/** Milliseconds after which reaching the end counts again. */
const REARM = 350;

/** Calls when the element that gets the ref comes into sight, at most once in 350 ms. */
export function useReachBottom(onReach: () => void): RefCallback<Element> {
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  return useCallback((element) => {
    if (!element) return;
    let last = Number.NEGATIVE_INFINITY;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || entry.time - last < REARM) return;
        last = entry.time;
        latest.current();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
