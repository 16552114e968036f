import { describe, expect, it } from "vitest";
import { flatBars } from "../series/bars.fixture.ts";
import { INDICATOR_IDS, INDICATORS, type IndicatorId, type IndicatorParameter } from "../words/index.ts";
import { computeIndicator, macd, simpleMovingAverage } from "./index.ts";

const closes = Array.from({ length: 60 }, (_, i) => 100 + 5 * Math.sin(i));
const bars = flatBars(
  closes.map((_, i) => i),
  closes,
);

/** As a request names it: by words that nobody has checked. */
function compute(indicator: string, parameters?: Record<string, unknown>) {
  return computeIndicator(bars, { indicator, parameters } as { indicator: IndicatorId });
}

describe("computeIndicator", () => {
  it("computes what the function of the indicator computes", () => {
    const { value } = computeIndicator(bars, { indicator: "sma", parameters: { length: 7 } });
    expect(value).toEqual(simpleMovingAverage(bars.close, 7));
    expect(computeIndicator(bars, { indicator: "macd", parameters: { signal: 5 } })).toEqual(
      macd(bars.close, { signal: 5 }),
    );
  });

  it.each(INDICATOR_IDS)("computes %s with the numbers that are offered first", (indicator) => {
    const parameters: readonly IndicatorParameter[] = INDICATORS[indicator].parameters;
    const defaults = Object.fromEntries(parameters.map((parameter) => [parameter.id, parameter.default]));
    expect(compute(indicator)).toEqual(compute(indicator, defaults));
  });

  it.each(
    INDICATOR_IDS.flatMap((indicator) =>
      INDICATORS[indicator].parameters.map((parameter) => ({ indicator, ...parameter })),
    ),
  )("computes $indicator with the least and the most $id, and with nothing beyond", ({ indicator, id, ...bounds }) => {
    const { minimum, maximum, isWhole } = bounds;
    // A faster average needs a slower one.
    const rest = indicator === "macd" ? { fast: 1, slow: 2520 } : {};
    expect(Object.values(compute(indicator, { ...rest, [id]: minimum + Number(id === "slow") }))[0]).toHaveLength(60);
    expect(Object.values(compute(indicator, { ...rest, [id]: maximum - Number(id === "fast") }))[0]).toHaveLength(60);
    const beyond = [minimum - 1, minimum - 1e-9, maximum + 1e-9, Number.NaN, Number.POSITIVE_INFINITY, "20", [20]];
    for (const value of isWhole ? [...beyond, minimum + 0.5] : beyond) {
      const kind = isWhole ? "a whole number" : "a number";
      expect(() => compute(indicator, { ...rest, [id]: value })).toThrow(RangeError);
      expect(() => compute(indicator, { ...rest, [id]: value })).toThrow(
        `choose ${kind} from ${minimum} to ${maximum}.`,
      );
    }
  });

  it("refuses what it does not know, and says what there is", () => {
    expect(() => compute("vwap")).toThrow('There is no indicator "vwap"; choose one of sma, ema, wma,');
    expect(() => compute("toString")).toThrow(RangeError);
    expect(() => compute("macd", { fast: 5, speed: 3 })).toThrow(
      'The indicator macd has no parameter "speed"; its parameters: fast, slow, signal.',
    );
    expect(() => compute("obv", { length: 3 })).toThrow("its parameters: none.");
  });

  it("gives columns of missing numbers for a history that is too short", () => {
    const short = flatBars([0, 1], [10, 11]);
    expect([...computeIndicator(short, { indicator: "sma" }).value]).toEqual([Number.NaN, Number.NaN]);
    expect(computeIndicator(flatBars([], []), { indicator: "adx" }).adx).toHaveLength(0);
  });
});

describe("the list of indicators", () => {
  it.each(INDICATOR_IDS)("has each line of %s once, and defaults within the bounds", (indicator) => {
    const { parameters, panes } = INDICATORS[indicator];
    const outputs = panes.flatMap((pane): readonly string[] => pane.outputs);
    expect(new Set(outputs).size).toBe(outputs.length);
    expect(Object.keys(compute(indicator)).sort()).toEqual(outputs.sort());
    for (const { minimum, maximum, default: usual } of parameters) {
      expect(usual).toBeGreaterThanOrEqual(minimum);
      expect(usual).toBeLessThanOrEqual(maximum);
    }
  });
});
