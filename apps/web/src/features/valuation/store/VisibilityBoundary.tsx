import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { classNames, untilIdle } from "../../../ui/index.ts";
import { gate } from "./deferred-source.ts";
import styles from "./VisibilityBoundary.module.css";
import { BenchContext, useBench } from "./valuation-store.ts";

interface InSightProps {
  /** Takes the whole width of a grid. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const whenIdle = (task: () => void): void => void untilIdle().then(task);

/**
 * A part that follows the bench at once while it is in sight, and when there is time while it is not: a hand that moves
 * a slider waits for nothing that nobody sees.
 */
export function InSight({ isWide = false, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const bench = useBench();
  const state = useMemo(() => gate(bench.state, whenIdle), [bench.state]);
  useEffect(() => {
    if (!place.current) return;
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(place.current);
    const observer = new IntersectionObserver((entries) => state.setOpen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `-${scrollMarginTop} 0px -${scrollMarginBottom} 0px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [state]);
  const gated = useMemo(() => ({ ...bench, state }), [bench, state]);
  return (
    <div ref={place} className={classNames(styles.part, isWide && styles.wide)}>
      <BenchContext value={gated}>{children}</BenchContext>
    </div>
  );
}
