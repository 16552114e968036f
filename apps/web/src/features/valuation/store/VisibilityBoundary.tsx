import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { classNames, untilIdle } from "../../../ui/index.ts";
import { deferredSource } from "./deferred-source.ts";
import styles from "./VisibilityBoundary.module.css";
import { useValuationStore, ValuationStoreContext } from "./valuation-store.ts";

interface VisibilityBoundaryProps {
  /** Spans all columns of a grid. */
  readonly isWide?: boolean;
  /** Stands on the first screen. In its first frame, a part that is skipped out of sight has a height that is a guess. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

const whenIdle = (task: () => void): void => void untilIdle().then(task);

/**
 * Updates its children at once while it is on screen, and when the browser is idle while it is not, so that a moved
 * slider does not wait for what is off screen.
 */
export function VisibilityBoundary({ isWide = false, isFirst = false, children }: VisibilityBoundaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const store = useValuationStore();
  const state = useMemo(() => deferredSource(store.state, whenIdle), [store.state]);
  useEffect(() => {
    if (!place.current) return;
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(place.current);
    const observer = new IntersectionObserver((entries) => state.setVisible(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `-${scrollMarginTop} 0px -${scrollMarginBottom} 0px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [state]);
  const provided = useMemo(() => ({ ...store, state }), [store, state]);
  return (
    <div ref={place} className={classNames(styles.part, isWide && styles.wide, !isFirst && styles.skipped)}>
      <ValuationStoreContext value={provided}>{children}</ValuationStoreContext>
    </div>
  );
}
