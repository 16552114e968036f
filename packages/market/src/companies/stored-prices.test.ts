import type { Day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { readPriceSeries } from "./price-series.ts";
import { readStock } from "./stored-stock.ts";
import { JUDGED_MOVE, JUDGED_STOCK, judgedMarket, LAST_BAR } from "./testing/judged-market.ts";
import { usablePrices } from "./usable-prices.ts";

async function doubtsOf(options: Parameters<typeof judgedMarket>[0]): Promise<number> {
  const snapshot = await judgedMarket(options);
  const series = readPriceSeries(snapshot, JUDGED_STOCK);
  snapshot.close();
  return series?.doubts.length ?? Number.NaN;
}

describe("a judged move", () => {
  it("is a doubt unless another source confirmed it", async () => {
    for (const verdict of ["contradicted", "from-action", "unsupported"] as const) {
      expect(await doubtsOf({ verdict })).toBe(1);
    }
    expect(await doubtsOf({ verdict: "confirmed" })).toBe(0);
  });

  it("on hardly any volume is supported by what the company filed within a day, and by nothing else it filed", async () => {
    const filed = (days: number) => (JUDGED_MOVE + days) as Day;
    expect(await doubtsOf({ verdict: "unsupported", filed: { filed: filed(-1) } })).toBe(0);
    expect(await doubtsOf({ verdict: "unsupported", filed: { form: "10-Q/A", filed: filed(1) } })).toBe(0);
    expect(await doubtsOf({ verdict: "unsupported", filed: { filed: filed(2) } })).toBe(1);
    expect(await doubtsOf({ verdict: "unsupported", filed: { form: "4" } })).toBe(1);
  });

  it("that another source contradicts, or a split makes, no filing supports: the day of a spin-off has one", async () => {
    expect(await doubtsOf({ verdict: "contradicted", filed: {} })).toBe(1);
    expect(await doubtsOf({ verdict: "from-action", filed: {} })).toBe(1);
  });

  it("is not known before its day", async () => {
    const snapshot = await judgedMarket({ verdict: "contradicted" });
    const doubts = (asOf: string) => readPriceSeries(snapshot, JUDGED_STOCK, asOf)?.doubts.length;
    expect([doubts("2022-12-16"), doubts("2022-12-17")]).toEqual([0, 1]);
    snapshot.close();
  });

  it("leaves momentum and the mean of 200 days unknown where they contain it", async () => {
    const unknown = async (daysAgo: number) => {
      const snapshot = await judgedMarket({ verdict: "contradicted", on: (LAST_BAR - daysAgo) as Day });
      const { unknown: missed } = usablePrices(readStock(snapshot, JUDGED_STOCK), LAST_BAR);
      snapshot.close();
      return [missed.momentum?.value, missed.sma200?.value];
    };
    // Momentum is the return from 252 to 21 bars ago, the mean that of the last 200 closes.
    expect(await unknown(10)).toEqual([undefined, null]);
    expect(await unknown(21)).toEqual([null, null]);
    expect(await unknown(198)).toEqual([null, null]);
    expect(await unknown(199)).toEqual([null, undefined]);
    expect(await unknown(251)).toEqual([null, undefined]);
    expect(await unknown(252)).toEqual([undefined, undefined]);
  });
});
