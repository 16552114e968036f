import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { dailyReturns } from "../series/index.ts";
import { day, formatDay, monthIndexOf } from "../time/index.ts";
import {
  closesOfLastMonths,
  type DailyCloses,
  drawdowns,
  mean,
  monthlyReturns,
  monthTable,
  type RiskMeasure,
  riskMeasures,
} from "./index.ts";
import { beta } from "./risk/beta.ts";
import { sharpeRatio, sortinoRatio, volatility } from "./risk/scatter-figures.ts";
import { valueAtRisk } from "./risk/value-at-risk.ts";

type GoldenRisk = Readonly<Record<string, number | string | null>>;

/** The parts of golden-statistics.json that the price series do not cover; computed by independent Python. */
interface GoldenStatistics {
  readonly tolerance: { readonly abs: number };
  readonly series: { readonly date: string[]; readonly adjClose: number[]; readonly benchmark: number[] };
  readonly fullHistoryRf0: GoldenRisk;
  readonly fiveYearRf3pct: GoldenRisk & { readonly from: string };
  readonly seasonality: {
    readonly asOf: string;
    readonly window: readonly [string, string];
    readonly months: number;
    readonly monthlyTable: Record<string, Record<string, number>>;
    readonly partialMonth: string;
    readonly yearTable: Record<string, { return: number; months: number; partial: boolean }>;
    readonly byCalendarMonth: Record<string, Record<"n" | "average" | "median" | "winRate" | "best" | "worst", number>>;
    readonly averageMonthlyReturn: number;
    readonly geometricMonthlyReturn: number;
    readonly winRate: number;
    readonly best: number;
    readonly worst: number;
    readonly fiveYearReturn: number;
    readonly monthlyVolatilityAnnualised: number;
  };
  readonly handCheck: {
    readonly prices: number[];
    readonly benchmarkReturns: number[];
    readonly expected: Record<string, number>;
  };
}

/** Their name of each figure that we show. */
const SHOWN: Readonly<Record<string, RiskMeasure>> = {
  totalReturn: "totalReturn",
  cagrCalendar: "cagr",
  annualReturn252: "annualReturn252",
  volatility: "volatility",
  sharpe: "sharpe",
  sortino: "sortino",
  downsideDeviationAnnual: "downsideDeviation",
  maxDrawdown: "maxDrawdown",
  calmar: "calmar",
  beta: "beta",
  correlation: "correlation",
  trackingError: "trackingError",
  informationRatio: "informationRatio",
  var95Historical: "valueAtRisk",
  var95Normal: "valueAtRiskParametric",
  var95CornishFisher: "valueAtRiskCornishFisher",
  cvar95MeanAtOrBelowVaR: "conditionalValueAtRisk",
  // At this length of history empyrical's count of the worst days is the same set of days.
  cvar95Empyrical: "conditionalValueAtRisk",
  skewPopulation: "skewness",
  kurtosisPopulation: "kurtosis",
  winRateDays: "winRateOfDays",
};
const WITHOUT_INTEREST: Readonly<Record<string, RiskMeasure>> = {
  sharpeRf0: "sharpe",
  sortinoRf0: "sortino",
  alphaLinearRf0: "alpha",
};
/** What is not among the figures, from those that are: each as its name says. */
const ELSEWHERE = [
  "n",
  "years",
  "from",
  "meanDaily",
  "maxDrawdownPeak",
  "maxDrawdownTrough",
  "maxDrawdownRecovered",
  "calmar252",
  "alphaEmpyricalRf0",
];

