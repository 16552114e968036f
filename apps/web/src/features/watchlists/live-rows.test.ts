import { describe, expect, it } from "vitest";
import { countsOf, fairValueGap, type Screen } from "./live-rows.ts";

const PROVENANCE = { source: "demo", periodEnd: "2026-06-30", formula: "priceInAccounts ÷ dcfValue" };

/** The answer of the screener for a company at half its DCF value, one without a DCF value, and a fund. */
const screen = {
  asked: new Set(["CHEAP", "BANK", "FUND", "GONE"]),
  rows: { symbol: ["CHEAP", "BANK", "FUND"], filedAt: ["2026-04-27", "2026-05-02", null] },
  columns: [
    {
      id: "O5",
      kind: "check",
      provenance: PROVENANCE,
      values: [0.5, null, null],
      because: [null, "not-applicable-to-banks", "not-applicable-to-other-assets"],
      states: ["pass", "not-applicable", "not-applicable"],
    },
    {
      id: "O1",
      kind: "check",
      provenance: PROVENANCE,
      values: [26, 9, null],
      because: null,
      states: ["near", "pass", "not-applicable"],
    },
    {
      id: "G1",
      kind: "check",
      provenance: PROVENANCE,
      values: [0, null, null],
      because: [null, "too-few-periods", "not-applicable-to-other-assets"],
      states: ["fail", "unknown", "not-applicable"],
    },
  ],
} as unknown as Screen;

describe("the fair-value gap", () => {
  it("is 100 % where the price is half the DCF value", () => {
    const gap = fairValueGap("CHEAP", screen);
    expect(gap.value).toBe(1);
    expect(gap).toMatchObject({ provenance: { source: "demo", filedAt: "2026-04-27" } });
  });

  it("is missing with the reason of the check where there is no DCF value", () => {
    expect(fairValueGap("BANK", screen)).toEqual({ value: null, because: "not-applicable-to-banks" });
  });

  it("is missing for what the data does not have", () => {
    expect(fairValueGap("GONE", screen)).toEqual({ value: null, because: "not-in-market-data" });
  });
});

describe("the checks of a stock", () => {
  it("are counted over all answers about it, without those that mean nothing for it", () => {
    const [first, ...others] = screen.columns;
    const halves = [
      { ...screen, columns: [first] },
      { ...screen, columns: others },
    ] as unknown as Screen[];
    expect(countsOf("CHEAP", halves)).toEqual({ pass: 1, near: 1, fail: 1, unknown: 0, because: null });
    expect(countsOf("BANK", halves)).toEqual({ pass: 1, near: 0, fail: 0, unknown: 1, because: "too-few-periods" });
    expect(countsOf("FUND", halves)).toEqual({ pass: 0, near: 0, fail: 0, unknown: 0, because: null });
  });

  it("are none of a stock without a row, and not known yet of one that was not asked for", () => {
    expect(countsOf("GONE", [screen])).toBeNull();
    expect(countsOf("OTHER", [screen])).toBeUndefined();
  });
});
