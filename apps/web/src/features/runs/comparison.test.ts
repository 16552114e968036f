import { describe, expect, it } from "vitest";
import { bestOf, comparedLines, countsPartialSales, dataVersionsOf } from "./comparison.ts";
import type { Run } from "./runs.query.ts";

const run = (id: string, date: readonly string[], value: readonly number[]): Run =>
  ({ id, result: { equity: { date, value } } }) as unknown as Run;

describe("runs beside each other", () => {
  it("grow from 100, on one axis of days", () => {
    const { lines, from, to } = comparedLines([
      run("one", ["2020-01-01", "2020-01-11"], [1000, 1100]),
      run("other", ["2020-01-06", "2020-01-21"], [50, 100]),
    ]);
    expect([from, to]).toEqual(["2020-01-01", "2020-01-21"]);
    expect(lines.map(({ values }) => values.map((value) => Math.round(value ?? 0)))).toEqual([
      [100, 110],
      [100, 200],
    ]);
    // Ten, five and twenty of twenty days.
    expect(lines.map(({ places }) => places)).toEqual([
      [0, 0.5],
      [0.25, 1],
    ]);
  });

  it("have a best one only where they differ", () => {
    expect(bestOf([0.1, 0.3, null], "highest")).toBe(1);
    expect(bestOf([0.1, 0.3, null], "lowest")).toBe(0);
    expect(bestOf([0.2, 0.2], "highest")).toBeNull();
    expect(bestOf([0.2, null], "highest")).toBeNull();
  });
});

it("runs of different versions of the data are told apart, each version once", () => {
  expect(dataVersionsOf([{ dataVersion: "a" }, { dataVersion: "b" }, { dataVersion: "a" }])).toEqual(["a", "b"]);
});

it("a run without executions counts partial sales as trades; one without a result counts nothing", () => {
  const resultWith = (executions: object) => ({ result: { executions } }) as unknown as Run;
  expect(countsPartialSales(resultWith({ value: null, because: "earlier-engine" }))).toBe(true);
  expect(countsPartialSales(resultWith({ trade: [0, 0] }))).toBe(false);
  expect(countsPartialSales({ result: null })).toBe(false);
});
