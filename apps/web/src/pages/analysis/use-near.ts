import { type RefObject, useEffect, useState } from "react";

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
