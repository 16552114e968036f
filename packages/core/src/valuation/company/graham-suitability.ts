import { composedFigure } from "./composed-figure.ts";
import { beforeRevenue, cyclical, discontinued, isAbove, restated, shortHistory } from "./shared-suitability.ts";
import type { SuitabilityReason } from "./suitability-reason.ts";
import { knownValues, type SuitabilityRecord } from "./suitability-record.ts";

/** Years that are examined for stability. */
const YEARS = 5;
/** Of the mean of three years; outside these the last twelve months include something that will not be repeated. */
const MIN_OF_MEAN = 2 / 3;
const MAX_OF_MEAN = 1.5;
/** Graham's table goes no further. */
const FAST_GROWTH = 0.2;

/**
 * The reasons for and against Graham's formulas for a company.
 *
 * @see docs/rules.md, "Suitability"
 */
export function grahamReasons(record: SuitabilityRecord): readonly SuitabilityReason[] {
  const epsGrowth = record.inputs.defaults.grahamGrowth.inputs.eps;
  return [
    beforeRevenue(record),
    earningsNow(record),
    epsGrowth && isAbove(epsGrowth, FAST_GROWTH)
      ? ({ code: "GROWTH_ABOVE_20_PERCENT", level: "against", figures: { epsGrowth } } as const)
      : null,
    earningsOfYears(record),
    propertyCompany(record),
    discontinued(record),
    cyclical(record),
    shortHistory(record),
    restated(record),
  ].filter((reason) => reason !== null);
}

/** Whether there are earnings now, and whether they are similar to those before. */
function earningsNow({ inputs }: SuitabilityRecord): SuitabilityReason | null {
  const { epsTtm, epsThreeYears } = inputs.figures;
  if (epsTtm.value === null) return { code: "EARNINGS_UNKNOWN", level: "against", figures: { epsTtm } };
  if (epsTtm.value <= 0) return { code: "LOSS", level: "against", figures: { epsTtm } };
  if (epsThreeYears.value === null) return null;
  const isUnusual =
    epsTtm.value < MIN_OF_MEAN * epsThreeYears.value || epsTtm.value > MAX_OF_MEAN * Math.max(epsThreeYears.value, 0);
  return isUnusual ? { code: "EARNINGS_UNUSUAL", level: "caution", figures: { epsTtm, epsThreeYears } } : null;
}

function earningsOfYears({ eps }: SuitabilityRecord): SuitabilityReason | null {
  const years = eps.slice(-YEARS);
  if (years.length < YEARS || knownValues(years).length < YEARS) return null;
  const yearsWithout = composedFigure("GRA-01", years, (...values) => values.filter((one) => one <= 0).length);
  const isUnstable = isAbove(yearsWithout, 0);
  return isUnstable
    ? { code: "EARNINGS_UNSTABLE", level: "caution", figures: { yearsWithout } }
    : { code: "EARNINGS_STEADY", level: "for", figures: { yearsWithout } };
}

/** Depreciation of buildings that keep their value makes earnings too small a measure. */
function propertyCompany({ inputs }: SuitabilityRecord): SuitabilityReason | null {
  return inputs.companyType === "reit" ? { code: "COMPANY_IS_REIT", level: "caution", figures: {} } : null;
}
