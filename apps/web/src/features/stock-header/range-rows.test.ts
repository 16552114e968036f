import type { WireRange } from "@plumbline/contract";
import { expect, it } from "vitest";
import { rangeRows } from "./range-rows.ts";

const known = { value: 10, provenance: { source: "demo" } };
const missing = { value: null, because: "no-price" } as const;
const range = (complete: boolean, from: string | null): WireRange => ({
  low: known,
  high: known,
  lowDay: from,
  highDay: from,
  position: known,
  complete,
  from,
});
const none: WireRange = { ...range(false, null), low: missing, high: missing, position: missing };

it("says since when a stock listed two years ago has had its 10-year range", () => {
  const rows = rangeRows({
    today: range(true, "2024-03-01"),
    year: range(true, "2023-03-02"),
    decade: range(false, "2022-01-05"),
  });
  expect(rows.map(({ name, since }) => [name, since])).toEqual([
    ["today", null],
    ["year", null],
    ["decade", "2022-01-05"],
  ]);
});

it("names no first day for a range that does not exist", () => {
  expect(rangeRows({ today: none, year: none, decade: none }).map(({ since }) => since)).toEqual([null, null, null]);
});
