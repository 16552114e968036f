import { endsOf, enterpriseValue, growthRate } from "../../checks/index.ts";
import type { Reason } from "../../figure/index.ts";
import { UNCLASSIFIED_TYPES } from "../../fundamentals/index.ts";
import { over, type Ratio, ratio } from "./ratio.ts";

const EV = "marketValue + totalDebt + preferred + minorityInterest − cash";

/** What a company costs in terms of what it earns and owns. */
export const VALUE_RATIOS = [
  ratio({
    id: "marketValue",
    group: "value",
    name: "Market value",
    unit: "money",
    good: "higher",
    formula: "marketValue",
    source: "Price times shares outstanding (FND-15).",
    inputs: ["marketValue"],
    of: ({ marketValue }) => marketValue,
  }),
  ratio({
    id: "pe",
    group: "value",
    name: "P/E",
    unit: "times",
    good: "lower",
    formula: "priceInAccounts ÷ epsTtm",
    source: "Textbook definition; a loss has none.",
    inputs: ["priceInAccounts", "epsTtm"],
    of: ({ priceInAccounts, epsTtm }) => over(priceInAccounts, epsTtm),
    whyNone: () => "no-earnings",
  }),
  ratio({
    id: "earningsYield",
    group: "value",
    name: "Earnings yield",
    unit: "fraction",
    good: "higher",
    formula: "epsTtm ÷ priceInAccounts",
    source: "Inverse of P/E; negative for a loss.",
    inputs: ["epsTtm", "priceInAccounts"],
    of: ({ epsTtm, priceInAccounts }) => over(epsTtm, priceInAccounts),
  }),
  ratio({
    id: "ps",
    group: "value",
    name: "P/S",
    unit: "times",
    good: "lower",
    formula: "marketValue ÷ revenueTtm",
    source: "Textbook definition.",
    inputs: ["marketValue", "revenueTtm"],
    of: ({ marketValue, revenueTtm }) => over(marketValue, revenueTtm),
  }),
  ratio({
    id: "pcf",
    group: "value",
    name: "P/CF",
    unit: "times",
    good: "lower",
    formula: "marketValue ÷ cfoTtm",
    source: "Textbook definition on operating cash flow.",
    inputs: ["marketValue", "cfoTtm"],
    of: ({ marketValue, cfoTtm }) => over(marketValue, cfoTtm),
  }),
  ratio({
    id: "pb",
    group: "value",
    name: "P/B",
    unit: "times",
    good: "lower",
    formula: "marketValue ÷ (equity − preferred)",
    source: "Textbook definition on common equity.",
    inputs: ["marketValue", "equity", "preferred"],
    of: ({ marketValue, equity, preferred }) => over(marketValue, equity - preferred),
  }),
  ratio({
    id: "bookToMarket",
    group: "value",
    name: "Book to market",
    unit: "fraction",
    good: "higher",
    formula: "(equity − preferred) ÷ marketValue",
    source: "Fama and French, Journal of Finance 47(2), 1992.",
    inputs: ["equity", "preferred", "marketValue"],
    of: ({ equity, preferred, marketValue }) => over(equity - preferred, marketValue),
  }),
  ratio({
    id: "peg",
    group: "value",
    name: "PEG",
    unit: "times",
    good: "lower",
    formula: "(priceInAccounts ÷ epsTtm) ÷ (100 × 5-year CAGR of EPS)",
    source: "Lynch, One Up on Wall Street, 1989.",
    inputs: ["priceInAccounts", "epsTtm", "epsAnnual"],
    of: ({ priceInAccounts, epsTtm, epsAnnual }) => over(over(priceInAccounts, epsTtm), 100 * growth(epsAnnual, 5)),
    whyNone: ({ epsTtm, epsAnnual }) => {
      if (epsTtm <= 0) return "no-earnings";
      return growth(epsAnnual, 5) <= 0 ? "denominator-not-positive" : whyNoGrowth(epsAnnual, 5);
    },
  }),
  ratio({
    id: "ebitToEnterpriseValue",
    group: "value",
    name: "EBIT/EV",
    unit: "fraction",
    good: "higher",
    formula: `operatingIncomeTtm ÷ (${EV})`,
    source: "Greenblatt, The Little Book That Beats the Market, 2005.",
    inputs: ["operatingIncomeTtm", "marketValue", "totalDebt", "preferred", "minorityInterest", "cash"],
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    of: ({ operatingIncomeTtm, ...parts }) => over(operatingIncomeTtm, enterpriseValue(parts)),
  }),
  ratio({
    id: "dividendYield",
    group: "value",
    name: "Dividend yield",
    unit: "fraction",
    good: "higher",
    formula: "dividendsTtm ÷ price",
    source: "Dividends of twelve months on the last close.",
    inputs: ["dividendsTtm", "price"],
    of: ({ dividendsTtm, price }) => over(dividendsTtm, price),
  }),
  ratio({
    id: "shareholderYield",
    group: "value",
    name: "Shareholder yield",
    unit: "fraction",
    good: "higher",
    formula: "(dividendsPaidTtm + buybacksTtm − issuanceTtm) ÷ marketValue",
    source: "Faber, Shareholder Yield, 2013.",
    inputs: ["dividendsPaidTtm", "buybacksTtm", "issuanceTtm", "marketValue"],
    of: ({ dividendsPaidTtm, buybacksTtm, issuanceTtm, marketValue }) =>
      over(dividendsPaidTtm + buybacksTtm - issuanceTtm, marketValue),
  }),
] as const satisfies readonly Ratio[];

/** Why there is no growth over the latest years: they are not known, or one of their ends is not positive. */
export function whyNoGrowth(history: readonly number[], years: number): Reason {
  return endsOf(history, years) ? "end-not-positive" : "too-few-periods";
}

/** Growth a year over the latest years; NaN where it has no positive ends. */
export function growth(history: readonly number[], years: number): number {
  const ends = endsOf(history, years);
  return ends && ends.first > 0 && ends.last > 0 ? growthRate(ends.first, ends.last, years) : Number.NaN;
}
