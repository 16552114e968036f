import { describe, expect, it } from "vitest";
import {
  averageDirectionalIndex,
  averageTrueRange,
  bollingerBands,
  directionalIndicators,
  distanceFromHigh,
  donchianChannel,
  exponentialMovingAverage,
  highest,
  lowest,
  macd,
  momentum,
  onBalanceVolume,
  priorDonchianChannel,
  rateOfChange,
  relativeStrengthIndex,
  returnVolatility,
  stochastic,
  trueRange,
  weightedMovingAverage,
} from "./index.ts";

const { NaN: none } = Number;
const column = (...values: number[]) => Float64Array.from(values);
const rounded = (values: Float64Array, digits: number) => Array.from(values, (value) => Number(value.toFixed(digits)));

describe("moving averages", () => {
  it("weigh the newest price most: worked by hand", () => {
    // Weights of 2/3 for the newest of two, and for the new value.
    expect(rounded(weightedMovingAverage(column(1, 2, 6), 2), 4)).toEqual([none, 1.6667, 4.6667]);
    expect([...exponentialMovingAverage(column(1, 3, 5), 2)]).toEqual([none, 2, 4]);
  });
});

describe("relativeStrengthIndex", () => {
  it("is 75 for a gain three times as large as the loss: worked by hand", () => {
    expect([...relativeStrengthIndex(column(10, 13, 12), 2)]).toEqual([none, none, 75]);
  });

  it("equals the published worked example of StockCharts (cs-rsi, RSI of 14)", () => {
    const closes = column(
      ...[44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931],
      ...[46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122],
    );
    expect(rounded(relativeStrengthIndex(closes, 14).subarray(14), 2)).toEqual([
      70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93,
    ]);
  });

  it("is unknown for a stock that has never moved, and 0 as TA-Lib has it", () => {
    const flat = new Float64Array(20).fill(12);
    expect(relativeStrengthIndex(flat, 5).every(Number.isNaN)).toBe(true);
    expect([...relativeStrengthIndex(flat, 5, { talibCompatible: true }).subarray(5)]).toEqual(new Array(15).fill(0));
  });

  it("keeps its last value while a stock is suspended, until what is left of older moves is rounding", () => {
    const closes = new Float64Array(400).fill(12);
    closes.set([10, 13]);
    const strengths = relativeStrengthIndex(closes, 2);
    expect(strengths[2]).toBe(75);
    expect(strengths[30]).toBeCloseTo(75, 10);
    expect(strengths[100]).toBeNaN();
    expect(strengths[399]).toBeNaN();
  });
});

describe("macd", () => {
  it("has both averages begin on the same bar: worked by hand", () => {
    // Slow: the mean of 1, 2, 6 is 3, then half way to 8. Fast: the mean of 2 and 6 is 4, then two thirds of the way to 8.
    const { line, signal, histogram } = macd(column(1, 2, 6, 8), { fast: 2, slow: 3, signal: 2 });
    expect(rounded(line, 9)).toEqual([none, none, none, 1.166666667]);
    expect(rounded(signal, 9)).toEqual([none, none, none, 1.083333333]);
    expect(rounded(histogram, 9)).toEqual([none, none, none, 0.083333333]);
  });

  it("refuses a faster average that is not faster", () => {
    expect(() => macd(column(1, 2), { fast: 26, slow: 12 })).toThrow(
      /The faster average has 26 bars, the slower one 12/,
    );
  });
});

describe("bollingerBands", () => {
  it("lie two deviations of a population from the mean: worked by hand", () => {
    const { upper, middle, lower, width, percentB } = bollingerBands(column(9, 11), 2);
    expect([upper[1], middle[1], lower[1], width[1], percentB[1]]).toEqual([12, 10, 8, 0.4, 0.75]);
  });

  it("have no place between them for a price that does not move", () => {
    const { upper, lower, width, percentB } = bollingerBands(column(9, 9), 2);
    expect([upper[1], lower[1], width[1], percentB[1]]).toEqual([9, 9, 0, none]);
  });

  it.each([0, -1, none, Number.POSITIVE_INFINITY])("refuse a distance of %d deviations", (deviations) => {
    expect(() => bollingerBands(column(9), 2, deviations)).toThrow(/give a number above 0/);
  });
});

