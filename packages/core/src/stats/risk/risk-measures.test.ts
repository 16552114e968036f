import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { day } from "../../time/index.ts";
import { RISK_MEASURES, type RiskMeasuresInput, riskMeasures } from "../index.ts";

const provenance = { source: "test" };
const measured = (closes: RiskMeasuresInput["closes"], more: Partial<RiskMeasuresInput> = {}) =>
  riskMeasures({ closes, benchmark: null, riskFree: 0, provenance, ...more });

describe("riskMeasures", () => {
  it("has every figure, each with its rule and period", () => {
    const bars = randomBars(1, 400);
    const { figures } = measured(bars, { benchmark: { day: bars.day, close: randomBars(2, 400).close } });
    expect(Object.keys(figures).sort()).toEqual([...RISK_MEASURES].sort());
    for (const measure of RISK_MEASURES) {
      expect(figures[measure], measure).toMatchObject({
        provenance: { source: "test", formula: expect.stringMatching(/^STA-\d\d$/), periodStart: expect.any(String) },
      });
    }
  });

  it("names the day of the best and worst day, and the month of the best and worst month", () => {
    const days = ["2024-01-31", "2024-02-01", "2024-02-29", "2024-03-28", "2024-04-30"].map(day);
    const { bestDay, worstDay, bestMonth, worstMonth } = measured(flatBars(days, [100, 150, 120, 60, 90])).figures;
    expect(bestDay).toMatchObject({ value: 0.5, provenance: { periodStart: "2024-01-31", periodEnd: "2024-02-01" } });
    expect(worstDay).toMatchObject({ value: -0.5, provenance: { periodStart: "2024-02-29", periodEnd: "2024-03-28" } });
    expect(bestMonth).toMatchObject({ value: 0.5, provenance: { periodStart: "2024-04-01", periodEnd: "2024-04-30" } });
    expect(worstMonth).toMatchObject({
      value: -0.5,
      provenance: { periodStart: "2024-03-01", periodEnd: "2024-03-31" },
    });
  });

  it("gives a rate per year only from one year on", () => {
    const over = (from: string, to: string) => measured(flatBars([day(from), day(to)], [100, 121])).figures;
    expect(over("2020-01-01", "2022-01-01").cagr.value).toBeCloseTo(1.21 ** (365.25 / 731) - 1, 12);
    expect(over("2023-03-01", "2024-02-28").cagr).toEqual({ value: null, because: "history-too-short" });
    expect(over("2023-03-01", "2024-02-28").totalReturn.value).toBeCloseTo(0.21, 12);
    expect(over("2023-03-01", "2024-02-29").cagr.value).toBeGreaterThan(0.21);
  });

  const because = (reason: string) => ({ value: null, because: reason });

  it("gives a missing price or a short history as the reason", () => {
    const { figures } = measured(flatBars([], []));
    expect(Object.values(figures)).toEqual(RISK_MEASURES.map(() => because("no-price")));
    const one = measured(flatBars([1], [5])).figures;
    const { beta, alpha, correlation, trackingError, informationRatio, ...rest } = one;
    expect(Object.values(rest)).toEqual(Object.keys(rest).map(() => because("history-too-short")));
    expect(beta).toEqual(because("no-index"));
    expect([alpha, correlation, trackingError, informationRatio]).toEqual(new Array(4).fill(beta));
  });

  it("gives an unknown risk-free rate as the reason, also where only some days lack it", () => {
    const bars = randomBars(2, 300);
    const late = { day: Int32Array.of(bars.day[5] as number), rate: Float64Array.of(0.02) };
    for (const riskFree of [null, late]) {
      const { figures } = measured(bars, { riskFree, benchmark: randomBars(2, 300) });
      for (const id of ["sharpe", "sortino", "downsideDeviation", "alpha"] as const) {
        expect(figures[id], id).toEqual(because("no-interest-rate"));
      }
      expect(figures.beta.value).toBeCloseTo(1, 12);
      expect(figures.volatility.value).toBeGreaterThan(0);
    }
  });

  it("has no ratio where there is no risk", () => {
    const flat = flatBars(
      Array.from({ length: 500 }, (_, i) => i),
      new Array(500).fill(20),
    );
    const { figures } = measured(flat, { benchmark: flat, riskFree: 0.03 });
    for (const id of ["sharpe", "calmar", "beta", "alpha", "correlation", "informationRatio", "skewness"] as const) {
      expect(figures[id], id).toEqual(because("denominator-not-positive"));
    }
    expect([figures.volatility.value, figures.maxDrawdown.value, figures.trackingError.value]).toEqual([0, 0, 0]);
  });

  it("compares with a benchmark over sixty common days or more", () => {
    const bars = randomBars(3, 400);
    const first = (n: number) => ({ day: bars.day.subarray(0, n), close: bars.close.subarray(0, n) });
    expect(measured(bars, { benchmark: first(60) }).figures.beta).toEqual(because("too-few-common-days"));
    const { commonDays, figures } = measured(bars, { benchmark: first(61) });
    expect(commonDays).toBe(60);
    expect(figures.beta.value).toBeCloseTo(1, 12);
  });

  it("makes a stock that is its benchmark a beta of 1 and no alpha", () => {
    const bars = randomBars(4, 300);
    const { beta, alpha, correlation, trackingError } = measured(bars, { benchmark: bars, riskFree: 0.03 }).figures;
    expect(beta.value).toBeCloseTo(1, 12);
    expect(alpha.value).toBeCloseTo(0, 12);
    expect(correlation.value).toBeCloseTo(1, 12);
    expect(trackingError.value).toBe(0);
  });

  it("does not change with the currency unit", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const bars = randomBars(seed, 300);
        const cents = measured({ ...bars, close: bars.close.map((price) => price * 100) }, { benchmark: bars }).figures;
        const { figures } = measured(bars, { benchmark: bars });
        for (const id of RISK_MEASURES) {
          if (id === "informationRatio" || id === "trackingError") continue;
          expect(cents[id].value ?? Number.NaN, id).toBeCloseTo(figures[id].value ?? Number.NaN, 8);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("orders its losses: the mean of the worst days below their bound, the worst day below both", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { valueAtRisk, conditionalValueAtRisk, worstDay, maxDrawdown } = measured(randomBars(seed, 300)).figures;
        expect(conditionalValueAtRisk.value).toBeLessThanOrEqual(valueAtRisk.value as number);
        expect(worstDay.value).toBeLessThanOrEqual(conditionalValueAtRisk.value as number);
        expect(maxDrawdown.value).toBeLessThanOrEqual(worstDay.value as number);
      }),
    );
  });

  it("lowers Sharpe by the risk-free rate over the volatility", () => {
    const bars = randomBars(6, 600);
    const without = measured(bars).figures;
    const { sharpe } = measured(bars, { riskFree: 0.03 }).figures;
    const perDay = 1.03 ** (1 / 252) - 1;
    const lower = (252 * perDay) / (without.volatility.value as number);
    expect(sharpe.value).toBeCloseTo((without.sharpe.value as number) - lower, 10);
  });
});
