import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { inputsOf } from "./check-inputs.fixture.ts";
import { type AltmanScore, altman, CHECKS, evaluateChecks, type PiotroskiYear, piotroski, summarise } from "./index.ts";
import { endsOf, growthRate } from "./registry/years.ts";

type Numbers = Readonly<Record<string, number | null>>;

interface GoldenCompany {
  readonly input: Numbers & {
    readonly name: string;
    readonly sector: "manufacturer" | "software" | "bank";
    readonly epsAnnual: number[];
    readonly revAnnual: number[];
  };
  readonly expected: {
    readonly results: Record<string, "pass" | "fail" | "na">;
    readonly derived: Record<"pe" | "pe3" | "pb" | "ev" | "ntaPerShare" | "epsCagr5", number | null>;
    readonly summary: Record<"O" | "G" | "F" | "D", { pass: number; fail: number; na: number }>;
  };
}

/** golden-checks.json: computed by an independent program; amounts in millions. */
interface GoldenChecks {
  readonly cases: {
    readonly checks: GoldenCompany[];
    readonly piotroski: {
      readonly t: Numbers;
      readonly t1: Numbers;
      readonly t2: Numbers;
      readonly expected: {
        readonly signals: Record<string, string>;
        readonly score: number;
        readonly available: number;
        readonly roa: number;
        readonly roaPrior: number;
        readonly cfoOverAssets: number;
      };
    }[];
    readonly altman: {
      readonly input: Numbers;
      readonly expected: Record<
        "X1" | "X2" | "X3" | "X4market" | "X4book" | "X5" | "Z" | "Z1" | "Z2" | "EMS",
        number
      > & {
        readonly zones: Record<string, string>;
      };
    }[];
  };
}

const COMPANIES = ["Sturdy Tools", "Burning Apps", "Corner Bank", "Zero Debt Co"] as const;
const TABS = { O: "overview", G: "growth", F: "offensive", D: "defensive" } as const;

describe.skipIf(needsSharedData)("golden-checks.json", () => {
  it.each(COMPANIES)("holds the 42 checks of %s and their counts", (name) => {
    const { input, expected } = company(name);
    const { checks } = evaluateChecks(inputsOfGolden(input));
    const named = checks.map(({ result }, k) => [`${CHECKS[k]?.id} ${CHECKS[k]?.rule.name}`, result]);
    expect(Object.fromEntries(named)).toEqual(expected.results);
    const counts = summarise(checks);
    for (const [letter, tab] of Object.entries(TABS)) {
      expect(counts[tab]).toMatchObject(expected.summary[letter as keyof typeof TABS]);
    }
  });

  it.each(COMPANIES)("holds the values behind the checks of %s", (name) => {
    const { input, expected } = company(name);
    const { checks } = evaluateChecks(inputsOfGolden(input));
    const measuredOf = (id: string) => checks.find(({ check }) => check === id)?.value ?? null;
    expect(measuredOf("O1")).toBe(expected.derived.pe);
    expect(measuredOf("D7")).toBe(expected.derived.pe3);
    const ends = endsOf(input.epsAnnual, 5);
    if (ends && expected.derived.epsCagr5 !== null) {
      expect(growthRate(ends.first, ends.last, 5)).toBe(expected.derived.epsCagr5);
    }
    const { ev, ntaPerShare, pb, pe3 } = expected.derived;
    if (ev !== null && (input.ebit as number) > 0) expect(measuredOf("F9")).toBe((input.ebit as number) / ev);
    if (ntaPerShare !== null && ntaPerShare > 0) expect(measuredOf("F7")).toBe((input.price as number) / ntaPerShare);
    if (pb !== null && pe3 !== null) expect(measuredOf("D8")).toBe(pb * Math.min(pe3, 15));
  });

  it.each([0, 1, 2])("holds the signals and the score of Piotroski's case %d", (k) => {
    const { t, t1, t2, expected } = golden().cases.piotroski[k] as GoldenChecks["cases"]["piotroski"][number];
    const { signals, ...found } = piotroski({ year: year(t), yearBefore: year(t1), twoYearsBefore: year(t2) });
    const { signals: wanted, ...numbers } = expected;
    expect(Object.fromEntries(signals.map(({ name, result }) => [name, result]))).toEqual(wanted);
    expect(found).toEqual(numbers);
  });

  it("holds the terms, scores and zones of Altman's case", () => {
    const [one] = golden().cases.altman;
    const { input, expected } = one as GoldenChecks["cases"]["altman"][number];
    const { terms, ...scores } = altman({
      currentAssets: input.ca as number,
      currentLiabilities: input.cl as number,
      retainedEarnings: input.re as number,
      operatingIncome: input.ebit as number,
      marketValue: input.mve as number,
      equity: input.bve as number,
      liabilities: input.tl as number,
      revenue: input.rev as number,
      assets: input.ta as number,
    });
    const { X1, X2, X3, X4market, X4book, X5, zones } = expected;
    expect(terms).toEqual({ x1: X1, x2: X2, x3: X3, x4Market: X4market, x4Book: X4book, x5: X5 });
    const wanted = { z: "Z", zPrivate: "Z1", zNonManufacturer: "Z2", zEmergingMarket: "EMS" } as const;
    for (const [ours, theirs] of Object.entries(wanted)) {
      const { score, zone } = scores[ours as keyof typeof wanted] as AltmanScore;
      expect(score).toBeCloseTo(expected[theirs], 13);
      expect(zone).toBe(zones[theirs]);
    }
  });
});

