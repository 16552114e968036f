import type { Figure } from "../../figure/index.ts";
import { mean, median, standardDeviation } from "../../stats/index.ts";
import { type FinancialCompanyType, isFinancial, type SuitabilityCode } from "../../words/index.ts";
import { composedFigure } from "./composed-figure.ts";
import { beforeRevenue, cyclical, discontinued, isAbove, loss, restated, shortHistory } from "./shared-suitability.ts";
import type { SuitabilityReason } from "./suitability-reason.ts";
import { knownValues, type SuitabilityRecord } from "./suitability-record.ts";

const KINDS: Readonly<Record<FinancialCompanyType, SuitabilityCode>> = {
  bank: "COMPANY_IS_BANK",
  broker: "COMPANY_IS_BROKER",
  insurer: "COMPANY_IS_INSURER",
  reit: "COMPANY_IS_REIT",
};

/** Years that are examined for stability. */
const YEARS = 5;
/** Of the median margin; outside these the last twelve months are an unusual year. */
const MIN_OF_MEDIAN = 0.5;
const MAX_OF_MEDIAN = 2;
/** Standard deviation of the margin, relative to its mean. */
const MAX_SCATTER = 0.5;
const FAST_GROWTH = 0.2;

/**
 * The reasons for and against a discounted cash flow of a company.
 *
 * @see docs/rules.md, "Suitability"
 */
export function dcfReasons(record: SuitabilityRecord): readonly SuitabilityReason[] {
  const { companyType } = record.inputs;
  if (isFinancial(companyType)) return [{ code: KINDS[companyType], level: "against", figures: {} }];
  const { revenueGrowth } = record;
  return [
    beforeRevenue(record),
    flowNow(record),
    flowOfYears(record),
    loss(record, "caution"),
    isAbove(revenueGrowth, FAST_GROWTH)
      ? ({ code: "GROWTH_ABOVE_20_PERCENT", level: "caution", figures: { revenueGrowth } } as const)
      : null,
    discontinued(record),
    cyclical(record),
    shortHistory(record),
    restated(record),
  ].filter((reason) => reason !== null);
}

/** Whether there is a flow now, and whether it is similar to those before. */
function flowNow({ inputs, ...record }: SuitabilityRecord): SuitabilityReason | null {
  const { freeCashFlow } = inputs.figures;
  if (freeCashFlow.value === null) return { code: "CASH_FLOW_UNKNOWN", level: "against", figures: { freeCashFlow } };
  if (freeCashFlow.value <= 0) {
    return { code: "CASH_FLOW_NOT_POSITIVE", level: "against", figures: { freeCashFlow } };
  }
  const flows = record.freeCashFlow.slice(-YEARS);
  const medianFlow = composedFigure("DCF-05", flows, (...values) => median(values));
  if (medianFlow.value !== null && medianFlow.value <= 0) {
    return { code: "CASH_FLOW_ONLY_NOW", level: "against", figures: { freeCashFlow, usual: medianFlow } };
  }
  const { latestFreeCashFlowMargin: margin } = record;
  const medianMargin = composedFigure("GEN-04", record.freeCashFlowMargin.slice(-YEARS), (...values) => median(values));
  return isUnusual(margin, medianMargin)
    ? { code: "CASH_FLOW_UNUSUAL", level: "caution", figures: { margin, usualMargin: medianMargin } }
    : null;
}

function isUnusual(margin: Figure, medianMargin: Figure): boolean {
  if (margin.value === null || medianMargin.value === null || medianMargin.value <= 0) return false;
  return margin.value < MIN_OF_MEDIAN * medianMargin.value || margin.value > MAX_OF_MEDIAN * medianMargin.value;
}

/** Whether each of the last five years had a flow, and whether the flows were steady. */
function flowOfYears({ freeCashFlow, freeCashFlowMargin }: SuitabilityRecord): SuitabilityReason | null {
  const flows = freeCashFlow.slice(-YEARS);
  if (flows.length < YEARS || knownValues(flows).length < YEARS) return null;
  const yearsWithout = composedFigure("DCF-05", flows, (...values) => values.filter((flow) => flow <= 0).length);
  const scatter = composedFigure("GEN-04", freeCashFlowMargin.slice(-YEARS), (...margins) => {
    return standardDeviation(margins) / Math.abs(mean(margins));
  });
  if (isAbove(yearsWithout, 0)) return { code: "CASH_FLOW_NOT_EACH_YEAR", level: "caution", figures: { yearsWithout } };
  return isAbove(scatter, MAX_SCATTER)
    ? { code: "CASH_FLOW_UNSTABLE", level: "caution", figures: { scatter } }
    : { code: "CASH_FLOW_STEADY", level: "for", figures: { yearsWithout, scatter } };
}
