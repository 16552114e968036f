import { type CheckId, checkOf } from "@plumbline/core/checks";
import type { CheckColumn } from "@plumbline/core/screen";
import { day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import { INSTRUMENTS } from "../../testing/tiny-market.ts";
import { filedRows } from "./filed-companies.ts";

const SYMBOLS = ["ADAM", "NONE", "YAHO"];

/** What is held against the threshold of each check, company by company. */
function screening(values: readonly (readonly [CheckId, readonly number[]])[]) {
  const checks = new Map(values.map(([id, held]) => [id, columnOf(id, held)]));
  return { matrix: { checks, types: ["bank"] as const }, rowOf: (symbol: string) => SYMBOLS.indexOf(symbol) };
}

function columnOf(id: CheckId, held: readonly number[]): CheckColumn {
  const { comparison, rule } = checkOf(id);
  return {
    comparison,
    isCount: false,
    values: Float64Array.from(held),
    threshold: rule.threshold,
    thresholds: null,
    upTo: null,
    missing: new Uint8Array(held.length),
  };
}

it("filed companies with turned checks come first, and a check that other companies can turn does not count", () => {
  const companies = SYMBOLS.map((symbol, row) => {
    const instrument = INSTRUMENTS.find((one) => one.symbol === symbol);
    if (!instrument) throw new Error(`There is no ${symbol}.`);
    return { instrument, row, filedAt: day("2024-06-03"), periodEnd: day("2024-03-31") };
  });
  // P/E below 25, a current ratio of 2 or more; O3 compares with the industry.
  const before = screening([
    ["O1", [24, 26, 20]],
    ["F2", [1, 1, 2.5]],
    ["O3", [1.2, 0.8, 0.8]],
  ]);
  const today = screening([
    ["O1", [20, 24, 26]],
    ["F2", [1, 2.5, 1]],
    ["O3", [0.8, 1.2, 1.2]],
  ]);
  const rows = filedRows(companies, { before, today });
  expect(rows.map(({ symbol, passed, failed }) => [symbol, passed, failed])).toEqual([
    ["NONE", ["O1", "F2"], []],
    ["YAHO", [], ["O1", "F2"]],
    ["ADAM", [], []],
  ]);
  expect(rows.map(({ companyType }) => companyType)).toEqual(["other", "other", "bank"]);
});
