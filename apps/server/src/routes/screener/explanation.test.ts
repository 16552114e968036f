import type { MetricColumn } from "@plumbline/core/screen";
import { withComparableMoney } from "@plumbline/core/screen";
import { day } from "@plumbline/core/time";
import { moatColumns, type Screening } from "@plumbline/market/screening";
import { describe, expect, it } from "vitest";
import { explanation } from "./explanation.ts";

const sizes: MetricColumn = {
  values: Float64Array.of(5e9, 7e9, 900e9, Number.NaN),
  good: "higher",
  missing: Uint8Array.of(0, 0, 0, 2),
};

/** Sizes of two companies in dollars, of one in yen, and of one without a price. */
const SCREENING: Screening = {
  asOf: day("2024-06-28"),
  symbols: ["A", "B", "YEN", "Z"],
  sectors: [],
  industries: [],
  matrix: withComparableMoney(
    {
      size: 4,
      metrics: new Map([["marketValue", sizes]]),
      checks: new Map(),
      types: ["other", "other", "other", "other"],
      sectors: new Int32Array(4),
      industries: new Int32Array(4),
    },
    { accounts: [1, 1, 0, 1], price: [1, 1, 0, 1] },
  ),
  periodEnd: [],
  filedAt: [],
  accountsState: [],
  accountsCurrency: ["USD", "USD", "JPY", "USD"],
  source: "test",
  priceSource: "test",
  rowOf: () => -1,
  moat: moatColumns([null, null, null, null]),
  standingOf: () => {
    throw new RangeError("There is no industry in this screening.");
  },
  multiplesOf: () => {
    throw new RangeError("There is no group in this screening.");
  },
};

describe("the reason why a stock does not pass a bound on an amount", () => {
  it("is the other currency of a known amount, and the missing input of an unknown one", () => {
    const least = { metric: "marketValue", op: "atLeast", low: 6e9 } as const;
    const of = (row: number) => explanation(SCREENING, row, [least])[0];
    const because = "other-currency";
    expect(of(0)).toMatchObject({ result: "fail", value: 5e9 });
    expect(of(2)).toMatchObject({ result: "missing", value: null, because });
    expect(of(3)).toMatchObject({ result: "missing", value: null, because: "no-price" });
  });
});
