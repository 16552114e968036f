import type { WireScreenMetric } from "@plumbline/contract";
import { SCREEN_METRICS } from "@plumbline/core/screen";

/** What there is to know of the numbers of the screener without a company. */
export function screenCatalogue(): WireScreenMetric[] {
  return SCREEN_METRICS.map(({ id, group, unit, good, metric, column, formula, source }) => ({
    ...{ id, group, unit, good, metric, column, formula, source },
  }));
}
