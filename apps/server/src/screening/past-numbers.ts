import type { CheckId } from "@plumbline/core/checks";
import type { CheckColumn, MetricColumn } from "@plumbline/core/screen";
import { SCREEN_METRICS } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import { type MetricNeeds, metricColumns } from "@plumbline/market/backtests";
import { storedPrices } from "@plumbline/market/companies";
import type { FactorFile } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Numbers of one stock on the days on which it traded. */
export interface PastNumbers {
  readonly days: Int32Array;
  readonly columns: {
    readonly metrics: ReadonlyMap<string, MetricColumn>;
    readonly checks: ReadonlyMap<CheckId, CheckColumn>;
  };
}

/** Which numbers of which stock. */
export interface AskedNumbers {
  readonly symbol: string;
  /** The first and the last day. */
  readonly from: Day;
  readonly until: Day;
  readonly needs: MetricNeeds;
}

/**
 * Numbers and checks of a stock day after day, each as it was known at the close: see `metricColumns`.
 *
 * @returns null of a stock without prices on those days.
 */
export function pastNumbers(
  snapshot: Snapshot,
  factors: FactorFile | null,
  { symbol, from, until, needs }: AskedNumbers,
): PastNumbers | null {
  const instrument = snapshot.find(symbol);
  const history = instrument && storedPrices(snapshot, instrument);
  if (!instrument || !history) return null;
  const days = history.bars.day.filter((day) => day >= from && day <= until);
  if (days.length === 0) return null;
  const { metrics, checks } = metricColumns({ snapshot, factors, instrument, history }, days, needs);
  const good = new Map(SCREEN_METRICS.map((metric) => [metric.id, metric.good]));
  const whole = [...metrics].map(([id, values]): [string, MetricColumn] => [
    id,
    { values, good: good.get(id) ?? "higher", missing: new Uint8Array(values.length) },
  ]);
  return { days, columns: { metrics: new Map(whole), checks } };
}
