import { describe, expect, it } from "vitest";
import { basisEvidence } from "./basis-evidence.ts";

function bars(close: readonly number[], open: readonly number[] = close) {
  const column = Float64Array.from(close);
  return {
    day: Int32Array.from(close, (_, at) => 19_724 + at),
    open: Float64Array.from(open),
    high: column,
    low: column,
    close: column,
    volume: column,
  };
}

const NONE = Float64Array.from({ length: 4 }, () => Number.NaN);

describe("what the numbers of a series show about its adjustment", () => {
  it("is that it is raw where the close halves and the adjusted close does not", () => {
    const adjusted = Float64Array.of(50, 50.5, 50, 51);
    expect(basisEvidence(bars([100, 101, 50, 51]), { adjusted, splits: NONE })).toMatchObject({ basis: "raw" });
  });

  it("is that splits are in it where close and adjusted close differ by a dividend of 1 %", () => {
    const adjusted = Float64Array.of(99, 99.99, 100, 102);
    const found = basisEvidence(bars([100, 101, 100, 102]), { adjusted, splits: NONE });
    expect(found).toMatchObject({
      basis: "split-adjusted",
      sentence: { english: expect.stringContaining("dividends only") },
    });
  });

  it("is what the price does on the day of a stated split", () => {
    const splits = Float64Array.of(0, 0, 2, 0);
    expect(basisEvidence(bars([100, 101, 50, 51]), { adjusted: null, splits })).toMatchObject({ basis: "raw" });
    expect(basisEvidence(bars([50, 50.5, 50, 51]), { adjusted: null, splits })).toMatchObject({
      basis: "split-adjusted",
    });
  });

  it("is yfinance's adjustment where closes are 32-bit numbers and opens are products", () => {
    // Math.fround(27.3325) written out is 27.332500457763672.
    const close = [27.332500457763672, 27.1299991607666, 27.25, 27.399999618530273].map((value) => Math.fround(value));
    const products = close.map((value) => value * 0.987654321);
    const found = basisEvidence(bars(close, products), { adjusted: null, splits: NONE });
    expect(found).toMatchObject({ basis: "total-return", sentence: { english: expect.stringContaining("32-bit") } });
    // Opens that are 32-bit numbers too were not multiplied: only the adjusted close was left out.
    const opens = close.map((value) => Math.fround(value - 0.1));
    expect(basisEvidence(bars(close, opens), { adjusted: null, splits: NONE }).sentence).toBeNull();
  });

  it("is nothing where the adjusted close is the close", () => {
    const close = [10, 11, 12, 13];
    const adjusted = Float64Array.from(close);
    expect(basisEvidence(bars(close), { adjusted, splits: NONE })).toEqual({ basis: "split-adjusted", sentence: null });
  });
});
