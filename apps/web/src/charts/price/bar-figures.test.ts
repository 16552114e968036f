import { expect, it } from "vitest";
import { barFiguresAt } from "./bar-figures.ts";
import type { PriceView } from "./price-view.ts";

const column = (...values: number[]) => Float64Array.of(...values);

const view: PriceView = {
  key: "ACME:1y",
  symbol: "ACME",
  bars: {
    date: ["2024-01-02", "2024-01-03", "2024-01-04"],
    open: column(10, 11, 12),
    high: column(12, 13, 14),
    low: column(9, 10, 11),
    close: column(10, 12, 9),
    volume: column(100, 200, Number.NaN),
  },
  start: 0,
  averages: [{ length: 2, slot: 0, values: column(Number.NaN, 11, 10.5) }],
  marks: [{ index: 2, events: [{ kind: "dividend", date: "2024-01-04", amount: 0.5 }] }],
  comparison: {
    symbol: "MSFT",
    close: column(Number.NaN, 50, 60),
    base: 1,
    doubts: [{ kind: "doubt", date: "2024-01-04", change: 0.2, because: "unsupported", other: null }],
  },
  style: "candles",
  isLogarithmic: false,
};

it("measures the change of a bar from the close of the bar before", () => {
  expect(barFiguresAt(view, 1).change).toBeCloseTo(0.2, 12); // 12 / 10 - 1
  expect(barFiguresAt(view, 0).change).toBeNaN();
});

it("measures a comparison from the base of both", () => {
  // 9 / 12 - 1 and 60 / 50 - 1.
  expect(barFiguresAt(view, 2).compared).toMatchObject({
    own: { change: -0.25 },
    other: { change: expect.closeTo(0.2, 12) },
  });
});

it("marks the stock of a comparison that made a doubtful move since the base, from its day on", () => {
  const marked = (index: number) => {
    const { own, other } = barFiguresAt(view, index).compared ?? {};
    return [own?.isDoubtful, other?.isDoubtful];
  };
  expect([marked(1), marked(2)]).toEqual([
    [false, false],
    [false, true],
  ]);
});

it("has the events of the bar and its averages", () => {
  expect(barFiguresAt(view, 2)).toMatchObject({ date: "2024-01-04", averages: [10.5], events: [{ kind: "dividend" }] });
  expect(barFiguresAt(view, 1).events).toEqual([]);
});

it("keeps an unreported volume missing", () => {
  expect(barFiguresAt(view, 2).volume).toBeNaN();
});
