import type { WireFigure } from "@plumbline/contract";
import { CHANGE_PERIODS, type ChangePeriod } from "@plumbline/contract/calls";
import type { StockSummary } from "./stock-header.query.ts";

/** Changes of the price alone, or with dividends reinvested. */
const MEASURES = ["price", "total"] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures of a stock, the default first; where the source reinvests dividends, there is no price alone. */
export function measuresOf({ priceBasis }: Pick<StockSummary, "priceBasis">): readonly [Measure, ...Measure[]] {
  return priceBasis === "total-return" ? ["total"] : MEASURES;
}

/** One period of the strip of changes. */
export interface ChangeCell {
  readonly period: ChangePeriod;
  readonly change: WireFigure;
  /** Rate per year; null for periods of at most a year, and without a change. */
  readonly annual: WireFigure | null;
}

/** The cells of the strip of changes, in order. */
export function changeCells(changes: StockSummary["changes"], measure: Measure): ChangeCell[] {
  return CHANGE_PERIODS.map((period) => {
    const { price, total, priceAnnual, totalAnnual } = changes[period];
    const change = measure === "price" ? price : total;
    const annual = measure === "price" ? priceAnnual : totalAnnual;
    return { period, change, annual: change.value === null ? null : annual };
  });
}