describe("trueRange and averageTrueRange", () => {
  const bars = { high: column(11, 12, 15, 11), low: column(9, 11, 13, 10), close: column(10, 11.5, 14, 10.5) };

  it("reach to the close before where a stock opens with a gap: worked by hand", () => {
    // 12 - 10; 15 - 11.5; 14 - 10.
    expect([...trueRange(bars)]).toEqual([none, 2, 3.5, 4]);
    // The mean of 2 and 3.5, then half way to 4.
    expect([...averageTrueRange(bars, 2)]).toEqual([none, none, 2.75, 3.375]);
  });

  it("pass over a bar that lacks one of its prices", () => {
    const gapped = { ...bars, high: column(11, none, 15, 11) };
    // 15 - 10, from the close of the first bar; 14 - 10.
    expect([...trueRange(gapped)]).toEqual([none, none, 5, 4]);
    expect([...averageTrueRange(gapped, 2)]).toEqual([none, none, none, 4.5]);
  });
});

describe("the directional indicators", () => {
  const rising = column(10, 11, 12, 13, 14);
  const bars = { high: rising, low: rising.map((price) => price - 2), close: rising };

  it("are wholly upward where every bar lies above the one before: worked by hand", () => {
    const { plus, minus, dx, adx } = averageDirectionalIndex(bars, 2);
    // A rise of 1 in every true range of 2.
    expect([...plus]).toEqual([none, none, 50, 50, 50]);
    expect([...minus]).toEqual([none, none, 0, 0, 0]);
    expect([...dx]).toEqual([none, none, 100, 100, 100]);
    expect([...adx]).toEqual([none, none, none, 100, 100]);
  });

  it("count the larger of two movements, and none of two equal ones: worked by hand", () => {
    const outside = { high: column(10, 12, 13, 13), low: column(8, 7, 6, 7), close: column(9, 9, 9, 9) };
    // Of 2 up and 1 down the 2; of 1 and 1 nothing; the last bar lies inside. Sums with a length of 1 forget at once.
    const { plus, minus } = directionalIndicators(outside, 1);
    expect([...plus]).toEqual([none, 40, 0, 0]);
    expect([...minus]).toEqual([none, 0, 0, 0]);
  });

  it("know no direction of a stock that does not move, and have the 0 of TA-Lib if asked", () => {
    const flat = new Float64Array(12).fill(7);
    const still = { high: flat, low: flat, close: flat };
    for (const lines of Object.values(averageDirectionalIndex(still, 3))) expect(lines.every(Number.isNaN)).toBe(true);
    const { adx, dx, plus, minus } = averageDirectionalIndex(still, 3, { talibCompatible: true });
    expect([adx[5], dx[3], plus[3], minus[3]]).toEqual([0, 0, 0, 0]);
    expect([adx[4], dx[2], plus[2], minus[2]]).toEqual([none, none, none, none]);
  });

  it("pass over bars without direction, where TA-Lib counts 0 at first and repeats later", () => {
    // Two bars inside the first, then a rise of 1 a bar. Lengths of 1 forget at once, so DX is known only from the rise on.
    const high = column(10, 10, 10, 11, 12, 12);
    const inside = { high, low: high.map((price) => price - 1), close: high };
    expect([...averageDirectionalIndex(inside, 1).dx]).toEqual([none, none, none, 100, 100, none]);
    expect([...averageDirectionalIndex(inside, 1).adx]).toEqual([none, none, none, 100, 100, none]);
    const talib = averageDirectionalIndex(inside, 1, { talibCompatible: true });
    expect([...talib.dx]).toEqual([none, 0, 0, 100, 100, 100]);
    expect([...talib.adx]).toEqual([none, 0, 0, 100, 100, 100]);
  });
});

