import { SparseColumn } from "@plumbline/core/backtest";
import { describe, expect, it } from "vitest";
import type { RunMarket } from "./run-market.ts";
import { usedLate } from "./stock-marks.ts";

/** Three stocks of three rows, none and two. */
const PRICES = {
  symbols: ["A", "B", "C"],
  barStart: Int32Array.of(0, 3, 3, 5),
  barEnd: Int32Array.of(3, 3, 5),
} as unknown as RunMarket["prices"];

const marks = () => ({
  entry: Uint8Array.of(1, 0, 1, 1, 0),
  exit: Uint8Array.of(0, 1, 0, 0, 1),
  scores: new SparseColumn(Int32Array.of(0, 2, 3), Float64Array.of(1, 3, 4)),
  distance: null,
});

describe("signals that are used a bar later", () => {
  it("stand a row further within their stock, and begin with none", () => {
    const late = usedLate(PRICES, marks(), ({ entry, scores }) => [[...entry], [1, 4].map((row) => scores?.at(row))]);
    expect(late).toEqual([
      [0, 1, 0, 0, 1],
      [1, 4],
    ]);
  });

  it("are what they were afterwards, even if their use fails", () => {
    const own = marks();
    usedLate(PRICES, own, () => undefined);
    expect(own).toEqual(marks());
    const fails = () => {
      throw new Error("It failed.");
    };
    expect(() => usedLate(PRICES, own, fails)).toThrow("It failed.");
    expect(own).toEqual(marks());
  });
});
