import type { FactName } from "../facts.ts";
import { beyond, type Candidate } from "./finding.ts";
import type { FindingId } from "./finding-ids.ts";

/** Shares of the industry from which a company stands out. */
const AHEAD = 0.7;
const BEHIND = 0.3;

/** The findings that tell a standing in the industry: ahead of most and behind most by the share, ahead of all and behind all in words. */
interface RankedIds {
  readonly high: FindingId;
  readonly highest: FindingId;
  readonly low: FindingId;
  readonly lowest: FindingId;
}

/** A number that stands out in its industry, on either side. */
function ranked(value: FactName, rank: FactName, ids: RankedIds): Candidate[] {
  const of = { topic: value, facts: [value, rank] };
  const ahead = (fact: (name: FactName) => number) => (fact(value) > 0 ? beyond(fact(rank), AHEAD, 1) : 0);
  const behind = (fact: (name: FactName) => number) => beyond(fact(rank), BEHIND, 0);
  return [
    { ...of, id: ids.high, direction: "for", strength: (fact) => (fact(rank) < 1 ? ahead(fact) : 0) },
    { ...of, id: ids.highest, direction: "for", strength: (fact) => (fact(rank) < 1 ? 0 : ahead(fact)) },
    { ...of, id: ids.low, direction: "against", strength: (fact) => (fact(rank) > 0 ? behind(fact) : 0) },
    { ...of, id: ids.lowest, direction: "against", strength: (fact) => (fact(rank) > 0 ? 0 : behind(fact)) },
  ];
}

/** A change that is large in either direction. */
function changed(
  value: FactName,
  {
    up,
    down,
  }: { readonly up: readonly [FindingId, number, number]; readonly down: readonly [FindingId, number, number] },
  optional: readonly FactName[] = [],
): Candidate[] {
  const of = { topic: value, facts: [value], optional };
  return [
    { ...of, id: up[0], direction: "for", strength: (fact) => beyond(fact(value), up[1], up[2]) },
    { ...of, id: down[0], direction: "against", strength: (fact) => beyond(fact(value), down[1], down[2]) },
  ];
}

/** What a company earns, and how that changes. */
export const BUSINESS_CANDIDATES: readonly Candidate[] = [
  ...ranked("roe", "roeRank", { high: "roe-high", highest: "roe-highest", low: "roe-low", lowest: "roe-lowest" }),
  ...ranked("operatingMargin", "operatingMarginRank", {
    high: "operating-margin-high",
    highest: "operating-margin-highest",
    low: "operating-margin-low",
    lowest: "operating-margin-lowest",
  }),
  ...ranked("grossMargin", "grossMarginRank", {
    high: "gross-margin-high",
    highest: "gross-margin-highest",
    low: "gross-margin-low",
    lowest: "gross-margin-lowest",
  }),
  ...ranked("revenueChange", "revenueChangeRank", {
    high: "growth-ahead",
    highest: "growth-fastest",
    low: "growth-behind",
    lowest: "growth-slowest",
  }),
  ...changed("revenueChange", { up: ["revenue-up", 0.08, 0.6], down: ["revenue-down", -0.03, -0.35] }, ["revenue"]),
  ...changed("epsChange", { up: ["eps-up", 0.15, 1.2], down: ["eps-down", -0.1, -0.8] }),
  ...changed("epsGrowth", { up: ["eps-trend-up", 0.12, 0.6], down: ["eps-trend-down", -0.03, -0.35] }),
  ...changed("revenueGrowth", { up: ["revenue-trend-up", 0.08, 0.4], down: ["revenue-trend-down", -0.01, -0.2] }),
  // A quarter alone has the margin of its season: a year is compared with the years before.
  {
    id: "margin-wider",
    topic: "marginTrend",
    direction: "for",
    facts: ["operatingMarginYear", "operatingMarginAverage"],
    strength: (fact) =>
      fact("operatingMarginYear") > 0
        ? beyond(fact("operatingMarginYear") - fact("operatingMarginAverage"), 0.02, 0.15)
        : 0,
  },
  {
    id: "margin-thinner",
    topic: "marginTrend",
    direction: "against",
    facts: ["operatingMarginYear", "operatingMarginAverage"],
    strength: (fact) => beyond(fact("operatingMarginYear") - fact("operatingMarginAverage"), -0.02, -0.15),
  },
  {
    id: "loss",
    topic: "netIncome",
    direction: "against",
    facts: ["netIncome"],
    optional: ["revenue"],
    strength: (fact) => (fact("netIncome") < 0 ? 0.75 : 0),
  },
  {
    id: "profit-every-year",
    topic: "profitYears",
    direction: "for",
    facts: ["profitYears", "netIncome"],
    // The check counts ten years; a shorter record is no news, and neither is one that has just ended.
    strength: (fact) => (fact("netIncome") > 0 ? beyond(fact("profitYears"), 10, 20) : 0),
  },
  ...cashCandidates(),
];

function cashCandidates(): readonly Candidate[] {
  // Of a year: taxes, bonuses and inventory make the cash of one quarter say little of its profit.
  const conversion = (fact: (name: FactName) => number) => fact("freeCashFlowYear") / fact("netIncomeYear");
  return [
    {
      id: "cash-negative",
      topic: "freeCashFlow",
      direction: "against",
      facts: ["freeCashFlow"],
      strength: (fact) => (fact("freeCashFlow") < 0 ? 0.6 : 0),
    },
    {
      id: "cash-up",
      topic: "freeCashFlow",
      direction: "for",
      facts: ["freeCashFlow", "freeCashFlowChange"],
      strength: (fact) => (fact("freeCashFlow") > 0 ? beyond(fact("freeCashFlowChange"), 0.2, 2) : 0),
    },
    {
      id: "cash-down",
      topic: "freeCashFlow",
      direction: "against",
      facts: ["freeCashFlow", "freeCashFlowChange"],
      strength: (fact) => (fact("freeCashFlow") > 0 ? beyond(fact("freeCashFlowChange"), -0.2, -1) : 0),
    },
    {
      id: "profit-turns-to-cash",
      topic: "conversion",
      direction: "for",
      facts: ["freeCashFlowYear", "netIncomeYear"],
      strength: (fact) => (fact("netIncomeYear") > 0 ? beyond(conversion(fact), 1.1, 2.5) : 0),
    },
    {
      id: "profit-without-cash",
      topic: "conversion",
      direction: "against",
      facts: ["freeCashFlowYear", "netIncomeYear"],
      strength: (fact) =>
        fact("netIncomeYear") > 0 && fact("freeCashFlowYear") > 0 ? beyond(conversion(fact), 0.6, 0) : 0,
    },
  ];
}