describe.skipIf(needsSharedData)("golden-statistics.json", () => {
  it.each([
    ["the whole history without interest", "fullHistoryRf0", 0],
    ["five years at an interest of 3 %", "fiveYearRf3pct", 0.03],
  ] as const)("holds the risk of %s", (_, name, riskFree) => {
    const { closes, benchmark, ...file } = golden();
    const expected: GoldenRisk = file[name];
    const span = name === "fiveYearRf3pct" ? closesOfLastMonths(closes, 60) : closes;
    const measured = riskMeasures({ closes: span, benchmark, riskFree, provenance: { source: "test" } });
    const withoutInterest = riskMeasures({ closes: span, benchmark, riskFree: 0, provenance: { source: "test" } });
    const covered = [...Object.keys(SHOWN), ...Object.keys(WITHOUT_INTEREST), ...ELSEWHERE];
    expect(Object.keys(expected).filter((key) => !covered.includes(key))).toEqual([]);
    for (const [theirs, ours] of Object.entries(SHOWN)) expectNear(measured.figures[ours].value, expected[theirs]);
    for (const [theirs, ours] of Object.entries(WITHOUT_INTEREST)) {
      expectNear(withoutInterest.figures[ours].value, expected[theirs]);
    }
    const returns = dailyReturns(span.close).subarray(1);
    expect([measured.days, measured.commonDays]).toEqual([expected.n, expected.n]);
    expectNear(mean(returns), expected.meanDaily);
    expectNear(((span.day.at(-1) as number) - (span.day[0] as number)) / 365.25, expected.years);
    const { annualReturn252, maxDrawdown } = measured.figures;
    expectNear((annualReturn252.value as number) / -(maxDrawdown.value as number), expected.calmar252);
    const alpha = withoutInterest.figures.alpha.value as number;
    expectNear((1 + alpha / 252) ** 252 - 1, expected.alphaEmpyricalRf0);
    const [deepest] = drawdowns(span, 1);
    expect(deepest && formatDay(deepest.peakDay)).toBe(expected.maxDrawdownPeak);
    expect(deepest && formatDay(deepest.troughDay)).toBe(expected.maxDrawdownTrough);
    expect(deepest?.recoveryDay ? formatDay(deepest.recoveryDay) : null).toBe(expected.maxDrawdownRecovered);
  });

  it("begins five years with the close five years before", () => {
    const { closes, fiveYearRf3pct } = golden();
    expect(closesOfLastMonths(closes, 60).day[0]).toBe(day(fiveYearRf3pct.from));
  });

  it("holds the cells of the month table, the running month among them", () => {
    const { table, seasonality } = golden();
    expect(table.runningMonth).toBe(monthOf(seasonality.partialMonth));
    expect(table.years.map(({ year }) => String(year))).toEqual(Object.keys(seasonality.monthlyTable));
    for (const { year, months } of table.years) {
      months.forEach((value, k) => {
        const expected = seasonality.monthlyTable[year]?.[k + 1];
        if (expected === undefined) expect(value, `${year}-${k + 1}`).toBeNaN();
        else expectNear(value, expected);
      });
    }
  });

  it("holds the years, marked where months are missing", () => {
    const { table, seasonality } = golden();
    for (const { year, total, n, isPartial } of table.years) {
      const expected = seasonality.yearTable[year];
      expectNear(total, expected?.return);
      expect([n, isPartial]).toEqual([expected?.months, expected?.partial]);
    }
  });

  it("holds the footer of each calendar month", () => {
    const { table, seasonality } = golden();
    table.byMonth.forEach((ours, k) => {
      const expected = seasonality.byCalendarMonth[k + 1];
      for (const name of ["n", "average", "median", "winRate", "best", "worst"] as const) {
        expectNear(ours[name], expected?.[name]);
      }
    });
  });

  it("holds the summary of the sixty months", () => {
    const { table, seasonality } = golden();
    const { window, overall } = table;
    expect([window.first, window.first + window.returns.length - 1]).toEqual(seasonality.window.map(monthOf));
    expect(overall.n).toBe(seasonality.months);
    expectNear(overall.average, seasonality.averageMonthlyReturn);
    expectNear(overall.geometricAverage, seasonality.geometricMonthlyReturn);
    expectNear(overall.total, seasonality.fiveYearReturn);
    expectNear(overall.winRate, seasonality.winRate);
    expectNear(overall.best, seasonality.best);
    expectNear(overall.worst, seasonality.worst);
    expectNear(volatility(window.returns, 12), seasonality.monthlyVolatilityAnnualised);
  });

  it("holds the case worked by hand", () => {
    const { prices, benchmarkReturns, expected } = golden().handCheck;
    const closes = { day: Int32Array.from(prices.keys()), close: Float64Array.from(prices) };
    const returns = dailyReturns(closes.close).subarray(1);
    expectNear((prices.at(-1) as number) / (prices[0] as number) - 1, expected.totalReturn);
    expectNear(mean(returns), expected.meanDaily);
    expectNear(volatility(returns, 252), expected.volatility);
    expectNear(sharpeRatio(returns), expected.sharpeRf0);
    expectNear(sortinoRatio(returns), expected.sortinoRf0);
    expectNear(drawdowns(closes, 1)[0]?.depth, expected.maxDrawdown);
    expectNear(beta(returns, benchmarkReturns), expected.beta);
    expectNear(valueAtRisk(returns).historical, expected.var95Historical);
    const { winRateOfDays } = riskMeasures({
      closes,
      benchmark: null,
      riskFree: 0,
      provenance: { source: "test" },
    }).figures;
    expectNear(winRateOfDays.value, expected.winRateDays);
  });
});

const TOLERANCE = 1e-9;

function expectNear(ours: number | null | undefined, expected: number | string | null | undefined): void {
  expect(typeof expected).toBe("number");
  expect(Math.abs((ours ?? Number.NaN) - (expected as number))).toBeLessThan(TOLERANCE);
}

/** Numbers a month written as `2024-03`. */
function monthOf(text: string): number {
  return monthIndexOf(day(`${text}-01`));
}

function golden() {
  const file: GoldenStatistics = JSON.parse(readFileSync(sharedFile("golden/golden-statistics.json"), "utf8"));
  expect(file.tolerance.abs).toBe(TOLERANCE);
  const days = Int32Array.from(file.series.date, day);
  const closes: DailyCloses = { day: days, close: Float64Array.from(file.series.adjClose) };
  const benchmark: DailyCloses = { day: days, close: Float64Array.from(file.series.benchmark) };
  expect(days.at(-1)).toBe(day(file.seasonality.asOf));
  return { ...file, closes, benchmark, table: monthTable(monthlyReturns(closes)) };
}
