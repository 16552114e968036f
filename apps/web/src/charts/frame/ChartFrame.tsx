import type { ReactNode } from "react";
import { classNames, cssPercent } from "../../ui/index.ts";
import styles from "./frame.module.css";
import { type Tick, tickDecimals } from "./tick.ts";

/** Writes a value of a scale; `decimals` are those that its round numbers have. */
export type FormatTick = (value: number, decimals: number) => string;

interface ChartFrameProps {
  readonly ticks: readonly Tick[];
  readonly formatTick: FormatTick;
  readonly className?: string | undefined;
  /** The plot, and what stands under and beside it. */
  readonly children: ReactNode;
}

/** A plot with its scale on the left. */
export function ChartFrame({ ticks, formatTick, className, children }: ChartFrameProps) {
  const decimals = tickDecimals(ticks);
  return (
    <div className={classNames(styles.chart, className)}>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map(({ value, top }) => (
          <span key={value} style={{ top: cssPercent(top) }}>
            {formatTick(value, decimals)}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}

interface ChartTimesProps {
  readonly className?: string | undefined;
  /** Texts, each with its place. */
  readonly children: ReactNode;
}

/** The texts under a plot. */
export function ChartTimes({ className, children }: ChartTimesProps) {
  return (
    <div className={classNames(styles.times, className)} aria-hidden="true">
      {children}
    </div>
  );
}

/**
 * Places a text in the middle under what it names, or at the end of the plot where it would stand out.
 *
 * @param middle Fraction of the plot's width, from the left.
 * @param endFrom Beyond this fraction it would.
 */
export const timePlace = (middle: number, endFrom: number) =>
  middle > endFrom ? { "data-side": "end" } : { style: { left: cssPercent(middle) } };
