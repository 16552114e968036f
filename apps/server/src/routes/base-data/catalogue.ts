import type { WireCatalogueMetric } from "@plumbline/contract";
import { METRICS } from "@plumbline/core/fundamentals";

/** What there is to know of the fifteen metrics without a company. */
export function catalogue(): WireCatalogueMetric[] {
  return METRICS.map(({ id, group, unit, kind, good, formula, rules, source }) => ({
    ...{ id, group, unit, kind, good, formula, source },
    rules: [...rules],
  }));
}
