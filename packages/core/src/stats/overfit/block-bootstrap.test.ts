import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededUniform } from "../sample/seeded-uniform.ts";
import { chanceOf, shock } from "../simulated-returns.fixture.ts";
import { type BlockBootstrap, type BootstrapInput, type BootstrapOptions, blockBootstrap } from "./block-bootstrap.ts";
import { MARKET_REGIMES } from "./market-regimes.ts";
import { resampledPath } from "./resampled-path.ts";

function days(seed: number, { mean = 0.0004, length = 504 } = {}): Float64Array {
  const chance = chanceOf(seed);
  return Float64Array.from({ length }, () => mean + 0.01 * shock(chance));
}

function bootstrap(input: BootstrapInput, options: BootstrapOptions = {}): BlockBootstrap {
  const found = blockBootstrap(input, { paths: 200, ...options });
  if ("because" in found) throw new Error(found.because);
  return found;
}

describe("a drawn history", () => {
  const returns = Float64Array.of(0.1, -0.2, 0.25, -0.5);
  const resampled = { excess: returns, logGrowth: returns.map(Math.log1p), benchmarkLogGrowth: null, years: 2 };

  it("is the one there was, from another day on, where blocks do not end", () => {
    // 1.1 * 0.8 * 1.25 * 0.5 = 0.55 in two years. Accounts begun with each of the days: 1.1, 0.88, 1.1, 0.55; 0.8, 1, 0.5,
    // 0.55; 1.25, 0.625, 0.6875, 0.55; 0.5, 0.55, 0.44, 0.55. Their deepest falls from a peak, or from 1:
    const falls = [-0.5, -0.5, -0.56, -0.56];
    for (let seed = 0; seed < 20; seed++) {
      const begun = Math.floor(seededUniform(seed)() * 4);
      const { cagr, maxDrawdown } = resampledPath(resampled, 1e12, { uniform: seededUniform(seed) });
      expect(cagr).toBeCloseTo(Math.sqrt(0.55) - 1, 12);
      expect(maxDrawdown).toBeCloseTo(falls[begun] as number, 12);
    }
  });

  it("has blocks as long on average as asked for", () => {
    const length = 20_000;
    let calls = 0;
    const uniform = seededUniform(3);
    const counting = () => {
      calls++;
      return uniform();
    };
    const zeros = new Float64Array(length);
    resampledPath({ excess: zeros, logGrowth: zeros, benchmarkLogGrowth: null, years: 1 }, 8, { uniform: counting });
    // Each day but the first takes one number to ask whether a block begins; each beginning takes one more.
    const blocks = calls - (length - 1);
    expect(length / blocks).toBeGreaterThan(7.5);
    expect(length / blocks).toBeLessThan(8.5);
  });
});

