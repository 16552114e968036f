import type { WireMissing } from "@plumbline/contract";
import { honestyGrade } from "@plumbline/core/stats";
import { RISK_MEASURES } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { formatsOf } from "../../format/index.ts";
import { runs } from "../../i18n/catalogue/en/runs.ts";
import { type FindingResult, findingNumber, sentenceOf } from "./finding-words.ts";

/** Nothing is known: every rule still says so. */
const { findings } = honestyGrade({
  changedSignals: null,
  hasSurvivorBias: null,
  trades: null,
  investedYears: null,
  observations: null,
  minimumTrackRecord: null,
  probabilisticSharpe: null,
  deflatedSharpe: null,
  overfittingProbability: null,
  lagLoss: null,
  breakEvenCost: null,
  assumedCost: null,
  walkForwardEfficiency: null,
  excess: null,
  daysSinceSaved: null,
});

describe("what honesty finds", () => {
  it.each(findings.map(({ rule }) => rule))("has a sentence for %s, known and unknown", (id) => {
    const keys = Object.keys(runs).filter((key) => key.startsWith(`runs.finding.${id}`));
    expect(keys).toContain(`runs.finding.${id}.unknown`);
    expect(keys.length).toBeGreaterThanOrEqual(2);
  });
});

const NONE: WireMissing = { value: null, because: "tested-span-too-short" };
const account = { totalReturn: NONE, cagr: NONE, volatility: NONE, sharpe: NONE, maxDrawdown: NONE };
function performanceOf(total: number): FindingResult["statistics"]["performance"] {
  const measures = RISK_MEASURES.map((id) => [id, NONE]);
  return { ...Object.fromEntries(measures), totalReturn: { value: total, provenance: { source: "test" } } };
}
const FOUND: FindingResult = {
  equity: { date: ["2012-01-03", "2023-12-29"] },
  statistics: { sinceFirstTrade: NONE, performance: performanceOf(0.5) },
  honesty: { breakEvenCost: NONE },
};
const resultOf = (sinceFirstTrade: FindingResult["statistics"]["sinceFirstTrade"]): FindingResult => ({
  ...FOUND,
  statistics: { ...FOUND.statistics, sinceFirstTrade },
});

describe("the years of evidence", () => {
  const told = (because: FindingResult, value = 8.7) =>
    sentenceOf({ rule: "HON-04", state: "warn", value, cap: null }, because);

  it("are those with a position, of all, with the day of the first trade", () => {
    expect(told(resultOf({ date: "2015-03-02", account, benchmark: null }))).toBe("runs.finding.HON-04");
    expect(runs["runs.finding.HON-04"]).toContain("{n} of {of} years");
    expect(runs["runs.finding.HON-04"]).toContain("{day}");
  });

  it("are none of a run that was never invested, and those of the history where an earlier engine judged", () => {
    expect(told(resultOf({ value: null, because: "no-trades" }), 0)).toBe("runs.finding.HON-04.never");
    expect(told(resultOf({ value: null, because: "earlier-engine" }))).toBe("runs.finding.HON-04.history");
  });
});

describe("an order a day later", () => {
  const told = (value: number | null, total = 0.5) => {
    const result = { ...FOUND, statistics: { ...FOUND.statistics, performance: performanceOf(total) } };
    return sentenceOf({ rule: "HON-09", state: value === null ? "unknown" : "pass", value, cap: null }, result);
  };

  it("loses a share of the return, or gains one: a share below 0 is never told as lost", () => {
    expect(told(0.1)).toBe("runs.finding.HON-09");
    expect(told(0)).toBe("runs.finding.HON-09");
    expect(told(-0.2252)).toBe("runs.finding.HON-09.gain");
  });

  it("can cost nothing where nothing was gained", () => {
    expect(told(null, -0.1)).toBe("runs.finding.HON-09.none");
    expect(told(null, 0)).toBe("runs.finding.HON-09.none");
    expect(told(null, 0.5)).toBe("runs.finding.HON-09.unknown");
  });
});

describe("the costs that a run can bear", () => {
  const told = (value: number, breakEvenCost: FindingResult["honesty"]["breakEvenCost"]) =>
    sentenceOf({ rule: "HON-10", state: "pass", value, cap: null }, { ...FOUND, honesty: { breakEvenCost } });
  const known = { value: 0.003, provenance: { source: "test" } };

  it("are at least the highest that were tried where it bears them all", () => {
    expect(told(3.3, { value: null, because: "gains-at-every-cost" })).toBe("runs.finding.HON-10.atLeast");
    expect(told(2, known)).toBe("runs.finding.HON-10");
  });

  it("are no multiple of costs of 0, and none where it loses without any", () => {
    expect(told(0, known)).toBe("runs.finding.HON-10.free");
    expect(told(0, { value: null, because: "gains-at-every-cost" })).toBe("runs.finding.HON-10.free");
    expect(told(0, { value: null, because: "loses-without-costs" })).toBe("runs.finding.HON-10.loses");
  });
});

describe("the number of a finding", () => {
  const formats = formatsOf("en");

  it("is a probability of at most 99 %, and of at least 1 %, unless it is certain", () => {
    expect(findingNumber("HON-06", 0.9971, formats)).toBe("99%");
    expect(findingNumber("HON-08", 0.0021, formats)).toBe("1%");
    expect(findingNumber("HON-08", 0, formats)).toBe("0%");
  });

  it("is a ratio in whole percent, and a return a year with decimals", () => {
    expect(findingNumber("HON-11", 1.2236, formats)).toBe("122%");
    expect(findingNumber("HON-12", 0.0123, formats)).toBe("1.23%");
  });
});
