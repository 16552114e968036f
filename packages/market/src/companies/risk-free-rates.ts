import type { Reason } from "@plumbline/core/figure";
import type { RateSeries } from "@plumbline/core/stats";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";
import { knownFrom } from "./monthly-means.ts";

/** Yields of three-month Treasury bills, the first that a market has of the days asked for is what cash earns. */
const BILL_YIELDS = ["treasury-3month", "fred-dgs3mo", "fred-dtb3", "fred-tb3ms"] as const;

/** What an account without risk paid. */
export interface RiskFreeRates {
  /** Name of the series, such as `treasury-3month`. */
  readonly name: string;
  readonly source: string;
  readonly rates: RateSeries;
}

/** Whether a market has yields of Treasury bills, of whichever days. */
export function hasBillYields(snapshot: Pick<Snapshot, "seriesNames">): boolean {
  return BILL_YIELDS.some((name) => snapshot.seriesNames.includes(name));
}

/**
 * Reads the risk-free rates of a span of days, each from the day on which it can be known: the mean of a month holds from the month
 * after it. A rate that no newer one follows in time is none of the days after: NaN stands there.
 *
 * @returns null when the market has none that begin by the first day and reach the last.
 * @see STA-04, GEN-06
 */
export function readRiskFreeRates(
  snapshot: Snapshot,
  { from, to }: { readonly from: Day; readonly to: Day },
): RiskFreeRates | null {
  for (const name of BILL_YIELDS) {
    const series = snapshot.seriesNames.includes(name) ? snapshot.series(name) : null;
    if (!series || series.day.length === 0) continue;
    const day = Int32Array.from(series.day, (on) => knownFrom(name, on as Day));
    if ((day[0] as number) > from || (day.at(-1) as number) < to - MAX_AGE_DAYS.billYield) continue;
    return { name, source: series.source, rates: untilTooOld({ day, rate: series.value }) };
  }
  return null;
}

/** Why a span of days from one on has no risk-free rates, or is without them on some days. */
export function whyNoRiskFreeRates(snapshot: Snapshot, from: Day): Reason {
  const hasBegun = (name: string) => {
    const first = snapshot.series(name)?.day[0];
    return first !== undefined && knownFrom(name, first as Day) <= from;
  };
  const names = BILL_YIELDS.filter((name) => snapshot.seriesNames.includes(name));
  return names.some(hasBegun) ? "interest-rate-too-old" : "no-interest-rate";
}

/** The rates of a series, and NaN from the day on which one has grown too old until the next. */
function untilTooOld({ day, rate }: RateSeries): RateSeries {
  const entries = Array.from(day, (on, row): [day: number, rate: number][] => {
    const known: [number, number] = [on, rate[row] as number];
    const end = on + MAX_AGE_DAYS.billYield + 1;
    return end < (day[row + 1] ?? end) ? [known, [end, Number.NaN]] : [known];
  }).flat();
  if (entries.length === day.length) return { day, rate };
  return { day: Int32Array.from(entries, ([on]) => on), rate: Float64Array.from(entries, ([, value]) => value) };
}
