import { describe, expect, it } from "vitest";
import { checkOf } from "../checks/index.ts";
import { blankCheckColumn, type MetricColumn, type ScreenMatrix } from "../screen/index.ts";
import { type ColumnCondition, evaluateAlerts, pastRings, problemOf } from "./index.ts";

const column = (...values: number[]): MetricColumn => ({
  values: Float64Array.from(values),
  good: "higher",
  missing: new Uint8Array(values.length),
});

const checkColumn = (id: "O5" | "O8" | "D2", ...values: number[]) => ({
  ...blankCheckColumn(checkOf(id), values.length),
  values: Float64Array.from(values),
});

/** Three companies of one sector. */
const MATRIX: ScreenMatrix = {
  size: 3,
  metrics: new Map([
    ["price", column(50, 20, Number.NaN)],
    ["change.1m", column(0.12, -0.2, 0.01)],
    ["pe", { ...column(10, 20, 30), good: "lower" }],
    ["moatWidth", column(2, 0, Number.NaN)],
  ]),
  checks: new Map([
    // Price ÷ value: a value of 100, of 16 and of nothing.
    ["O5", checkColumn("O5", 0.5, 1.25, Number.POSITIVE_INFINITY)],
    ["O8", checkColumn("O8", 1.1, 0.95, Number.NaN)],
    ["D2", checkColumn("D2", 2.1, 1.5, Number.NaN)],
  ]),
  types: ["other", "other", "other"],
  sectors: Int32Array.of(0, 0, 0),
  industries: Int32Array.of(-1, -1, -1),
};

function outcomeOf(condition: ColumnCondition, row: number, last: number | null) {
  const line = "line" in condition ? condition.line : 0;
  return evaluateAlerts(MATRIX, [{ condition, row, line, last }])[0];
}

describe("alerts on the columns of a market", () => {
  it.each<[string, ColumnCondition, number, number]>([
    ["a price of 50 reaches 50", { kind: "price", direction: "above", line: 50 }, 0, 50],
    ["a price of 20 falls to 21", { kind: "price", direction: "below", line: 21 }, 1, 20],
    ["a month brought 12 %", { kind: "change", period: "1m", direction: "above", line: 0.1 }, 0, 0.12],
    ["a share is worth twice its price", { kind: "gap", model: "dcf", direction: "above", line: 0.5 }, 0, 1],
    ["a share worth 16 costs 20", { kind: "gap", model: "dcf", direction: "below", line: -0.1 }, 1, -0.2],
    ["a model gives nothing", { kind: "gap", model: "dcf", direction: "below", line: -0.9 }, 2, -1],
    ["targets are a tenth above the price", { kind: "consensus", direction: "above" }, 0, 0.1],
    ["targets lie below the price", { kind: "consensus", direction: "below" }, 1, -0.05],
    ["a P/E falls to 10", { kind: "metric", metric: "pe", direction: "below", line: 12 }, 0, 10],
    [
      "the cheapest of three has the best standing",
      { kind: "percentile", metric: "pe", within: "sector", direction: "above", line: 0.9 },
      0,
      1,
    ],
    ["current assets are twice the liabilities", { kind: "check", check: "D2", turns: "pass" }, 0, 2.1],
    ["current assets are less than that", { kind: "check", check: "D2", turns: "fail" }, 1, 1.5],
  ])("ring where %s", (_, condition, row, value) => {
    const outcome = outcomeOf(condition, row, 0);
    expect(outcome).toMatchObject({ last: 1, rings: true });
    expect(outcome?.value).toBeCloseTo(value, 12);
    expect(outcomeOf(condition, row, 1)).toMatchObject({ last: 1, rings: false });
    expect(outcomeOf(condition, row, null)).toMatchObject({ last: 1, rings: false });
  });

  it("ring where a moat is wider or narrower than it was known to be", () => {
    expect(outcomeOf({ kind: "moat", change: "wider" }, 0, 1)).toEqual({ last: 2, rings: true, value: 2 });
    expect(outcomeOf({ kind: "moat", change: "narrower" }, 0, 1)).toMatchObject({ last: 2, rings: false });
    expect(outcomeOf({ kind: "moat", change: "any" }, 1, 2)).toMatchObject({ last: 0, rings: true });
    expect(outcomeOf({ kind: "moat", change: "any" }, 2, 2)).toMatchObject({ last: 2, rings: false });
  });

  it("remember what was known while a number is missing, or the market does not have the stock", () => {
    const condition = { kind: "price", direction: "above", line: 50 } as const;
    for (const last of [0, 1, null]) {
      expect(outcomeOf(condition, 2, last)).toMatchObject({ last, rings: false });
      expect(outcomeOf(condition, -1, last)).toMatchObject({ last, rings: false });
    }
  });
});

