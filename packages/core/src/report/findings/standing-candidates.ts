import { beyond, type Candidate } from "./finding.ts";

/** How a company is financed, how durable its returns are, and what its share costs. */
export const STANDING_CANDIDATES: readonly Candidate[] = [...financing(), ...durability(), ...price()];

function financing(): readonly Candidate[] {
  return [
    one("interest-covered", "for", "interestCoverage", [12, 60]),
    one("interest-tight", "against", "interestCoverage", [3, -1]),
    one("liquid", "for", "currentRatio", [2.5, 8]),
    one("illiquid", "against", "currentRatio", [0.9, 0.3]),
    one("debt-light", "for", "cashFlowToDebt", [0.8, 4]),
    one("debt-heavy", "against", "cashFlowToDebt", [0.12, -0.1]),
    one("distress", "against", "altman", [1.8, 0]),
    one("runway-short", "against", "runway", [2, 0]),
    one("shares-fewer", "for", "shareGrowth", [-0.01, -0.06]),
    one("shares-more", "against", "shareGrowth", [0.03, 0.15]),
    one("piotroski-high", "for", "piotroski", [8, 9.5]),
    one("piotroski-low", "against", "piotroski", [3, 0]),
    {
      id: "dividend-high",
      topic: "dividendYield",
      direction: "for",
      facts: ["dividendYield", "freeCashFlow"],
      // A yield that no cash pays for speaks for nothing.
      strength: (fact) => (fact("freeCashFlow") > 0 ? beyond(fact("dividendYield"), 0.03, 0.09) : 0),
    },
    one("dividend-long", "for", "dividendYears", [10, 50]),
  ];
}

function durability(): readonly Candidate[] {
  return [
    {
      id: "spread-durable",
      topic: "moatMedian",
      direction: "for",
      facts: ["moatMedian", "moatShare", "moatYears", "moatYearsAbove"],
      strength: (fact) => (fact("moatShare") >= 0.9 ? beyond(fact("moatMedian"), 0.05, 0.35) : 0),
    },
    {
      id: "spread-negative",
      topic: "moatMedian",
      direction: "against",
      facts: ["moatMedian"],
      optional: ["moatYears", "moatShare"],
      strength: (fact) => beyond(fact("moatMedian"), -0.005, -0.12),
    },
    one("spread-rising", "for", "moatChange", [0.03, 0.25]),
    one("spread-falling", "against", "moatChange", [-0.03, -0.25]),
  ];
}

function price(): readonly Candidate[] {
  return [
    {
      id: "dcf-above",
      topic: "dcfGap",
      direction: "for",
      facts: ["dcfGap", "dcfValue"],
      strength: (fact) => beyond(fact("dcfGap"), 0.15, 1.2),
    },
    {
      id: "dcf-below",
      topic: "dcfGap",
      direction: "against",
      facts: ["dcfGap", "dcfValue"],
      strength: (fact) => beyond(fact("dcfGap"), -0.15, -0.85),
    },
    {
      id: "cheap",
      topic: "pe",
      direction: "for",
      facts: ["pe", "peRank"],
      strength: (fact) => (fact("pe") > 0 && fact("peRank") < 1 ? beyond(fact("peRank"), 0.7, 1) : 0),
    },
    {
      id: "cheapest",
      topic: "pe",
      direction: "for",
      facts: ["pe", "peRank"],
      strength: (fact) => (fact("pe") > 0 && fact("peRank") === 1 ? 1 : 0),
    },
    {
      id: "expensive",
      topic: "pe",
      direction: "against",
      facts: ["pe", "peRank"],
      strength: (fact) => (fact("pe") > 0 && fact("peRank") > 0 ? beyond(fact("peRank"), 0.25, 0) : 0),
    },
    {
      id: "most-expensive",
      topic: "pe",
      direction: "against",
      facts: ["pe", "peRank"],
      strength: (fact) => (fact("pe") > 0 && fact("peRank") === 0 ? 1 : 0),
    },
    {
      // Where its industry has too few companies to be compared with, the limit of the check is.
      id: "demanding",
      topic: "pe",
      direction: "against",
      facts: ["pe", "peLimit"],
      strength: (fact) => (Number.isNaN(fact("peRank")) ? beyond(fact("pe"), fact("peLimit"), 3 * fact("peLimit")) : 0),
    },
    {
      id: "targets-above",
      topic: "targetUpside",
      direction: "for",
      facts: ["targetUpside", "targetFirms"],
      strength: (fact) => (fact("targetFirms") >= FIRMS ? beyond(fact("targetUpside"), 0.12, 0.8) : 0),
    },
    {
      id: "targets-below",
      topic: "targetUpside",
      direction: "against",
      facts: ["targetUpside", "targetFirms"],
      strength: (fact) => (fact("targetFirms") >= FIRMS ? beyond(fact("targetUpside"), -0.03, -0.4) : 0),
    },
    one("price-up", "for", "priceYear", [0.3, 1.5]),
    one("price-down", "against", "priceYear", [-0.15, -0.7]),
    one("far-below-high", "against", "belowHigh", [-0.25, -0.8]),
    one("volatile", "against", "volatility", [0.5, 1.2]),
  ];
}

/** Fewer firms with a target are no consensus. */
const FIRMS = 3;

/** A finding of one number: where it starts to be unusual, and where it is as unusual as can be. */
function one(
  id: Candidate["id"],
  direction: Candidate["direction"],
  name: Candidate["facts"][number],
  [from, full]: readonly [number, number],
): Candidate {
  return { id, topic: name, direction, facts: [name], strength: (fact) => beyond(fact(name), from, full) };
}
