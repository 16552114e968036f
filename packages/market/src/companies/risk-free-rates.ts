import type { RateSeries } from "@plumbline/core/stats";
import type { Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";

/** Yields of three-month Treasury bills, the first that a market has of the days asked for is what cash earns. */
const BILL_YIELDS = ["treasury-3month", "fred-dgs3mo", "fred-dtb3", "fred-tb3ms"] as const;

/** Monthly yields are published some days after the month. */
const OLDEST_RATE_DAYS = 45;

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
 * Reads the risk-free rates of a span of days.
 *
 * @returns null when the market has none that begin by the first day and reach the last.
 * @see STA-04
 */
export function readRiskFreeRates(
  snapshot: Snapshot,
  { from, to }: { readonly from: Day; readonly to: Day },
): RiskFreeRates | null {
  for (const name of BILL_YIELDS) {
    const series = snapshot.seriesNames.includes(name) ? snapshot.series(name) : null;
    const first = series?.day[0];
    const last = series?.day.at(-1);
    if (!series || first === undefined || last === undefined) continue;
    if (first > from || last < to - OLDEST_RATE_DAYS) continue;
    return { name, source: series.source, rates: { day: series.day, rate: series.value } };
  }
  return null;
}
