import { classNames, cssPercent } from "../ui/index.ts";
import styles from "./IntervalBar.module.css";

interface IntervalBarProps {
  /** Fractions from 0 to 1. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Something to hold it against, such as what is usual elsewhere; drawn as a tick. */
  readonly against?: number | undefined;
  readonly className?: string | undefined;
}

/** A share between none and all with the interval in which it may lie; a picture of figures that stand beside it. */
export function IntervalBar({ value, low, high, against, className }: IntervalBarProps) {
  return (
    <span className={classNames(styles.bar, className)} aria-hidden="true">
      <span
        className={styles.interval}
        style={{ insetInlineStart: cssPercent(low), inlineSize: cssPercent(high - low) }}
      />
      {against !== undefined && <span className={styles.against} style={{ insetInlineStart: cssPercent(against) }} />}
      <span className={styles.value} style={{ insetInlineStart: cssPercent(value) }} />
    </span>
  );
}
