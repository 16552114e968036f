import type { WireFigure, WireRow } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import type { LiveRow } from "./live-rows.ts";
import { BY_HAND, nextSorting, type ShownStock, shareOfPassed, sortStocks } from "./sort-stocks.ts";

const figure = (value: number | null): WireFigure =>
  value === null ? { value, because: "no-price" } : { value, provenance: { source: "demo" } };

function shown(code: string, name: string, change: number | null, checks: LiveRow["checks"] = null): ShownStock {
  const quote = { symbol: code, price: figure(1), change: figure(change) } as WireRow;
  return {
    stock: { code, note: null, addedAt: "2026-01-01T00:00:00Z" },
    live: { quote, gap: undefined, checks },
    name,
  };
}

const A = shown("A", "Zeta", 0.02, { pass: 3, near: 0, fail: 1, unknown: 9, because: null });
const B = shown("B", "älter", null, { pass: 1, near: 0, fail: 0, unknown: 0, because: null });
const C = shown("C", "Beta", -0.01, { pass: 0, near: 0, fail: 0, unknown: 4, because: null });
const codes = (stocks: readonly ShownStock[]) => stocks.map(({ stock }) => stock.code).join("");

describe("a sorted list", () => {
  it("is the order by hand until a column is chosen, and then again", () => {
    const all = [C, A, B];
    sortStocks(all, { by: "change", isDescending: true }, "en");
    expect(sortStocks(all, BY_HAND, "en")).toBe(all);
    expect(codes(all)).toBe("CAB");
  });

  it("has what has no number at the end, whichever way it is sorted", () => {
    expect(codes(sortStocks([B, C, A], { by: "change", isDescending: true }, "en"))).toBe("ACB");
    expect(codes(sortStocks([B, C, A], { by: "change", isDescending: false }, "en"))).toBe("CAB");
  });

  it("has names as the alphabet of the language has them", () => {
    expect(codes(sortStocks([A, C, B], { by: "name", isDescending: false }, "en"))).toBe("BCA");
    // In Swedish, ä is a letter of its own behind z.
    expect(codes(sortStocks([A, C, B], { by: "name", isDescending: false }, "sv"))).toBe("CAB");
  });

  it("has checks by the share that is passed of the known ones", () => {
    expect(codes(sortStocks([C, A, B], { by: "checks", isDescending: true }, "en"))).toBe("BAC");
    expect(shareOfPassed({ pass: 3, near: 2, fail: 1 })).toBe(0.5);
    expect(shareOfPassed({ pass: 0, near: 0, fail: 0 })).toBeNull();
  });
});

it("a column is sorted from the largest, then from the smallest, then by hand; names begin with A", () => {
  const first = nextSorting(BY_HAND, "gap");
  const second = nextSorting(first, "gap");
  expect([first, second, nextSorting(second, "gap")]).toEqual([
    { by: "gap", isDescending: true },
    { by: "gap", isDescending: false },
    BY_HAND,
  ]);
  expect(nextSorting(first, "name")).toEqual({ by: "name", isDescending: false });
});
