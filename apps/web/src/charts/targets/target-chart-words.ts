import type { TimeTick } from "../frame/time-ticks.ts";

/** What a chart of targets says in words. */
export interface TargetChartWords {
  readonly low: string;
  readonly median: string;
  readonly high: string;
  /** Stands at the line between past and future. */
  readonly today: string;
  readonly price: (value: number) => string;
  /** A value of the price scale. */
  readonly tick: (value: number) => string;
  readonly time: (tick: TimeTick) => string;
}
