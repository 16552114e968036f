import type { EvidenceItem, NumberItem } from "./evidence.ts";

/** What a report speaks of, and the item of evidence that it is. */
export const FACT_ITEMS = {
  revenue: "metric.revenue.latest",
  revenueChange: "metric.revenue.yearOverYear",
  revenueChangeRank: "industry.revenueGrowth",
  netIncome: "metric.netIncome.latest",
  netIncomeYear: "metric.netIncome.oneYearAverage",
  epsChange: "metric.eps.yearOverYear",
  freeCashFlow: "metric.freeCashFlow.latest",
  freeCashFlowYear: "metric.freeCashFlow.oneYearAverage",
  freeCashFlowChange: "metric.freeCashFlow.yearOverYear",
  grossMargin: "metric.grossMargin.latest",
  grossMarginRank: "industry.grossMargin",
  operatingMargin: "metric.operatingMargin.latest",
  operatingMarginYear: "metric.operatingMargin.oneYearAverage",
  operatingMarginAverage: "metric.operatingMargin.fiveYearAverage",
  operatingMarginRank: "industry.operatingMargin",
  roe: "metric.roe.latest",
  roeRank: "industry.roe",
  interestCoverage: "metric.interestCoverage.latest",
  currentRatio: "metric.currentRatio.latest",
  cashFlowToDebt: "check.D12",
  pe: "ratio.pe",
  peRank: "industry.pe",
  peLimit: "check.O1.threshold",
  dividendYield: "ratio.dividendYield",
  epsGrowth: "check.G3",
  revenueGrowth: "check.G4",
  shareGrowth: "check.G10",
  profitYears: "check.D4",
  dividendYears: "check.D5",
  altman: "check.D9",
  piotroski: "check.F11",
  runway: "check.R1",
  dcfGap: "valuation.dcf.gap",
  dcfValue: "valuation.dcf.value",
  targetUpside: "targets.upside",
  targetFirms: "targets.firms",
  priceYear: "price.change.1y",
  belowHigh: "price.belowHigh",
  volatility: "price.volatility",
  moatShare: "moat.share",
  moatMedian: "moat.medianSpread",
  moatYears: "moat.years",
  moatYearsAbove: "moat.yearsAbove",
  moatChange: "moat.change",
} as const;
export type FactName = keyof typeof FACT_ITEMS;

/** The numbers of the evidence by id; a missing one is not there. */
export interface KnownNumbers {
  readonly has: (id: string) => boolean;
  /** Of an item; NaN where it is missing or unknown. */
  readonly of: (id: string) => number;
  /** Of an amount; null of a number without one. */
  readonly currencyOf: (id: string) => string | null;
  /** Of a fact. */
  readonly fact: (name: FactName) => number;
}

/**
 * The numbers of the evidence that exist.
 *
 * @example
 * knownNumbers(items).fact("roe"); // 0.31
 */
export function knownNumbers(items: readonly EvidenceItem[]): KnownNumbers {
  const values = new Map(
    items.filter(isNumber).flatMap(({ id, figure }) => (figure.value === null ? [] : [[id, figure.value] as const])),
  );
  const currencies = new Map(items.filter(isNumber).map(({ id, currency }) => [id, currency]));
  const of = (id: string) => values.get(id) ?? Number.NaN;
  return {
    has: (id) => values.has(id),
    of,
    currencyOf: (id) => currencies.get(id) ?? null,
    fact: (name) => of(FACT_ITEMS[name]),
  };
}

function isNumber(item: EvidenceItem): item is NumberItem {
  return item.kind !== "passage";
}
