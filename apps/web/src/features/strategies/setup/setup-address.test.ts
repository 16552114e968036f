import type { WireStrategy } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import { readSetup, writeSetup } from "./setup-address.ts";
import type { Setup } from "./setup-state.ts";

const strategy = libraryStrategy("golden-cross")?.strategy as WireStrategy;
const before: Setup = {
  place: "stock",
  stock: null,
  listed: [],
  sectors: [],
  from: "2010-01-04",
  to: "2025-12-31",
  capital: 100_000,
  fractional: true,
  costs: "standard",
  rate: 0.001,
  slippage: 0.0005,
  fillAt: "nextOpen",
  volumeShare: null,
  delistingRecovery: 1,
  benchmark: "SPY",
  values: {},
  ranges: {},
};

describe("the setup of a backtest in an address", () => {
  it("is what was changed, and comes back as it was", () => {
    const changed: Setup = {
      place: "sectors",
      stock: "BRK.B",
      listed: ["AAPL", "KO"],
      sectors: ["Energy", "Consumer Staples"],
      from: "2015-01-02",
      to: "2020-12-31",
      capital: 5000.5,
      fractional: false,
      costs: "own",
      rate: 0,
      slippage: 0.002,
      fillAt: "close",
      volumeShare: 0.1,
      delistingRecovery: 0,
      benchmark: undefined,
      values: { positions: 5 },
      ranges: { fast: { from: 20, to: 60, step: 10 } },
    };
    const text = writeSetup(changed, before);
    expect({ ...before, ...readSetup(text, strategy) }).toEqual(changed);
    expect(writeSetup(before, before)).toBe("");
    expect(readSetup("", strategy)).toEqual({ values: {}, ranges: {} });
    expect(writeSetup({ ...before, benchmark: null }, before)).toBe("benchmark*none");
  });

  it("leaves out what nobody could have written, and numbers that the strategy has not got", () => {
    const text = "place*moon~capital*-1~rate*0.5~fillAt*~value.fast*1e9~value.toString*3~range.fast*1,x,2~from*today~z";
    expect(readSetup(text, strategy)).toEqual({ values: {}, ranges: {} });
  });
});
