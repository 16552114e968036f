import { STATISTICS_YEARS } from "@plumbline/contract/calls";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  DEFAULT_STATISTICS,
  readStatisticsState,
  STATISTICS_VIEWS,
  type StatisticsState,
  writeStatisticsState,
} from "./statistics-state.ts";

const states: fc.Arbitrary<StatisticsState> = fc.record({
  years: fc.constantFrom(...STATISTICS_YEARS),
  basis: fc.constantFrom("price" as const, "total" as const),
  isLessMarket: fc.boolean(),
  month: fc.option(fc.integer({ min: 0, max: 11 })),
  view: fc.option(fc.constantFrom(...STATISTICS_VIEWS)),
});

const written = (state: StatisticsState) =>
  Object.fromEntries(Object.entries(writeStatisticsState(state)).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;

it("restores from a link the state of the page where the link was copied", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readStatisticsState(written(state))).toEqual(state);
    }),
  );
});

it("adds nothing to the address of a page with defaults, and numbers months from 1", () => {
  expect(written(DEFAULT_STATISTICS)).toEqual({});
  expect(written({ ...DEFAULT_STATISTICS, month: 10 })).toEqual({ month: "11" });
});

it.each([
  { years: "7", basis: "net", market: "more", month: "0", view: "all" },
  { month: "13" },
  { month: "1e0" },
  { month: "03" },
])("uses the default for the invalid parameters %j", (query) => {
  expect(readStatisticsState(query as Record<string, string>)).toEqual(DEFAULT_STATISTICS);
});
