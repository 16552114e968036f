import type { Figure } from "../../figure/index.ts";
import { composedFigure } from "./composed-figure.ts";
import { cyclicalPeak } from "./cyclical-peak.ts";
import type { SuitabilityReason } from "./suitability-reason.ts";
import { knownValues, type SuitabilityRecord } from "./suitability-record.ts";

/** Reasons against every model. Each returns null where it does not apply. */
type Reason = SuitabilityReason | null;

/** Revenue below this part of the loss does not count. */
const REVENUE_TO_LOSS = 0.1;

export function beforeRevenue({ inputs }: SuitabilityRecord): Reason {
  const { revenue, netIncome } = inputs.figures;
  const isNone = revenue.value !== null && revenue.value <= 0;
  const isSmall =
    revenue.value !== null && netIncome.value !== null && revenue.value < -REVENUE_TO_LOSS * netIncome.value;
  return isNone || isSmall ? { code: "BEFORE_REVENUE", level: "against", figures: { revenue, netIncome } } : null;
}

export function loss({ inputs }: SuitabilityRecord, level: SuitabilityReason["level"]): Reason {
  const { netIncome } = inputs.figures;
  return netIncome.value !== null && netIncome.value <= 0 ? { code: "LOSS", level, figures: { netIncome } } : null;
}

export function cyclical({ earnings, earningsMargin, latestEarningsMargin: margin }: SuitabilityRecord): Reason {
  // A year that is not known might have been the one that fell.
  if (margin.value === null || knownValues(earnings).length < earnings.length) return null;
  const found = cyclicalPeak(knownValues(earnings), knownValues(earningsMargin), margin.value);
  if (!found) return null;
  const falls = composedFigure("4.1", earnings, () => found.falls);
  const medianMargin = composedFigure("GEN-04", earningsMargin, () => found.medianMargin);
  return { code: "CYCLICAL_AT_PEAK", level: "against", figures: { falls, margin, usualMargin: medianMargin } };
}

const ENOUGH_YEARS = 5;

export function shortHistory({ years, inputs }: SuitabilityRecord): Reason {
  if (years >= ENOUGH_YEARS) return null;
  const count = composedFigure("FND-09", [inputs.figures.netIncome], () => years);
  return { code: "SHORT_HISTORY", level: "caution", figures: { years: count } };
}

export function restated({ restated: figures }: SuitabilityRecord): Reason {
  return figures && { code: "RESTATED", level: "caution", figures };
}

/** Of net income. */
const MAX_DISCONTINUED = 0.05;

/** Discontinued operations are still in the history, and often in the cash flow too. */
export function discontinued({ inputs }: SuitabilityRecord): Reason {
  const { discontinuedIncome, netIncome } = inputs.figures;
  if (discontinuedIncome.value === null || netIncome.value === null) return null;
  const isMuch = Math.abs(discontinuedIncome.value) > MAX_DISCONTINUED * Math.abs(netIncome.value);
  const figures = { discontinuedIncome, netIncome };
  return isMuch ? { code: "DISCONTINUED_OPERATIONS", level: "caution", figures } : null;
}

/** Whether a figure is known and above a limit. */
export function isAbove(figure: Figure, limit: number): boolean {
  return figure.value !== null && figure.value > limit;
}
