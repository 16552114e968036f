import { CHECK_IDS, type CheckId } from "../checks/index.ts";
import { COMPANY_TYPES } from "../fundamentals/index.ts";
import { isFinancial } from "../words/index.ts";
import type { ScreenFilter } from "./filter.ts";
import type { RatioId } from "./ratios/ratios.ts";
import type { ScreenOrder } from "./run-screen.ts";

/** A published screen as filters; buying, holding and selling belong to the strategies of the same id. */
export interface ClassicScreen {
  readonly id: string;
  readonly source: string;
  readonly filters: readonly ScreenFilter[];
  readonly order: ScreenOrder;
  /** How many of the first rows make the screen; null for all. */
  readonly take: number | null;
}

type ScreenMetric = RatioId | "quality";

const INDUSTRIAL_TYPES = COMPANY_TYPES.filter((type) => !isFinancial(type));
const passing = (...checks: readonly CheckId[]): ScreenFilter[] =>
  checks.map((check) => ({ check, state: "pass" as const }));
const first = (letter: "D" | "F", count: number): CheckId[] =>
  CHECK_IDS.filter((id) => id.startsWith(letter)).slice(0, count);
const atLeast = (metric: ScreenMetric, low: number): ScreenFilter => ({ metric, op: "atLeast", low });
const atMost = (metric: ScreenMetric, high: number): ScreenFilter => ({ metric, op: "atMost", high });
const best = (metric: ScreenMetric, share: number): ScreenFilter => ({
  metric,
  op: "percentileAtLeast",
  low: 1 - share,
  within: "market",
});
const highestFirst = (metric: ScreenMetric): ScreenOrder => ({ metric, descending: true });

/** Greenblatt names 50 million as the least for a private investor. */
const MIN_MARKET_VALUE = 50_000_000;

/**
 * The classic screens that need only accounts and today's price.
 *
 * @param aaaYield Yield of AAA corporate bonds on that day, a fraction; null when unknown: then Graham's simple screen,
 *   which compares with it, is left out.
 * @see docs/rules.md, "Classic screens"
 *
 * @example
 * classicScreens(0.053).find(({ id }) => id === "net-net")?.filters; // [{ check: "F8", state: "pass" }]
 */
export function classicScreens(aaaYield: number | null): readonly ClassicScreen[] {
  return aaaYield === null ? CLASSICS : [...CLASSICS, grahamSimple(aaaYield)];
}

function grahamSimple(aaaYield: number): ClassicScreen {
  return {
    id: "graham-simple",
    source: "Graham, interview in the Financial Analysts Journal 32(5), 1976.",
    filters: [atLeast("earningsYield", 2 * aaaYield), atLeast("equityToAssets", 0.5)],
    order: highestFirst("earningsYield"),
    take: null,
  };
}

const CLASSICS: readonly ClassicScreen[] = [
  {
    id: "graham-defensive",
    source: "Graham, The Intelligent Investor, ch. 14.",
    filters: passing(...first("D", 8)),
    order: { metric: "pe", descending: false },
    take: null,
  },
  {
    id: "graham-enterprising",
    source: "Graham, The Intelligent Investor, ch. 15.",
    filters: passing(...first("F", 7)),
    order: { metric: "pe", descending: false },
    take: null,
  },
  {
    id: "net-net",
    source: "Graham and Dodd, Security Analysis; Oppenheimer, Financial Analysts Journal 42(6), 1986.",
    filters: passing("F8"),
    order: highestFirst("bookToMarket"),
    take: null,
  },
  {
    id: "magic-formula",
    source: "Greenblatt, The Little Book That Beats the Market, 2005.",
    filters: [
      { companyTypes: INDUSTRIAL_TYPES.filter((type) => type !== "utility") },
      atLeast("marketValue", MIN_MARKET_VALUE),
    ],
    order: { bestBy: ["ebitToEnterpriseValue", "returnOnCapital"] satisfies RatioId[], within: "market" },
    take: 30,
  },
  {
    id: "acquirers-multiple",
    source: "Carlisle, Deep Value, 2014.",
    filters: [best("ebitToEnterpriseValue", 0.1)],
    order: highestFirst("ebitToEnterpriseValue"),
    take: null,
  },
  {
    id: "piotroski-value",
    source: "Piotroski, Journal of Accounting Research 38, 2000.",
    filters: [best("bookToMarket", 0.2), { check: "F11", state: "pass", threshold: 8 }],
    order: highestFirst("bookToMarket"),
    take: null,
  },
  {
    id: "gross-profitability",
    source: "Novy-Marx, Journal of Financial Economics 108(1), 2013.",
    filters: [best("grossProfitability", 0.2)],
    order: highestFirst("grossProfitability"),
    take: null,
  },
  {
    id: "quality",
    source: "After Asness, Frazzini and Pedersen, Review of Accounting Studies 24, 2019.",
    filters: [best("quality", 0.2)],
    order: highestFirst("quality"),
    take: null,
  },
  {
    id: "lynch-peg",
    source: "Lynch, One Up on Wall Street, 1989.",
    filters: [
      ...passing("G7"),
      { metric: "epsGrowthFiveYears" satisfies RatioId, op: "between", low: 0.15, high: 0.5 },
      atMost("debtToEquity", 0.8),
      atMost("inventoryGrowthOverSalesGrowth", 0.1),
    ],
    order: { metric: "peg", descending: false },
    take: null,
  },
  {
    id: "dividend-growth",
    source: "After the methodology of the S&P Dividend Aristocrats, which ask for 25 years.",
    filters: [atLeast("dividendRaiseYears", 10), atMost("payoutRatio", 0.75), ...passing("F5")],
    order: highestFirst("dividendYield"),
    take: null,
  },
  {
    id: "shareholder-yield",
    source: "Faber, Shareholder Yield, 2013.",
    filters: [best("shareholderYield", 0.1)],
    order: highestFirst("shareholderYield"),
    take: null,
  },
];