describe("the bootstrap of a backtest", () => {
  it("is the same for the same seed, and hardly another for another", () => {
    const returns = days(1);
    expect(bootstrap({ returns })).toEqual(bootstrap({ returns }));
    const [one, other] = [1, 2].map((seed) => bootstrap({ returns }, { seed, paths: 2000 })) as [
      BlockBootstrap,
      BlockBootstrap,
    ];
    expect(one).not.toEqual(other);
    expect(Math.abs(one.cagr.low - other.cagr.low)).toBeLessThan(0.02);
  });

  it("encloses what was measured, and a drawdown is never a gain", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const returns = days(seed);
        const { cagr, maxDrawdown, sharpe } = bootstrap({ returns });
        const growth = returns.reduce((sum, value) => sum + Math.log1p(value), 0);
        expect(cagr.low).toBeLessThan(Math.expm1(growth / 2));
        expect(cagr.high).toBeGreaterThan(Math.expm1(growth / 2));
        expect(sharpe.low).toBeLessThan(sharpe.high);
        expect(maxDrawdown.low).toBeLessThanOrEqual(maxDrawdown.high);
        expect(maxDrawdown.high).toBeLessThanOrEqual(0);
        expect(maxDrawdown.low).toBeGreaterThan(-1);
      }),
      { numRuns: 20 },
    );
  });

  it("moves the Sharpe ratio with the risk-free return, and the growth with the years", () => {
    const returns = days(2);
    const free = new Float64Array(returns.length).fill(0.0001);
    const [own, above] = [bootstrap({ returns }), bootstrap({ returns, riskFree: free })];
    expect(above.cagr).toEqual(own.cagr);
    expect(above.sharpe.low).toBeLessThan(own.sharpe.low);
    // Of one path, whose growth in four years is that in two.
    const [two, four] = [2, 4].map((years) => bootstrap({ returns }, { years, paths: 1 })) as [
      BlockBootstrap,
      BlockBootstrap,
    ];
    expect((1 + four.cagr.high) ** 4).toBeCloseTo((1 + two.cagr.high) ** 2, 12);
  });

  it("compares with the benchmark on the same days: none of it is left for the benchmark itself", () => {
    const returns = days(3);
    expect(bootstrap({ returns }).excess).toBeNull();
    expect(bootstrap({ returns, benchmark: returns }).excess).toEqual({ low: 0, high: 0 });
    const { excess } = bootstrap({ returns, benchmark: returns.map((value) => value - 0.001) });
    expect(excess?.low).toBeGreaterThan(0);
  });

  it("gives a path as much of a wave as the strategy holds of the index, and draws the same days", () => {
    const benchmark = days(6);
    // A market that goes straight up and straight down: in a moment of it a path gains or loses 20 % a year against the long run.
    const regimes = { bears: [{ years: 1e6, growth: -2e5 }], bulls: [{ years: 1e6, growth: 2e5 }] };
    const drawn = (returns: Float64Array) => {
      const [without, seen] = [{}, { regimes }].map((more) => bootstrap({ returns, benchmark }, { paths: 1, ...more }));
      return { without: without as BlockBootstrap, seen: seen as BlockBootstrap };
    };
    const shiftOf = ({ without, seen }: ReturnType<typeof drawn>) =>
      Math.log1p(seen.cagr.low) - Math.log1p(without.cagr.low);
    const whole = drawn(benchmark);
    expect(Math.abs(shiftOf(whole))).toBeCloseTo(0.2, 9);
    expect(whole.seen.excess?.low).toBeCloseTo(0, 12);
    // 0.2 a year are 0.2 ÷ 252 a day; the Sharpe ratio rises by that over the deviation of a day, times the root of 252.
    const half = drawn(benchmark.map((value) => value / 2));
    expect(shiftOf(half)).toBeCloseTo(shiftOf(whole) / 2, 9);
    expect(half.seen.sharpe.low - half.without.sharpe.low).toBeCloseTo(
      whole.seen.sharpe.low - whole.without.sharpe.low,
      9,
    );
    // Without a benchmark a strategy is taken to be as an index.
    const alone = [{}, { regimes }].map((more) => bootstrap({ returns: benchmark }, { paths: 1, ...more }).cagr.low);
    expect(Math.abs(Math.log1p(alone[1] as number) - Math.log1p(alone[0] as number))).toBeCloseTo(0.2, 12);
  });

  it("is wider with bull and bear markets than without, the less so the longer the days last", () => {
    const widening = [2, 10].map((years) => {
      const returns = days(7, { length: 252 * years });
      const width = ({ cagr }: BlockBootstrap) => cagr.high - cagr.low;
      return (
        width(bootstrap({ returns, benchmark: returns }, { regimes: MARKET_REGIMES })) - width(bootstrap({ returns }))
      );
    }) as [number, number];
    expect(widening[1]).toBeGreaterThan(0);
    expect(widening[0]).toBeGreaterThan(widening[1]);
  });

  it("loses all where a day does", () => {
    const returns = days(4).with(100, -1);
    const { cagr, maxDrawdown } = bootstrap({ returns });
    expect([cagr.low, maxDrawdown.low]).toEqual([-1, -1]);
  });

  it("does not exist for less than a year of days, or days without risk", () => {
    expect(blockBootstrap({ returns: days(1, { length: 251 }) })).toEqual({ because: "tested-span-too-short" });
    expect(blockBootstrap({ returns: new Float64Array(504) })).toEqual({ because: "denominator-not-positive" });
  });

  it("refuses days that do not match, returns that cannot be, and options without a meaning", () => {
    const returns = days(5);
    const refused: [BootstrapInput, BootstrapOptions][] = [
      [{ returns, benchmark: returns.subarray(1) }, {}],
      [{ returns, riskFree: returns.subarray(1) }, {}],
      [{ returns: returns.with(3, Number.NaN) }, {}],
      [{ returns: returns.with(3, -1.5) }, {}],
      [{ returns }, { paths: 0 }],
      [{ returns }, { blockLength: 0.5 }],
      [{ returns }, { years: 0 }],
    ];
    for (const [input, options] of refused) expect(() => blockBootstrap(input, options)).toThrow(RangeError);
  });
});
