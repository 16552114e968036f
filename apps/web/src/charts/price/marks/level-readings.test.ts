import { describe, expect, it } from "vitest";
import type { PriceColumns } from "../price-columns.ts";
import { levelLines } from "./level-lines.ts";
import { levelReadings } from "./level-readings.ts";
import { HISTORY, MARKS } from "./marks.fixture.ts";

const date = ["2024-02-01", "2024-02-28", "2024-03-01"];
const column = Float64Array.of(30, 31, 32);
const BARS: PriceColumns = { date, open: column, high: column, low: column, close: column, volume: column };

describe("fair value and average target at a bar", () => {
  const answers = { history: HISTORY, marks: MARKS };
  const lines = levelLines(answers, ["dcf", "graham", "consensus"], BARS);

  it("are drawn where there is a value", () => {
    expect(lines.map(({ id, values }) => [id, [...values]])).toEqual([
      ["dcf", [40, 40, 50]],
      ["consensus", [Number.NaN, Number.NaN, 100]],
    ]);
  });

  it("name the month, the latest report behind it and the formula", () => {
    expect(levelReadings(lines, answers, { index: 1, date: "2024-02-28" })).toEqual([
      {
        id: "dcf",
        value: 40,
        provenance: { source: "sec", periodEnd: "2024-01-31", formula: "DCF-01", filedAt: "2023-11-01" },
      },
    ]);
    expect(levelReadings(lines, answers, { index: 2, date: "2024-03-01" })[1]).toEqual({
      id: "consensus",
      value: 100,
      provenance: { source: "wire", periodEnd: "2024-03-01", formula: "PT-04" },
    });
  });
});
