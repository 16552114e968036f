import type { Company } from "../companies/company.ts";
import type { OperatingNorms } from "./operating-norms.ts";
import type { QuarterInputs } from "./quarter-inputs.ts";

/** Balances that follow sales from quarter to quarter, in whole units. */
export interface OperatingCapital {
  readonly receivables: number;
  readonly inventory: number;
  readonly otherCurrentAssets: number;
  readonly otherAssets: number;
  readonly payables: number;
  readonly accruedLiabilities: number;
  readonly otherLiabilities: number;
}

/** The balance sheet of an operating company at a quarter's end, in whole units. */
export interface OperatingBalance extends OperatingCapital {
  readonly cash: number;
  readonly securities: number;
  readonly property: number;
  readonly goodwill: number;
  readonly intangibles: number;
  readonly debt: number;
  readonly temporaryEquity: number;
  readonly equity: number;
  readonly retainedEarnings: number;
  readonly minorityInterest: number;
}

const YEARS_OF_PROPERTY = 0.045;
const DAYS_A_YEAR = 365;

/** The operating capital that a quarter's sales need. */
export function operatingCapital(inputs: QuarterInputs, norms: OperatingNorms, grossMargin: number): OperatingCapital {
  const { yearlySales, sales } = inputs;
  const cost = sales * 4 * (1 - grossMargin);
  return {
    receivables: Math.round(sales * 4 * norms.receivables),
    inventory: Math.round((cost * norms.inventoryDays) / DAYS_A_YEAR),
    otherCurrentAssets: Math.round(yearlySales * norms.otherCurrentAssets),
    otherAssets: Math.round(yearlySales * norms.otherAssets),
    payables: Math.round((cost * norms.payableDays) / DAYS_A_YEAR),
    accruedLiabilities: Math.round(yearlySales * norms.accrued),
    otherLiabilities: Math.round(yearlySales * norms.otherLiabilities),
  };
}

/** The balance sheet from which the first quarter starts; equity is what remains. */
export function openingBalance(company: Company, inputs: QuarterInputs, norms: OperatingNorms): OperatingBalance {
  const { yearlySales } = inputs;
  const share = (part: number) => Math.round(yearlySales * part);
  const balance = {
    ...operatingCapital(inputs, norms, company.character.grossMargin),
    cash: share(norms.cash),
    securities: share(norms.securities),
    property: Math.max(share(0.03), share(norms.capitalExpenditure / (norms.wear + YEARS_OF_PROPERTY))),
    goodwill: share(norms.goodwill),
    intangibles: share(norms.goodwill * 0.45),
    debt: share(norms.debt),
    temporaryEquity: company.traits.has("temporary-equity") ? share(0.05) : 0,
    minorityInterest: company.traits.has("noncontrolling-interest") ? share(0.06) : 0,
  };
  const equity = assetsOf(balance) - liabilitiesOf(balance) - balance.temporaryEquity - balance.minorityInterest;
  const retainedShare = company.character.netMargin > 0 ? 0.6 : -1.4;
  const isReit = company.industry.kind === "reit";
  return { ...balance, equity, retainedEarnings: isReit ? -share(0.6) : Math.round(Math.abs(equity) * retainedShare) };
}

/** What operations tie up: the assets that follow sales less the liabilities that do. */
export function capitalIn(balance: OperatingCapital): number {
  const tied = balance.receivables + balance.inventory + balance.otherCurrentAssets + balance.otherAssets;
  return tied - balance.payables - balance.accruedLiabilities - balance.otherLiabilities;
}

type Sides = Omit<OperatingBalance, "equity" | "retainedEarnings">;

/** Assets that become cash within a year. */
export function currentAssetsOf(balance: Sides): number {
  return balance.cash + balance.securities + balance.receivables + balance.inventory + balance.otherCurrentAssets;
}

/** All that a company owns. */
export function assetsOf(balance: Sides): number {
  return currentAssetsOf(balance) + balance.property + balance.goodwill + balance.intangibles + balance.otherAssets;
}

/** All that a company owes, without temporary equity. */
export function liabilitiesOf(balance: Sides): number {
  return balance.payables + balance.accruedLiabilities + balance.debt + balance.otherLiabilities;
}
