import type { WireFigure } from "@plumbline/contract";
import { CHANGE_PERIODS, type ChangePeriod } from "@plumbline/contract/calls";
import type { StockSummary } from "./stock-header.query.ts";

/** The price alone, or with dividends reinvested. */
export const BASES = ["price", "total"] as const;
export type Basis = (typeof BASES)[number];

/** The basis of the changes of a stock: where the source reinvests dividends itself, there is no price alone. */
export function basisOf({ priceBasis }: Pick<StockSummary, "priceBasis">, chosen: Basis): Basis {
  return priceBasis === "total-return" ? "total" : chosen;
}

/** One period of the strip of changes. */
export interface ChangeCell {
  readonly period: ChangePeriod;
  readonly change: WireFigure;
  /** Rate per year; null for periods of at most a year, and without a change. */
  readonly annual: WireFigure | null;
}

/** The cells of the strip of changes, in order. */
export function changeCells(changes: StockSummary["changes"], basis: Basis): ChangeCell[] {
  return CHANGE_PERIODS.map((period) => {
    const { price, total, priceAnnual, totalAnnual } = changes[period];
    const change = basis === "price" ? price : total;
    const annual = basis === "price" ? priceAnnual : totalAnnual;
    return { period, change, annual: change.value === null ? null : annual };
  });
}
