import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { factsOfFile } from "../fundamentals/company-facts.fixture.ts";
import { fundamentalsAsOf, prepareFacts } from "../fundamentals/index.ts";
import { day } from "../time/index.ts";
import type { MarketInputs } from "../valuation/index.ts";
import { MOAT_MEASURES, type MoatMeasure } from "../words/index.ts";
import {
  durability,
  type MeasureNumbers,
  moatLabel,
  moatMeasures,
  moatPeers,
  moatSources,
  moatYears,
  movedLimits,
  yearSpread,
} from "./index.ts";

const FULL = "companyfacts_full/2026-04";
const FILES: Readonly<Record<string, readonly [file: string, sic: number]>> = {
  AAPL: [`${FULL}/CIK0000320193.json.gz`, 3571],
  KMB: [`${FULL}/CIK0000055785.json.gz`, 2670],
  GOOGL: [`${FULL}/CIK0001652044.json.gz`, 7370],
  MRVL: ["companyfacts_full/2026-06_07/CIK0001835632.json.gz", 3674],
  SNOW: ["companyfacts_full/edgartools_fixtures/snow_facts.json.gz", 7372],
  LPA: ["companyfacts_full/edgartools_fixtures/lpa_facts.json.gz", 4220],
  WMT: ["companyfacts_2fy/wmt_companyfacts.json.gz", 5331],
  JPM: ["companyfacts_2fy/jpm_companyfacts.json.gz", 6021],
  MSFT: ["companyfacts_22tags/MSFT.json.gz", 7372],
  AMAT: ["companyfacts_22tags/AMAT.json.gz", 3559],
  INTC: ["companyfacts_22tags/INTC.json.gz", 3674],
  LRCX: ["companyfacts_22tags/LRCX.json.gz", 3559],
  MU: ["companyfacts_22tags/MU.json.gz", 3674],
  SNPS: ["companyfacts_22tags/SNPS.json.gz", 7372],
  CRM: ["companyfacts_22tags/CRM.json.gz", 7372],
  KO: ["companyfacts_22tags/KO.json.gz", 2086],
};

/** Bonds at 3 % and a premium of 5 %: capital costs 8 % where no price weighs the debt. */
const MARKET: MarketInputs = {
  price: { value: null, because: "no-price" },
  riskFreeRate: { value: 0.03, provenance: { source: "test" } },
  equityRiskPremium: { value: 0.05, provenance: { source: "test" } },
};

function judged(symbol: string) {
  const [file, sic] = FILES[symbol] as readonly [string, number];
  const fundamentals = fundamentalsAsOf(prepareFacts(factsOfFile(file)), { asOf: day("2026-04-01"), sic });
  const company = { fundamentals, source: "sec" };
  const isFinancial = fundamentals.company.type === "bank";
  const spreads = moatYears(company).map((year) => yearSpread(year, MARKET, isFinancial));
  return { spreads, durability: durability(spreads.map(({ spread }) => spread)), measures: moatMeasures(company) };
}

