import type { WireCatalogueCheck } from "@plumbline/contract";
import { CHECKS, SUBSTITUTES } from "@plumbline/core/checks";

/**
 * What there is to know of the checks without a company, the stand-ins last. Kinds of company with a rule of their own
 * are measured otherwise; `checks` says how.
 */
export function checkCatalogue(): WireCatalogueCheck[] {
  return [...CHECKS, ...SUBSTITUTES].map(({ id, tab, comparison, rule, source, notFor }) => ({
    ...{ id, tab, comparison, source },
    ...{ unit: rule.unit, threshold: rule.threshold, bounds: rule.bounds, formula: rule.formula },
    notFor: [...notFor],
  }));
}
