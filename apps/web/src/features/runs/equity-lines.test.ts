import type { WireEquity } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { equityLines, outOfSampleRow } from "./equity-lines.ts";

const dayOf = (row: number) => new Date(Date.UTC(2000, 0, 3) + row * 86_400_000).toISOString().slice(0, 10);

function equity(value: readonly number[], benchmark: readonly number[] | null = null): WireEquity {
  return {
    date: value.map((_, row) => dayOf(row)),
    value: [...value],
    benchmark: benchmark && [...benchmark],
    buyAndHold: null,
    equalWeight: null,
    drawdown: value.map(() => 0),
    cash: [...value],
    positions: value.map(() => 0),
  };
}

describe("the lines of a run", () => {
  it("are the account in front, and only what it has been held against", () => {
    const { lines } = equityLines(equity([100, 110], [100, 105]), "linear");
    expect(lines.map(({ key }) => key)).toEqual(["benchmark", "value"]);
    expect(equityLines(equity([100, 110]), "linear").lines).toHaveLength(1);
  });

  it("are logarithms on a scale of powers, with a gap where an account has nothing left", () => {
    expect(equityLines(equity([100, 0, 1000]), "log").lines[0]?.values).toEqual([2, null, 3]);
  });

  it("keep the lowest and the highest value of twenty years", () => {
    const values = Array.from({ length: 5040 }, (_, row) => 100 + Math.sin(row / 7));
    values[1234] = 3;
    values[4321] = 500;
    const { lines, rows } = equityLines(equity(values), "linear");
    expect(rows.length).toBeLessThanOrEqual(1504);
    expect(lines[0]?.values).toEqual(expect.arrayContaining([3, 500, values[0], values.at(-1)]));
    expect(rows).toEqual([...rows].toSorted((one, other) => one - other));
  });
});

describe("what is out of sample", () => {
  const dates = ["2026-01-05", "2026-01-06", "2026-01-08"];

  it("begins on the last day that was known when the strategy was saved", () => {
    expect(outOfSampleRow(dates, { since: "2026-01-06" })).toBe(1);
    expect(outOfSampleRow(dates, { since: "2026-01-07" })).toBe(1);
  });

  it("is all of a run that begins after it, and nothing of one that had ended or of rules never saved", () => {
    expect(outOfSampleRow(dates, { since: "2025-12-31" })).toBe(0);
    expect(outOfSampleRow(dates, { since: "2026-01-08" })).toBeNull();
    expect(outOfSampleRow(dates, null)).toBeNull();
  });
});
