import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomBars } from "../series/bars.fixture.ts";
import { type Bars, barsUpTo } from "../series/index.ts";
import type { Day } from "../time/index.ts";
import type { StockInputs } from "./columns/stock-inputs.ts";
import { compileStrategy, STRATEGY_LIBRARY, type StockSignals } from "./index.ts";
import { resolveStrategy } from "./resolve-strategy.ts";
import { inputsOf } from "./stock-inputs.fixture.ts";
import type { Strategy } from "./strategy.ts";

/** Lengths that are a quarter of the usual ones, so that bars of two years have many signals. */
function quickened(strategy: Strategy): Strategy {
  const parameters = Object.entries(strategy.parameters).map(([name, parameter]) => {
    const isLong = parameter.step === 1 && parameter.value >= 50;
    return [
      name,
      isLong ? { ...parameter, value: Math.max(parameter.minimum, Math.round(parameter.value / 4)) } : parameter,
    ];
  });
  return { ...strategy, parameters: Object.fromEntries(parameters) };
}

const CASES = STRATEGY_LIBRARY.map(({ id, strategy }) => [id, quickened(strategy)] as const);
const seeds = fc.integer({ min: 1, max: 1e6 });
const signalsOf = (strategy: Strategy, inputs: StockInputs): StockSignals => compileStrategy(strategy).signals(inputs);
const BARS = 520;

function scaled(bars: Bars, factor: number): Bars {
  const times = (column: Float64Array) => column.map((value) => value * factor);
  return { ...bars, open: times(bars.open), high: times(bars.high), low: times(bars.low), close: times(bars.close) };
}

describe("every strategy of the library", () => {
  it.each(CASES)("%s gives the same signals on a history that ends earlier", (_, strategy) => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: BARS }), (seed, length) => {
        const bars = randomBars(seed, BARS);
        const whole = signalsOf(strategy, inputsOf(bars));
        // The exchange publishes its calendar ahead.
        const early = signalsOf(strategy, inputsOf(barsUpTo(bars, bars.day[length - 1] as Day), bars.day));
        expect(early.entry).toEqual(whole.entry.slice(0, length));
        expect(early.exit).toEqual(whole.exit.slice(0, length));
        expect(early.startBar).toBe(Math.min(whole.startBar, length));
      }),
      { numRuns: 10 },
    );
  });

  it.each(CASES)("%s says the same of prices in another currency", (_, strategy) => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0.25, 4, 1024), (seed, factor) => {
        const bars = randomBars(seed, BARS);
        // A power of two changes no digit of a price, so that no tie is decided otherwise.
        expect(signalsOf(strategy, inputsOf(scaled(bars, factor)))).toEqual(signalsOf(strategy, inputsOf(bars)));
      }),
      { numRuns: 5 },
    );
  });

  it.each(CASES)("%s is the same strategy after it was stored and read", (_, strategy) => {
    const inputs = inputsOf(randomBars(7, BARS));
    const read: Strategy = JSON.parse(JSON.stringify(strategy));
    expect(read).toEqual(strategy);
    expect(signalsOf(read, inputs)).toEqual(signalsOf(strategy, inputs));
  });

  it.each(CASES)("%s with moved parameters is the tree with the numbers written in", (_, strategy) => {
    const inputs = inputsOf(randomBars(11, BARS));
    const moved = Object.fromEntries(
      Object.entries(strategy.parameters).map(([name, { value, maximum, step }]) => [
        name,
        Math.min(value + step, maximum),
      ]),
    );
    const written = { ...resolveStrategy(strategy, moved), parameters: {} };
    expect(JSON.stringify({ ...written, parameters: null })).not.toContain('"parameter":');
    expect(compileStrategy(strategy, moved).signals(inputs)).toEqual(signalsOf(written, inputs));
  });
});

describe("signals", () => {
  const withSignals = CASES.filter(([id]) =>
    ["trend-200d", "golden-cross", "rsi2", "turtle-20-10", "bollinger-revert", "macd-cross", "turn-of-month"].includes(
      id,
    ),
  );

  it.each(withSignals)("of %s exist on random bars", (_, strategy) => {
    const { entry, exit } = signalsOf(strategy, inputsOf(randomBars(5, 10 * BARS)));
    expect(entry).toContain(1);
    expect(exit).toContain(1);
  });

  it("come in the arrays that the caller gives, and the columns in its cache serve the next parameters", () => {
    const inputs = { ...inputsOf(randomBars(9, BARS)), columns: new Map<string, Float64Array>() };
    const [, strategy] = CASES.find(([id]) => id === "golden-cross") as (typeof CASES)[number];
    const into = { entry: new Uint8Array(BARS).fill(1), exit: new Uint8Array(BARS).fill(1) };
    const fresh = compileStrategy(strategy, { fast: 3, slow: 30 }).signals(inputsOf(inputs.bars));
    compileStrategy(strategy, { fast: 3, slow: 20 }).signals(inputs, into);
    const again = compileStrategy(strategy, { fast: 3, slow: 30 }).signals(inputs, into);
    expect(again).toEqual(fresh);
    expect(again.entry).toBe(into.entry);
    expect(inputs.columns.size).toBe(3);
  });

  it.each(CASES)(
    "of %s exist for every value of its parameters, also for those that make no sense together",
    (_, strategy) => {
      const inputs = inputsOf(randomBars(3, 60));
      const values = Object.entries(strategy.parameters).map(([name, { minimum, maximum }]) => [
        name,
        fc.constantFrom(minimum, maximum),
      ]);
      fc.assert(
        fc.property(fc.record<Record<string, number>>(Object.fromEntries(values)), (chosen) => {
          expect(compileStrategy(strategy, chosen).signals(inputs).entry).toHaveLength(60);
        }),
        { numRuns: 20 },
      );
    },
  );

  it("refuse a parameter that does not exist or is out of its bounds", () => {
    const [, strategy] = CASES.find(([id]) => id === "golden-cross") as (typeof CASES)[number];
    expect(() => compileStrategy(strategy, { length: 3 })).toThrow(/no parameter "length"/);
    expect(() => compileStrategy(strategy, { fast: 1 })).toThrow(/choose a number from 2 to 200/);
    expect(() => compileStrategy(strategy, { constructor: 1 })).toThrow(RangeError);
  });
});
