import type { WireFigure } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import type { MetricRow } from "./metric-rows.ts";
import { missingParts } from "./missing-parts.ts";

type Because = Extract<WireFigure, { value: null }>["because"];

const figure = (value: number | Because): WireFigure =>
  typeof value === "number" ? { value, provenance: { source: "sec" } } : { value: null, because: value };

interface Given {
  readonly latest: number | Because;
  readonly fiveYears?: number | Because;
  readonly change?: number | Because;
  readonly turn?: "loss-to-profit";
}

/** A metric of which the latest figure is given; every other one exists when it does, unless it is given too. */
function row(id: string, { latest, fiveYears = latest, change = latest, turn }: Given): MetricRow {
  const mean = (value: number | Because) => ({ mean: figure(value), used: 0, of: 20 });
  return {
    id,
    unit: "fraction",
    good: "higher",
    columns: {
      latest: figure(latest),
      previous: figure(latest),
      oneYearAverage: mean(latest),
      fiveYearAverage: mean(fiveYears),
      yearOverYear: { change: figure(change), base: figure(latest), turn: turn ?? null, kind: "relative" },
    },
    industryPercentile: figure(latest),
    industryOthers: 9,
    quarterly: [],
    annual: [],
    recent: typeof latest === "number" ? [latest] : [null],
    range: null,
  } as unknown as MetricRow;
}

const found = (rows: readonly MetricRow[]) => {
  const { rows: empty, columns } = missingParts(rows);
  return {
    rows: empty.map(({ row: { id }, because }) => [id, because]),
    columns: columns.map(({ column, because }) => [column, because]),
  };
};

describe("what a table of metrics leaves out", () => {
  it("is a metric of which nothing is known, with its reason", () => {
    expect(found([row("roe", { latest: 0.1 }), row("currentRatio", { latest: "not-applicable-to-banks" })])).toEqual({
      rows: [["currentRatio", "not-applicable-to-banks"]],
      columns: [],
    });
  });

  it("is a column without any figure among the metrics that are left", () => {
    const young = { latest: 0.1, fiveYears: "too-few-periods" } as const;
    expect(found([row("roe", young), row("roa", young), row("inventoryTurnover", { latest: "no-inventory" })])).toEqual(
      {
        rows: [["inventoryTurnover", "no-inventory"]],
        columns: [["fiveYearAverage", "too-few-periods"]],
      },
    );
  });

  it("is no column in which one cell has a figure, or a turn in words", () => {
    const one = [row("roe", { latest: 0.1, fiveYears: "too-few-periods" }), row("roa", { latest: 0.1 })];
    expect(found(one)).toEqual({ rows: [], columns: [] });
    expect(found([row("eps", { latest: 0.1, change: "loss-to-profit", turn: "loss-to-profit" })]).columns).toEqual([]);
  });
});