describe("stochastic", () => {
  it("is the mean of the places of the close in its range: worked by hand", () => {
    const bars = { high: column(10, 10, 10, 10), low: column(0, 0, 0, 0), close: column(1, 2, 6, 10) };
    const { k, d } = stochastic(bars, { length: 1, slowing: 2, smoothing: 2 });
    // Places of 10, 20, 60, 100; means of two: 15, 40, 80; means of two of these: 27.5, 60.
    expect([...k]).toEqual([none, none, 40, 80]);
    expect([...d]).toEqual([none, none, 27.5, 60]);
  });

  it("knows no place in a range of nothing, and has the 0 of TA-Lib if asked", () => {
    const flat = new Float64Array(20).fill(7);
    const bars = { high: flat, low: flat, close: flat };
    expect(stochastic(bars).k.every(Number.isNaN)).toBe(true);
    expect(stochastic(bars, { talibCompatible: true }).k.at(-1)).toBe(0);
  });
});

describe("onBalanceVolume", () => {
  it("adds the volume of rises and subtracts that of falls: worked by hand", () => {
    expect([...onBalanceVolume({ close: column(10, 11, 11, 9), volume: column(5, 3, 4, 2) })]).toEqual([5, 8, 8, 6]);
  });

  it("passes over a bar that lacks its close or its volume", () => {
    const bars = { close: column(10, none, 11, 12, 13), volume: column(5, 1, 3, none, 2) };
    expect([...onBalanceVolume(bars)]).toEqual([5, none, 8, none, 10]);
  });
});

describe("channels and extremes", () => {
  const bars = { high: column(5, 7, 6), low: column(4, 3, 5) };

  it("include today, except where a breakout is tested: worked by hand", () => {
    const { upper, middle, lower } = donchianChannel(bars, 2);
    expect([[...upper], [...middle], [...lower]]).toEqual([
      [none, 7, 7],
      [none, 5, 5],
      [none, 3, 3],
    ]);
    const prior = priorDonchianChannel(bars, 2);
    expect([[...prior.upper], [...prior.middle], [...prior.lower]]).toEqual([
      [none, none, 7],
      [none, none, 5],
      [none, none, 3],
    ]);
  });

  it("say how far below its high a price is, as a fraction: worked by hand", () => {
    expect([...highest(column(10, 8, 9), 2)]).toEqual([none, 10, 9]);
    expect([...lowest(column(10, 8, 9), 2)]).toEqual([none, 8, 8]);
    expect(rounded(distanceFromHigh(column(10, 8, 9), 2), 12)).toEqual([none, -0.2, 0]);
    expect(distanceFromHigh(column(0, 0), 1)[1]).toBeNaN();
  });
});

describe("momentum and rateOfChange", () => {
  it("are the change over some bars, as money and as a fraction: worked by hand", () => {
    expect([...momentum(column(10, 11, 13), 2)]).toEqual([none, none, 3]);
    expect(rounded(rateOfChange(column(10, 11, 13), 2), 12)).toEqual([none, none, 0.3]);
  });

  it("have no rate from nothing or from a loss", () => {
    expect([...rateOfChange(column(0, 5, -5, 5), 1)]).toEqual([none, none, -2, none]);
  });
});

describe("returnVolatility", () => {
  it("is the deviation of a sample of returns, per bar or per year: worked by hand", () => {
    // Returns of 0.1 and -0.1: a deviation of 0.1 x √2.
    const close = column(100, 110, 99);
    expect(rounded(returnVolatility(close, 2), 9)).toEqual([none, none, 0.141421356]);
    expect(returnVolatility(close, 2, { barsPerYear: 252 })[2]).toBeCloseTo(0.1 * Math.sqrt(2 * 252), 12);
  });

  it("takes logarithms of returns if asked, of which a price that came back has a sum of 0", () => {
    // ln 2 and -ln 2: a deviation of √2 x ln 2.
    const deviations = returnVolatility(column(1, 2, 1), 2, { returns: "logarithmic" });
    expect(deviations[2]).toBeCloseTo(Math.SQRT2 * Math.LN2, 12);
  });

  it.each([0, -252, none, Number.POSITIVE_INFINITY])("refuses a year of %d bars", (barsPerYear) => {
    expect(() => returnVolatility(column(1, 2), 2, { barsPerYear })).toThrow(/give a number above 0/);
  });
});
