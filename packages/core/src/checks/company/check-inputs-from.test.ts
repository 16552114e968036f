import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import type { Figure } from "../../figure/index.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import type { Bars, Dividend } from "../../series/index.ts";
import { type Day, day, weekdayOf } from "../../time/index.ts";
import { CHECKS, checkInputsFrom, companyScores, evaluateChecks, figureOfEvaluation } from "../index.ts";
import { marketValueOf } from "./market-value.ts";

/** A share that gains a thousandth on every weekday from 2010 on and closes at 100 on 2 January 2024. */
function risingShare(dividends: readonly Dividend[] = []) {
  const days: Day[] = [];
  for (let at = day("2010-01-04"); at <= day("2026-05-01"); at = (at + 1) as Day) {
    if (weekdayOf(at) <= 5 && weekdayOf(at) >= 1) days.push(at);
  }
  const anchor = days.indexOf(day("2024-01-02"));
  const close = Float64Array.from(days, (_, k) => 100 * 1.001 ** (k - anchor));
  const bars: Bars = { day: Int32Array.from(days), open: close, high: close, low: close, close, volume: close };
  return { source: "test", currency: "USD", bars, actions: { splits: [], dividends } };
}

const quarterly: readonly Dividend[] = Array.from({ length: 16 * 4 }, (_, k) => ({
  exDay: day(`${2010 + Math.floor(k / 4)}-${["02", "05", "08", "11"][k % 4]}-10`),
  amount: 0.25,
}));