describe.skipIf(needsSharedData)("the moats of real companies on 2026-04-01, at a cost of capital of 8 %", () => {
  // Returns and medians by a separate script from the XBRL facts of the 10-K and 20-F filings, with the tags of each company
  // picked by hand; the return of the last fiscal year, the share of years above 8 %, the median spread and its change.
  it.each([
    ["AAPL", 10, 0.93762, 1, 0.591325, 0.115705],
    ["GOOGL", 10, 0.363986, 1, 0.284443, -0.023078],
    ["MRVL", 5, 0.052174, 0, -0.099165, null],
    ["SNOW", 5, -1.088474, 0, -0.675941, null],
  ])("%s: %i years, the last at %d", (symbol, known, last, share, median, change) => {
    const found = judged(symbol);
    expect(found.spreads.at(-1)?.returned.value).toBeCloseTo(last, 5);
    expect(found.durability).toMatchObject({
      known,
      share,
      median: expect.closeTo(median, 5),
      change: change === null ? null : expect.closeTo(change, 5),
    });
  });

  // Two or three years of facts, and extracts cut to 22 concepts, none of which is equity.
  it.each([
    ["LPA", 3, "too-few-periods"],
    ["WMT", 1, "too-few-periods"],
    ["JPM", 2, "too-few-periods"],
    // Its 10-K for 2025 restates 2023 and 2024 without the tissue business that it sells; 2022 is stated with it.
    ["KMB", 3, "restated-perimeter"],
    ["MSFT", 0, "not-in-market-data"],
    ["KO", 0, "not-in-market-data"],
  ])("%s is not judged by %i years: %s", (symbol, known, because) => {
    expect(judged(symbol).durability).toMatchObject({ known, share: null, because });
  });

  it("keeps the return of Kimberly-Clark's latest year, which crosses no seam: 0.224716", () => {
    expect(judged("KMB").spreads.at(-1)?.returned.value).toBeCloseTo(0.224716, 5);
  });

  const INDUSTRY = ["AAPL", "MSFT", "AMAT", "INTC", "LRCX", "MU", "SNPS", "CRM", "KO"];
  const measures = new Map(INDUSTRY.map((symbol) => [symbol, judged(symbol).measures]));
  const numbersOf = (symbol: string) =>
    Object.fromEntries(
      MOAT_MEASURES.map((name) => [name, measures.get(symbol)?.[name].value ?? Number.NaN]),
    ) as MeasureNumbers;

  // By a separate script likewise: medians of five years, variation, slope and deviation over ten. Microsoft restated its
  // fiscal 2016 to 2018 for the new standard on revenue: its growth is that from 91,154 million in 2016 on.
  it.each([
    ["AAPL", 0.441311, 0.084711, 0.302887, -0.01052, 0.114916],
    ["MSFT", 0.689201, 0.031192, 0.420553, -0.006471, 0.042521],
    ["AMAT", 0.473226, 0.045199, 0.292195, -0.006051, 0.146183],
    ["INTC", 0.400365, 0.231717, 0.001715, 0.036396, 0.101772],
    ["LRCX", 0.465283, 0.028798, 0.306439, -0.002824, 0.210079],
    ["MU", 0.376214, 0.564543, 0.226782, 0.017715, 0.404633],
    ["CRM", 0.75497, 0.020989, 0.143759, -0.003799, 0.077116],
  ])("%s keeps %d of its revenue after its costs", (symbol, margin, variation, operating, trend, deviation) => {
    const found = numbersOf(symbol);
    expect(found.grossMargin).toBeCloseTo(margin, 5);
    expect(found.grossMarginVariation).toBeCloseTo(variation, 5);
    expect(found.operatingMargin).toBeCloseTo(operating, 5);
    expect(found.costTrend).toBeCloseTo(trend, 5);
    expect(found.growthDeviation).toBeCloseTo(deviation, 5);
  });

  it("counts Synopsys from 2022 on, which its 10-K for 2024 restates without the business that it sold", () => {
    // Gross profit 3,717.701, 4,287.171, 4,882.147 and 5,430.629 of revenue 4,615.714, 5,318.014, 6,127.436 and 7,054.178;
    // operating income 1,148.714, 1,273.239, 1,355.711 and 914.927: four years have a level, and neither trend nor deviation.
    const { grossMargin, operatingMargin, ...others } = judged("SNPS").measures;
    expect(grossMargin.value).toBeCloseTo((3_717.701 / 4_615.714 + 4_882.147 / 6_127.436) / 2, 9);
    expect(operatingMargin.value).toBeCloseTo((1_273.239 / 5_318.014 + 1_355.711 / 6_127.436) / 2, 9);
    for (const name of ["grossMarginVariation", "costTrend", "growthDeviation"] as const) {
      expect(others[name], name).toEqual({ value: null, because: "restated-perimeter" });
    }
  });

  it("Apple's would be wide, were these nine an industry", () => {
    const columns = Object.fromEntries(
      MOAT_MEASURES.map((name) => [name, Float64Array.from(INDUSTRY, (symbol) => numbersOf(symbol)[name])]),
    ) as Record<MoatMeasure, Float64Array>;
    const standing = moatPeers(columns, [...INDUSTRY.keys()]).standingOf(0);
    // Gross margin above Intel's and Micron's; operating margin below Microsoft's and Lam's; growth steadier than that of
    // Applied, Lam and Micron, of seven that have one. Sales of 416,161 of 931,440 million, of which Microsoft has 30 % and nobody else a tenth.
    expect(standing.shares).toMatchObject({ grossMargin: 2 / 8, operatingMargin: 6 / 8, growthDeviation: 4 / 7 });
    expect(standing).toMatchObject({ revenueShare: expect.closeTo(416_161 / 931_439.769, 6), largeCompanies: 2 });
    const sources = moatSources({ measures: numbersOf("AAPL"), standing, whyMissing: () => null });
    expect(sources.map(({ score, reason }) => [score, reason])).toEqual([
      [0, "margin-ordinary"],
      [3, "costs-low-and-falling"],
      [0, "unsteady"],
      [2, "large-share"],
      [null, "not-measurable"],
    ]);
    const label = moatLabel({ durability: judged("AAPL").durability, sources }, movedLimits());
    expect(label).toMatchObject({ width: "wide", trend: "widening", strong: 2 });
  });
});
