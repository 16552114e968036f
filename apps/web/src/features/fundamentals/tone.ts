import type { WireMetric } from "@plumbline/contract";

type YearOverYear = WireMetric["columns"]["yearOverYear"];

/** Whether a change is good for an owner of the company, and its direction. */
export interface Tone {
  readonly feeling: "good" | "bad" | "flat";
  readonly arrow: "up" | "down" | null;
}

const TURNS: Readonly<Record<NonNullable<YearOverYear["turn"]>, Tone>> = {
  "loss-to-profit": { feeling: "good", arrow: "up" },
  "loss-narrowed": { feeling: "good", arrow: "up" },
  "loss-unchanged": { feeling: "flat", arrow: null },
  "loss-widened": { feeling: "bad", arrow: "down" },
  "profit-to-loss": { feeling: "bad", arrow: "down" },
};

/** Half of the last digit shown of a percentage, a point or a multiple. */
const HALF_LAST_DIGIT = { fraction: 0.00005, times: 0.005 } as const;

/**
 * The tone of a change on the year: higher debt goes up and is bad.
 *
 * @param good Which way of the metric is better.
 * @param unit The unit of the metric: multiples are shown as multiples, everything else as percentages.
 */
export function toneOf({ change, turn }: YearOverYear, good: "higher" | "lower", unit: string): Tone {
  if (turn) return TURNS[turn];
  const value = change.value ?? 0;
  if (Math.abs(value) < HALF_LAST_DIGIT[unit === "times" ? "times" : "fraction"])
    return { feeling: "flat", arrow: null };
  const isUp = value > 0;
  return { feeling: isUp === (good === "higher") ? "good" : "bad", arrow: isUp ? "up" : "down" };
}
