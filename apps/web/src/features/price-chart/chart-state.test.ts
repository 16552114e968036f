import { CHART_RANGES } from "@plumbline/contract/calls";
import fc from "fast-check";
import { expect, it } from "vitest";
import { AVERAGE_LENGTHS, type ChartState, DEFAULT_CHART, readChartState } from "./chart-state.ts";
import { writeChartState } from "./write-chart-state.ts";

const states: fc.Arbitrary<ChartState> = fc.record({
  range: fc.constantFrom(...CHART_RANGES),
  style: fc.constantFrom("candles" as const, "line" as const),
  isLogarithmic: fc.boolean(),
  averages: fc.subarray([...AVERAGE_LENGTHS]),
  compare: fc.constantFrom(null, "MSFT", "BRK.B"),
  basis: fc.constantFrom("price" as const, "total" as const),
  indicators: fc.constantFrom("", "sma(50)~rsi(14)"),
  marks: fc.constantFrom("", "dcf,checks"),
});

const written = (state: ChartState) =>
  Object.fromEntries(Object.entries(writeChartState(state)).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;

it("restores from a link the chart of the page where the link was copied", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readChartState(written(state))).toEqual(state);
    }),
  );
});

it("adds nothing to the address of a default chart", () => {
  expect(written(DEFAULT_CHART)).toEqual({});
  expect(readChartState({})).toEqual(DEFAULT_CHART);
});

it("uses the defaults for invalid parameters", () => {
  const odd = { range: "2w", style: "bars", log: "yes", ma: "7,50,x,50", compare: " ", basis: "net" };
  expect(readChartState(odd)).toEqual({ ...DEFAULT_CHART, averages: [50] });
});

it("reads the other stock in any case", () => {
  expect(readChartState({ compare: "brk.b" }).compare).toBe("BRK.B");
});
