import type { WireFigure } from "@plumbline/contract";
import { CHANGE_PERIODS, type ChangePeriod } from "@plumbline/contract/calls";
import type { BaseInfo } from "./base-info.ts";

/** How a change is measured: of the price alone, or with dividends reinvested. */
const MEASURES = ["price", "total"] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures that a stock has, the usual one first: where the source reinvests dividends itself there is no price alone. */
export function measuresOf({ priceBasis }: Pick<BaseInfo, "priceBasis">): readonly [Measure, ...Measure[]] {
  return priceBasis === "total-return" ? ["total"] : MEASURES;
}

/** One period of the strip of changes. */
export interface ChangeCell {
  readonly period: ChangePeriod;
  readonly change: WireFigure;
  /** Rate per year; null for periods of at most a year, and where there is no change to spread over years. */
  readonly annual: WireFigure | null;
}

/** The strip of changes, in its order. */
export function changeCells(changes: BaseInfo["changes"], measure: Measure): ChangeCell[] {
  return CHANGE_PERIODS.map((period) => {
    const { price, total, priceAnnual, totalAnnual } = changes[period];
    const change = measure === "price" ? price : total;
    const annual = measure === "price" ? priceAnnual : totalAnnual;
    return { period, change, annual: change.value === null ? null : annual };
  });
}