describe.skipIf(needsSharedData)("the inputs of a real company", () => {
  const asOf = "2024-01-02";
  const apple = () => companyOn("AAPL", asOf);
  const inputs = once(() => checkInputsFrom({ fundamentals: apple(), source: "sec", prices: risingShare(quarterly) }));

  it("are Apple's as its 10-K for fiscal 2023 reports them", () => {
    // Form 10-K filed 2023-11-03: net sales 383,285, net income 96,995, EPS 6.13, total assets 352,583, operating cash
    // flow 110,543, capital expenditure 10,959, current assets 143,566, current liabilities 145,308 (millions).
    const { revenueTtm, netIncomeTtm, epsTtm, assets, cfoTtm, freeCashFlowTtm, currentAssets, currentLiabilities } =
      inputs();
    expect(numbers([revenueTtm, netIncomeTtm, epsTtm, assets])).toEqual([383_285e6, 96_995e6, 6.13, 352_583e6]);
    expect(numbers([cfoTtm, freeCashFlowTtm])).toEqual([110_543e6, 99_584e6]);
    expect(numbers([currentAssets, currentLiabilities])).toEqual([143_566e6, 145_308e6]);
  });

  it("take the price of the day and what was paid in the year before", () => {
    const { price, dividendsTtm, dividendYears, dividendHistoryYears } = inputs();
    expect(price.value).toBeCloseTo(100, 9);
    expect(dividendsTtm.value).toBe(1);
    // Complete years 2010 (known from 4 January) to 2023.
    expect(numbers([dividendYears, dividendHistoryYears])).toEqual([14, 14]);
  });

  it("measure momentum from 252 to 21 bars ago", () => {
    // 231 bars of one thousandth each.
    expect(inputs().momentum.value).toBeCloseTo(1.001 ** 231 - 1, 9);
  });

  it("use nothing that was filed or traded later", () => {
    const later = risingShare(quarterly);
    const until = later.bars.day.indexOf(day(asOf)) + 1;
    const cut = Object.fromEntries(
      Object.entries(later.bars).map(([name, column]) => [name, column.slice(0, until)]),
    ) as unknown as Bars;
    const prices = { ...later, bars: cut };
    expect(checkInputsFrom({ fundamentals: apple(), source: "sec", prices })).toEqual(inputs());
  });

  it("give every check of an ordinary company a value or a reason", () => {
    const { checks } = evaluateChecks(inputs());
    for (const evaluation of checks) {
      const shown = figureOfEvaluation(evaluation, inputs());
      if (shown.value === null) expect(evaluation.because).not.toBeNull();
      else expect(shown.provenance).toMatchObject({ formula: evaluation.check });
    }
    const unknown = checks.filter(({ result }) => result === "na").map(({ check }) => check);
    // No valuation, targets, benchmark and industry were given.
    expect(unknown).toEqual(["O3", "O5", "O6", "O8", "F12"]);
  });

  it("have a P/E of price and diluted EPS", () => {
    const { checks } = evaluateChecks(inputs());
    // 100 / 6.13
    expect(checks[0]).toMatchObject({ check: "O1", result: "pass", state: "pass" });
    expect(checks[0]?.value).toBeCloseTo(16.3132, 4);
  });

  it("score Apple's fiscal 2023 with all nine signals", () => {
    // By hand from the 10-Ks for 2023 and 2022: return on assets 96,995 / 352,755 = 0.275 after 99,803 / 351,002 = 0.284;
    // leverage 105,103 / 352,669 = 0.298 after 110,087 / 351,879 = 0.313; current ratio 0.988 after 0.879; gross margin
    // 0.441 after 0.433; turnover 383,285 / 352,755 = 1.087 after 394,328 / 351,002 = 1.123; shares bought back.
    const { piotroski } = companyScores(apple(), null);
    expect(piotroski?.signals.map(({ result }) => result === "pass")).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(piotroski).toMatchObject({ score: 7, available: 9 });
  });

  it("are not compared across currencies", () => {
    const prices = { ...risingShare(), currency: "EUR" };
    const { priceInAccounts, marketValue, price } = checkInputsFrom({ fundamentals: apple(), source: "sec", prices });
    expect(priceInAccounts).toEqual({ value: null, because: "currencies-differ" });
    expect(marketValue).toEqual({ value: null, because: "currencies-differ" });
    expect(price.value).toBeCloseTo(100, 9);
  });

  it.each([
    ["an unknown currency", null, "currency-unknown"],
    ["pence", "GBX", "currencies-differ"],
  ] as const)("are not compared with a price in %s", (_, currency, because) => {
    const prices = { ...risingShare(), currency };
    const { priceInAccounts, marketValue, price } = checkInputsFrom({ fundamentals: apple(), source: "sec", prices });
    expect([priceInAccounts, marketValue]).toEqual([
      { value: null, because },
      { value: null, because },
    ]);
    expect(price.value).toBeCloseTo(100, 9);
  });

  it("have no price for want of a price, whatever its currency is", () => {
    const none = new Float64Array();
    const bars: Bars = { day: new Int32Array(), open: none, high: none, low: none, close: none, volume: none };
    for (const currency of ["USD", "EUR", null]) {
      const record = { fundamentals: apple(), source: "sec", prices: { ...risingShare(), currency, bars } };
      const { priceInAccounts, marketValue } = checkInputsFrom(record);
      expect([priceInAccounts, marketValue]).toEqual(Array(2).fill({ value: null, because: "no-price" }));
      expect(marketValueOf(record).marketValue).toEqual({ value: null, because: "no-price" });
    }
  });

  it("take a price on the share count of the accounts where one is given", () => {
    const record = { fundamentals: apple(), source: "sec", prices: risingShare() };
    const priceInAccounts = { value: null, because: "not-available-from-provider" } as const;
    const { price, marketValue, altman } = checkInputsFrom({ ...record, priceInAccounts });
    expect(price.value).toBeCloseTo(100, 9);
    // A manufacturer's Z needs its market value, and is missing for the same reason.
    expect([marketValue, altman]).toEqual([priceInAccounts, priceInAccounts]);
  });

  it("judge a bank by its own checks", () => {
    const fundamentals = companyOn("JPM", "2025-06-01");
    const card = evaluateChecks(checkInputsFrom({ fundamentals, source: "sec", prices: risingShare() }));
    const leverage = card.substitutes.find(({ check }) => check === "B1");
    // JPMorgan at 2025-03-31: assets 4,357,856, equity 351,420 (millions).
    expect(leverage?.value).toBeCloseTo(4_357_856 / 351_420, 6);
    expect(card.checks.filter(({ because }) => because === "not-applicable-to-banks")).toHaveLength(
      CHECKS.filter(({ notFor }) => notFor.includes("bank")).length,
    );
  });

  it("judge a company that makes losses by how long its cash lasts", () => {
    const fundamentals = companyOn("SNOW", "2025-06-15");
    const { substitutes } = evaluateChecks(checkInputsFrom({ fundamentals, source: "sec", prices: risingShare() }));
    // Snowflake loses money on paper and earns free cash.
    expect(substitutes.map(({ check, result }) => [check, result])).toEqual([["R1", "pass"]]);
  });
});

function numbers(figures: readonly Figure[]) {
  return figures.map(({ value }) => value);
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
