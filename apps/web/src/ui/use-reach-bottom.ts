import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";

/** Milliseconds after which the end of a list can be reached again; by the specification. */
export const REARMED_AFTER = 350;

/** Pixels below the screen at which the end counts as reached, so that the next rows are there before the reader is. */
const AHEAD = 300;

/**
 * Watches the end of a list. An end that is still in sight when it is armed again has been reached again: a list whose new
 * rows do not fill the screen grows on.
 *
 * @param end The element behind the last row.
 * @returns A function that ends the watch.
 */
export function watchBottom(end: Element, onReach: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.unobserve(end);
      timer = setTimeout(() => observer.observe(end), REARMED_AFTER);
      onReach();
    },
    { rootMargin: `0px 0px ${AHEAD}px` },
  );
  observer.observe(end);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Calls a function each time a reader reaches the end of a list.
 *
 * @returns The `ref` of the element behind the last row, such as the button that shows more.
 */
export function useReachBottom(onReach: () => void): RefCallback<Element> {
  const latest = useRef(onReach);
  useLayoutEffect(() => {
    latest.current = onReach;
  });
  return useCallback((end) => (end ? watchBottom(end, () => latest.current()) : undefined), []);
}
