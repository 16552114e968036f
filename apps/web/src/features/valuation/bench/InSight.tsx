import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/index.ts";
import styles from "./InSight.module.css";

interface InSightProps<Value> {
  readonly value: Value;
  /** Takes the whole width of a grid. */
  readonly isWide?: boolean;
  readonly children: (value: Value) => ReactNode;
}

/** So far beyond the screen a part counts as seen, so that it is up to date when it is scrolled to. */
const NEAR = "200px";

/**
 * Follows a value at once while it is in sight, and when there is time while it is not: a hand that moves a slider waits
 * for nothing that nobody sees.
 */
export function InSight<Value>({ value, isWide = false, children }: InSightProps<Value>) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const calm = useDeferredValue(value);
  return (
    <div ref={place} className={classNames(styles.part, isWide && styles.wide)}>
      {children(isSeen ? value : calm)}
    </div>
  );
}
