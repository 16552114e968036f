import { type Day, day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { pricesWhenPosted } from "./prices-when-posted.ts";

/** Friday and Monday around a 10:1 split on the Monday, and a session long after it. */
const DAYS = ["2024-06-07", "2024-06-10", "2024-08-01"].map(day);
const history: PriceHistory = {
  symbol: "NVDA",
  basis: "raw",
  source: "test",
  bars: {
    day: Int32Array.from(DAYS),
    open: Float64Array.of(1190, 120, 116),
    high: Float64Array.of(1216, 123, 118),
    low: Float64Array.of(1180, 117, Number.NaN),
    close: Float64Array.of(1208, 121, 110),
    volume: Float64Array.of(1, 1, 1),
  },
  actions: { splits: [{ exDay: day("2024-06-10"), ratio: 10 }], dividends: [] },
};

describe("the prices about a publication", () => {
  it("are of the sessions before and after it, in shares of its day", () => {
    expect(pricesWhenPosted(history, day("2024-06-10"))).toEqual({
      close: 120.8,
      low: 117,
      high: 123,
      sharesSince: 1,
      basis: "raw",
    });
    expect(pricesWhenPosted(history, day("2024-06-08"))).toMatchObject({
      close: 1208,
      low: 1170,
      high: 1230,
      sharesSince: 10,
    });
  });

  it("are those of one session where the other is more than a week away", () => {
    expect(pricesWhenPosted(history, day("2024-06-01"))).toMatchObject({ close: 1208, low: 1180, high: 1216 });
    expect(pricesWhenPosted(history, day("2024-08-08"))).toMatchObject({ close: 110, low: 110, high: 118 });
  });

  it("are not known more than a week from any session", () => {
    for (const date of ["2024-05-30", "2024-07-01", "2024-08-09"]) {
      expect(pricesWhenPosted(history, day(date) as Day)).toBeNull();
    }
  });
});
