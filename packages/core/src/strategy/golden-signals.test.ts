import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import type { Bars } from "../series/index.ts";
import { day } from "../time/index.ts";
import { compileStrategy, libraryStrategy, type ParameterValues, type StockSignals } from "./index.ts";
import { inputsOf } from "./stock-inputs.fixture.ts";
import type { Strategy } from "./strategy.ts";

interface GoldenBacktest {
  readonly bars: Readonly<Record<"open" | "high" | "low" | "close" | "volume", number[]>> & { readonly date: string[] };
  readonly startBar: Readonly<Record<string, number>>;
  readonly runs: readonly { readonly id: string; readonly trades: readonly Record<"entryBar" | "exitBar", number>[] }[];
}

/** The trades of signals that are filled at the next open, in the order of entry and exit bars; the last one is left at the end. */
function tradesOf({ entry, exit }: StockSignals): number[][] {
  const trades: number[][] = [];
  let bought = -1;
  for (let bar = 0; bar < entry.length - 1; bar++) {
    if (bought < 0 && entry[bar] === 1) bought = bar + 1;
    else if (bought >= 0 && exit[bar] === 1) {
      trades.push([bought, bar + 1]);
      bought = -1;
    }
  }
  return bought < 0 ? trades : [...trades, [bought, entry.length - 1]];
}

describe.skipIf(needsSharedData)("signals of the library on the golden bars (golden-backtest.json)", () => {
  const golden: GoldenBacktest = needsSharedData
    ? (null as never)
    : JSON.parse(readFileSync(sharedFile("golden/golden-backtest.json"), "utf8"));
  const column = (name: "open" | "high" | "low" | "close" | "volume") => Float64Array.from(golden.bars[name]);
  const bars = (): Bars => ({
    day: Int32Array.from(golden.bars.date, day),
    open: column("open"),
    high: column("high"),
    low: column("low"),
    close: column("close"),
    volume: column("volume"),
  });
  const cases: readonly [string, string, ParameterValues][] = [
    ["golden-cross", "sma-10-30-free", { fast: 10, slow: 30 }],
    ["rsi2", "rsi2-free", { trend: 50, rsi: 2, oversold: 10, recovery: 5 }],
  ];

  it.each(cases)("of %s give the trades of the run %s", (id, run, values) => {
    const strategy = libraryStrategy(id)?.strategy as Strategy;
    const signals = compileStrategy(strategy, values).signals(inputsOf(bars()));
    const expected = golden.runs
      .find((one) => one.id === run)
      ?.trades.map(({ entryBar, exitBar }) => [entryBar, exitBar]);
    expect(tradesOf(signals)).toEqual(expected);
  });

  it("begin where both averages are known on two bars in a row", () => {
    const strategy = libraryStrategy("golden-cross")?.strategy as Strategy;
    const { startBar } = compileStrategy(strategy, { fast: 10, slow: 30 }).signals(inputsOf(bars()));
    expect(startBar).toBe(golden.startBar.sma);
  });
});