function golden(): GoldenChecks {
  return JSON.parse(readFileSync(sharedFile("golden/golden-checks.json"), "utf8"));
}

function company(name: string): GoldenCompany {
  return golden().cases.checks.find(({ input }) => input.name === name) as GoldenCompany;
}

function year(numbers: Numbers): PiotroskiYear {
  const of = (key: string) => numbers[key] ?? null;
  return {
    netIncome: of("ni"),
    assets: of("assets"),
    cfo: of("cfo"),
    longTermDebt: of("ltd"),
    currentAssets: of("ca"),
    currentLiabilities: of("cl"),
    shares: of("shares"),
    grossProfit: of("gross"),
    revenue: of("rev"),
  };
}

/** The golden file counts money in millions; the checks of size count it in dollars. */
function inputsOfGolden(input: GoldenCompany["input"]) {
  const type = input.sector === "software" ? "other" : input.sector;
  const of = (key: string) => input[key] ?? null;
  const dollars = (key: string) => (of(key) === null ? null : (of(key) as number) * 1e6);
  return inputsOf(type, {
    price: of("price"),
    priceInAccounts: of("price"),
    sma200: of("sma200"),
    targetAverage: of("targetAvg"),
    momentum: of("mom"),
    benchmarkMomentum: of("momBench"),
    industryPe: of("industryPe"),
    dcfValue: of("dcf"),
    grahamValue: of("graham"),
    epsTtm: of("epsTtm"),
    epsQuarter: of("epsQ"),
    epsQuarterYearAgo: of("epsQ4"),
    epsAnnual: input.epsAnnual,
    revenueTtm: of("revTtm"),
    revenueTtmDollars: dollars("revTtm"),
    revenueQuarter: of("revQ"),
    revenueQuarterYearAgo: of("revQ4"),
    revenueAnnual: input.revAnnual,
    netIncomeTtm: of("niTtm"),
    operatingIncomeTtm: of("ebit"),
    interestTtm: of("interest"),
    cfoTtm: of("cfo"),
    freeCashFlowTtm: of("fcfTtm"),
    freeCashFlowTtmThreeYearsAgo: of("fcf3y"),
    grossMargin: of("gm"),
    grossMarginYearAgo: of("gm4"),
    roe: of("roe"),
    assets: of("assets"),
    assetsDollars: dollars("assets"),
    currentAssets: of("ca"),
    currentLiabilities: of("cl"),
    liabilities: of("tl"),
    equity: of("equity"),
    preferred: of("preferred"),
    minorityInterest: of("nci"),
    goodwill: of("goodwill"),
    intangibles: of("intangibles"),
    propertyNet: of("ppe"),
    cash: of("cash"),
    totalDebt: of("debt"),
    shortTermDebt: of("stDebt"),
    longTermDebt: of("ltd"),
    marketValue: of("mcap"),
    sharesOutstanding: of("shares"),
    sharesDiluted: of("shares"),
    sharesDilutedThreeYearsAgo: of("shares3y"),
    dividendsTtm: of("dpsTtm"),
    dividendYears: of("divYears"),
    dividendHistoryYears: of("divHistory"),
    piotroski: of("fscore"),
    altman: of("z"),
  });
}
