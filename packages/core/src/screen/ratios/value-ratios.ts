import { endsOf, enterpriseValue, FINANCIALS, growthRate } from "../../checks/index.ts";
import { over, type Ratio, ratio } from "./ratio.ts";

const EV = "marketValue + totalDebt + preferred + minorityInterest − cash";

/** What a company costs in terms of what it earns and owns. */
export const VALUE_RATIOS = [
  ratio({
    id: "marketValue",
    name: "Market value",
    unit: "money",
    good: "higher",
    formula: "marketValue",
    inputs: ["marketValue"],
    of: ({ marketValue }) => marketValue,
  }),
  ratio({
    id: "pe",
    name: "P/E",
    unit: "times",
    good: "lower",
    formula: "priceInAccounts ÷ epsTtm",
    inputs: ["priceInAccounts", "epsTtm"],
    of: ({ priceInAccounts, epsTtm }) => over(priceInAccounts, epsTtm),
  }),
  ratio({
    id: "earningsYield",
    name: "Earnings yield",
    unit: "fraction",
    good: "higher",
    formula: "epsTtm ÷ priceInAccounts",
    inputs: ["epsTtm", "priceInAccounts"],
    of: ({ epsTtm, priceInAccounts }) => over(epsTtm, priceInAccounts),
  }),
  ratio({
    id: "ps",
    name: "P/S",
    unit: "times",
    good: "lower",
    formula: "marketValue ÷ revenueTtm",
    inputs: ["marketValue", "revenueTtm"],
    of: ({ marketValue, revenueTtm }) => over(marketValue, revenueTtm),
  }),
  ratio({
    id: "pcf",
    name: "P/CF",
    unit: "times",
    good: "lower",
    formula: "marketValue ÷ cfoTtm",
    inputs: ["marketValue", "cfoTtm"],
    of: ({ marketValue, cfoTtm }) => over(marketValue, cfoTtm),
  }),
  ratio({
    id: "pb",
    name: "P/B",
    unit: "times",
    good: "lower",
    formula: "marketValue ÷ (equity − preferred)",
    inputs: ["marketValue", "equity", "preferred"],
    of: ({ marketValue, equity, preferred }) => over(marketValue, equity - preferred),
  }),
  ratio({
    id: "bookToMarket",
    name: "Book to market",
    unit: "fraction",
    good: "higher",
    formula: "(equity − preferred) ÷ marketValue",
    inputs: ["equity", "preferred", "marketValue"],
    of: ({ equity, preferred, marketValue }) => over(equity - preferred, marketValue),
  }),
  ratio({
    id: "peg",
    name: "PEG",
    unit: "times",
    good: "lower",
    formula: "(priceInAccounts ÷ epsTtm) ÷ (100 × 5-year CAGR of EPS)",
    inputs: ["priceInAccounts", "epsTtm", "epsAnnual"],
    of: ({ priceInAccounts, epsTtm, epsAnnual }) => over(over(priceInAccounts, epsTtm), 100 * growth(epsAnnual, 5)),
  }),
  ratio({
    id: "ebitToEnterpriseValue",
    name: "EBIT/EV",
    unit: "fraction",
    good: "higher",
    formula: `operatingIncomeTtm ÷ (${EV})`,
    inputs: ["operatingIncomeTtm", "marketValue", "totalDebt", "preferred", "minorityInterest", "cash"],
    notFor: FINANCIALS,
    of: ({ operatingIncomeTtm, ...parts }) => over(operatingIncomeTtm, enterpriseValue(parts)),
  }),
  ratio({
    id: "dividendYield",
    name: "Dividend yield",
    unit: "fraction",
    good: "higher",
    formula: "dividendsTtm ÷ price",
    inputs: ["dividendsTtm", "price"],
    of: ({ dividendsTtm, price }) => over(dividendsTtm, price),
  }),
  ratio({
    id: "shareholderYield",
    name: "Shareholder yield",
    unit: "fraction",
    good: "higher",
    formula: "(dividendsPaidTtm + buybacksTtm − issuanceTtm) ÷ marketValue",
    inputs: ["dividendsPaidTtm", "buybacksTtm", "issuanceTtm", "marketValue"],
    of: ({ dividendsPaidTtm, buybacksTtm, issuanceTtm, marketValue }) =>
      over(dividendsPaidTtm + buybacksTtm - issuanceTtm, marketValue),
  }),
] as const satisfies readonly Ratio[];

/** Growth a year over the latest years; NaN where it has no positive ends. */
export function growth(history: readonly number[], years: number): number {
  const ends = endsOf(history, years);
  return ends && ends.first > 0 && ends.last > 0 ? growthRate(ends.first, ends.last, years) : Number.NaN;
}
