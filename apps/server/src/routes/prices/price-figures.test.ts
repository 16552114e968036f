import { day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import { changeFigure, closeFigure } from "./price-figures.ts";

const close = Float64Array.of(9.5, 10);
const bars = {
  day: Int32Array.of(day("2024-01-02"), day("2024-01-03")),
  open: close,
  high: close,
  low: close,
  close,
  volume: close,
};
const CHANGE = { change: 0.05, annual: null, referenceDay: day("2024-01-02"), day: day("2024-01-03") } as const;

it("a price and a change name the file that was imported, where the market knows it", () => {
  const series = { source: "csv", file: "AAPL.csv", lastDay: day("2024-01-03") };
  expect(closeFigure(bars, -1, series)).toEqual({
    value: 10,
    provenance: { source: "csv", file: "AAPL.csv", periodEnd: "2024-01-03" },
  });
  expect(changeFigure(CHANGE as never, series)).toMatchObject({ provenance: { source: "csv", file: "AAPL.csv" } });
  expect(closeFigure(bars, -1, { source: "demo" })).toEqual({
    value: 10,
    provenance: { source: "demo", periodEnd: "2024-01-03" },
  });
});
