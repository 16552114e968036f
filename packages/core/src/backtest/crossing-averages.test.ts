/** The example in the manual of backtesting.py: averages of 10 and 30 days that cross, on Google from 2004 to 2013. */
import { describe, expect, it } from "vitest";
import { numbersOf, readColumns } from "../series/table-columns.fixture.ts";
import { compileStrategy, libraryStrategy } from "../strategy/index.ts";
import { inputsOf } from "../strategy/stock-inputs.fixture.ts";
import type { Strategy } from "../strategy/strategy.ts";
import { type Day, day, formatDay } from "../time/index.ts";
import { runSignals } from "./index.ts";
import { SETTINGS } from "./stock-run.fixture.ts";

function crossings() {
  const { date = [], ...prices } = readColumns(import.meta.dirname, "google-2004-2013.csv");
  const [open, close] = [numbersOf(prices.open), numbersOf(prices.close)];
  const bars = { day: Int32Array.from(date, day), open, high: close, low: close, close, volume: close };
  const compiled = compileStrategy(libraryStrategy("golden-cross")?.strategy as Strategy, { fast: 10, slow: 30 });
  const { entry, exit } = compiled.signals(inputsOf(bars));
  const { equity, trades } = runSignals({
    bars,
    entry,
    exit,
    settings: { ...SETTINGS, fractional: false },
    stops: {},
    sizing: { kind: "share", fraction: 1 },
    startBar: 0,
  });
  const dayAt = (bar: number | undefined) => formatDay(bars.day[bar as number] as Day);
  return { trades, dayAt, final: equity.at(-1) as number };
}

describe("averages that cross, on Google", () => {
  const { trades, dayAt, final } = crossings();

  it("are bought on 33 of the 66 occasions that the manual counts, which sells short on the others", () => {
    expect(trades.entryBar).toHaveLength(33);
  });

  it("make the best trade of the manual, 53.59595229490424 %", () => {
    const best = trades.return.indexOf(Math.max(...trades.return));
    expect(100 * (trades.return[best] as number)).toBeCloseTo(53.59595229490424, 10);
    expect([dayAt(trades.entryBar[best]), dayAt(trades.exitBar[best])]).toEqual(["2005-04-08", "2005-08-05"]);
  });

  it("leave 57,752.99 of 10,000 without short sales", () => {
    // Computed apart, in Python, by a program whose trades on both sides are 66 and whose best and worst trade are the manual's.
    expect(final).toBeCloseTo(57_752.99, 6);
    expect([dayAt(trades.entryBar[0]), dayAt(trades.exitBar[0])]).toEqual(["2004-12-21", "2005-01-31"]);
    expect(trades.exitReason.at(-1)).toBe("open");
  });
});
