import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { agreementOf } from "./price-agreement.ts";

const FIRST = day("2024-01-01");

function history(closes: readonly number[], basis: PriceHistory["basis"] = "split-adjusted"): PriceHistory {
  const close = Float64Array.from(closes);
  const bars = {
    day: Int32Array.from(closes, (_, at) => FIRST + at),
    open: close,
    high: close,
    low: close,
    close,
    volume: close,
  };
  return { symbol: "ADAM", basis, source: "example", bars, actions: { splits: [], dividends: [] } };
}

/** Twenty closes that move by up to three percent a day, and no day like the next. */
const closes = Array.from({ length: 20 }, (_, at) => 100 + 8 * Math.sin(at * 1.7) + at / 3);
const others = Array.from({ length: 20 }, (_, at) => 60 + 5 * Math.cos(at * 2.3));

describe("two sources of one stock", () => {
  it("agree where one has taken a split out of its prices that the other still shows", () => {
    const raw = closes.map((close, at) => (at < 10 ? close * 2 : close));
    expect(agreementOf(history(closes), history(raw, "raw"))).toBe("same");
  });

  it("agree at any level, unless both are as traded", () => {
    const half = closes.map((close) => close / 2);
    expect(agreementOf(history(closes), history(half))).toBe("same");
    expect(agreementOf(history(closes, "raw"), history(half, "raw"))).toBe("different");
    expect(agreementOf(history(half, "raw"), history(closes, "raw"))).toBe("different");
  });

  it("differ when one of them is another stock", () => {
    expect(agreementOf(history(closes), history(others))).toBe("different");
  });

  it("say nothing by four common days, nor by days without a price", () => {
    expect(agreementOf(history(closes), history(others.slice(0, 4)))).toBe("unknown");
    expect(agreementOf(history(closes), history(closes.map(() => Number.NaN)))).toBe("unknown");
  });
});
