import { addMonths, type Day } from "@plumbline/core/time";
import { afterEach, describe, expect, it } from "vitest";
import type { ReferenceSeries } from "../model/index.ts";
import { readMarketIndex, readRiskFreeRates, whyNoRiskFreeRates } from "./index.ts";
import { BARS, daysUpTo, type GroupMarket, LAST_DAY, publishGroup } from "./testing/group-market.ts";

let market: GroupMarket;
afterEach(() => market.close());

function series(name: string, { end = LAST_DAY, value = 100 }: { end?: number; value?: number } = {}): ReferenceSeries {
  const unit = name.startsWith("treasury") ? "fraction" : "points";
  return { name, unit, source: "maker", day: daysUpTo(end), value: new Float64Array(BARS).fill(value) };
}

const publish = async (...all: ReferenceSeries[]) => {
  market = await publishGroup([], all);
  return market.snapshot;
};

describe("the index of a market", () => {
  it("is counted as the stock is, with dividends or without", async () => {
    const snapshot = await publish(series("demo-index"), series("demo-index-total-return", { value: 200 }));
    const price = readMarketIndex(snapshot, "price", LAST_DAY);
    const total = readMarketIndex(snapshot, "total", LAST_DAY);
    expect([price?.name, price?.closes.close[0]]).toEqual(["demo-index", 100]);
    expect([total?.name, total?.closes.close[0], total?.source]).toEqual(["demo-index-total-return", 200, "maker"]);
  });

  it("is null where there is none of this kind", async () => {
    expect(readMarketIndex(await publish(series("sp500")), "total", LAST_DAY)).toBeNull();
  });

  it("is a fund on the S&P 500 where no series has it, with its dividends too, unless it is quoted elsewhere", async () => {
    const spy = { symbol: "SPY", cik: 1, price: 500 };
    market = await publishGroup([spy]);
    for (const basis of ["price", "total"] as const) {
      const index = readMarketIndex(market.snapshot, basis, LAST_DAY);
      expect([index?.name, index?.closes.close.at(-1)]).toEqual(["SPY", 500]);
    }
    market.close();
    market = await publishGroup([{ ...spy, changes: { currency: "MXN" } }]);
    expect(readMarketIndex(market.snapshot, "price", LAST_DAY)).toBeNull();
    market.close();
    market = await publishGroup([spy], [series("sp500")]);
    expect(readMarketIndex(market.snapshot, "price", LAST_DAY)?.name).toBe("sp500");
  });

  it("ends with the stock, and is null where it ended more than a week before", async () => {
    const snapshot = await publish(series("sp500", { end: LAST_DAY - 8 }));
    expect(readMarketIndex(snapshot, "price", addMonths(LAST_DAY, -1))?.closes.day.at(-1)).toBe(
      addMonths(LAST_DAY, -1),
    );
    expect(readMarketIndex(snapshot, "price", LAST_DAY)).toBeNull();
  });
});

describe("the risk-free rates of a span", () => {
  const span = { from: addMonths(LAST_DAY, -6), to: LAST_DAY };

  it("are those of three-month bills", async () => {
    const snapshot = await publish(series("treasury-3month", { value: 0.04 }), series("treasury-10year"));
    expect(readRiskFreeRates(snapshot, span)).toMatchObject({ name: "treasury-3month", source: "maker" });
  });

  it("are null where none reach from its first day to its last", async () => {
    const snapshot = await publish(series("treasury-3month", { end: LAST_DAY - 46 }), series("treasury-10year"));
    expect(readRiskFreeRates(snapshot, span)).toBeNull();
    const early = { from: addMonths(LAST_DAY, -24), to: addMonths(LAST_DAY, -6) };
    expect(readRiskFreeRates(snapshot, early)).toBeNull();
    expect(readRiskFreeRates(snapshot, { ...span, to: addMonths(LAST_DAY, -1) })?.name).toBe("treasury-3month");
  });

  it("that end too early, or begin too late, are missing for that reason", async () => {
    const snapshot = await publish(series("treasury-3month", { end: LAST_DAY - 46 }));
    expect(whyNoRiskFreeRates(snapshot, span.from)).toBe("interest-rate-too-old");
    expect(whyNoRiskFreeRates(snapshot, addMonths(LAST_DAY, -24))).toBe("no-interest-rate");
  });

  it("are not carried on for more than 45 days where the source has a gap", async () => {
    const after = (days: readonly number[]) => days.map((count) => span.from + count);
    const rates = { name: "treasury-3month", unit: "fraction", source: "maker" } as const;
    // The third is 46 days after the second, as near as any that follows in time; the fourth is 55 days after the third.
    const day = Int32Array.from(after([0, 45, 91, 146]));
    const snapshot = await publish({ ...rates, day, value: Float64Array.of(0.01, 0.02, 0.03, 0.04) });
    const known = readRiskFreeRates(snapshot, { from: span.from, to: (span.from + 146) as Day })?.rates;
    expect([...(known?.day ?? [])]).toEqual(after([0, 45, 91, 137, 146]));
    expect([...(known?.rate ?? [])]).toEqual([0.01, 0.02, 0.03, Number.NaN, 0.04]);
  });
});