describe("past rings of an alert", () => {
  it("have the day and the number, and need both sides to be known", () => {
    const days = Int32Array.of(100, 101, 102, 103);
    const columns = { metrics: new Map([["price", column(49, Number.NaN, 51, 48)]]), checks: new Map() };
    const condition = { kind: "price", direction: "above", line: 50 } as const;
    expect(pastRings(condition, { days, columns })).toEqual({ rings: [{ day: 102, value: 51 }], known: 2 });
  });

  it("are not known of a number that is known on one day alone", () => {
    const columns = { metrics: new Map([["price", column(Number.NaN, Number.NaN, 51)]]), checks: new Map() };
    const condition = { kind: "price", direction: "above", line: 50 } as const;
    expect(pastRings(condition, { days: Int32Array.of(100, 101, 102), columns })).toEqual({ rings: [], known: 0 });
  });

  it("follow the line through a split: half a price of two shares is no fall", () => {
    const days = Int32Array.of(100, 101, 102);
    const columns = { metrics: new Map([["price", column(120, 60, 61)]]), checks: new Map() };
    const condition = { kind: "price", direction: "below", line: 50 } as const;
    const lineOn = (day: number) => (day < 101 ? 100 : 50);
    expect(pastRings(condition, { days, columns }, lineOn).rings).toEqual([]);
    expect(pastRings({ ...condition, line: 100 }, { days, columns }).rings).toHaveLength(1);
  });
});

describe("a condition that makes no sense", () => {
  it.each([
    [
      { kind: "metric", metric: "nope", direction: "above", line: 1 },
      { field: "metric", because: "unknown" },
    ],
    [
      { kind: "check", check: "Z9", turns: "either" },
      { field: "check", because: "unknown" },
    ],
    [
      { kind: "price", direction: "above", line: 0 },
      { field: "line", because: "out-of-bounds" },
    ],
    [
      { kind: "change", period: "1d", direction: "below", line: -1 },
      { field: "line", because: "out-of-bounds" },
    ],
    [
      { kind: "metric", metric: "pe", direction: "below", line: Number.NaN },
      { field: "line", because: "out-of-bounds" },
    ],
    [
      { kind: "percentile", metric: "pe", within: "market", direction: "above", line: 1.1 },
      { field: "line", because: "out-of-bounds" },
    ],
    [
      { kind: "check", check: "O1", turns: "pass", threshold: 1e16 },
      { field: "threshold", because: "out-of-bounds" },
    ],
    [
      { kind: "filing", filings: [] },
      { field: "filings", because: "empty" },
    ],
  ] as const)("is named with its field: %j", (condition, problem) => {
    expect(problemOf(condition)).toEqual(problem);
  });

  it("is told from one that makes sense", () => {
    expect(problemOf({ kind: "metric", metric: "pe", direction: "below", line: -3 })).toBeNull();
    expect(problemOf({ kind: "moat", change: "any" })).toBeNull();
    expect(problemOf({ kind: "filing", filings: ["annual"] })).toBeNull();
  });
});
