import type { WireRange } from "@plumbline/contract";
import { expect, it } from "vitest";
import { rangeRows } from "./Ranges.tsx";

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

it("has the first day of a 10-year range for a stock listed two years ago", () => {
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

it("has no first day for a missing range", () => {
  expect(rangeRows({ today: none, year: none, decade: none }).map(({ since }) => since)).toEqual([null, null, null]);
});
