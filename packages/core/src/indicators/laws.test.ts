import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bars, barsUpTo } from "../series/index.ts";
import type { Day } from "../time/index.ts";
import { INDICATOR_IDS, INDICATORS, type IndicatorId, type IndicatorPane } from "../words/index.ts";
import { barsWhere, changed, gappedBars, soundBars } from "./bars.fixture.ts";
import { computeIndicator } from "./index.ts";

type Columns = Readonly<Record<string, Float64Array>>;

/** Short lengths, so that short histories fill them; and the place of the first value (docs/indicators.md). */
const CASES: { readonly [Id in IndicatorId]: { readonly parameters: Record<string, number>; readonly first: number } } =
  {
    sma: { parameters: { length: 5 }, first: 4 },
    ema: { parameters: { length: 5 }, first: 4 },
    wma: { parameters: { length: 5 }, first: 4 },
    bollinger: { parameters: { length: 5 }, first: 4 },
    donchian: { parameters: { length: 5 }, first: 4 },
    priorDonchian: { parameters: { length: 5 }, first: 5 },
    highest: { parameters: { length: 5 }, first: 4 },
    lowest: { parameters: { length: 5 }, first: 4 },
    fromHigh: { parameters: { length: 5 }, first: 4 },
    rsi: { parameters: { length: 5 }, first: 5 },
    stochastic: { parameters: { length: 5, slowing: 3, smoothing: 2 }, first: 7 },
    macd: { parameters: { fast: 3, slow: 6, signal: 4 }, first: 8 },
    adx: { parameters: { length: 5 }, first: 5 },
    trueRange: { parameters: {}, first: 1 },
    atr: { parameters: { length: 5 }, first: 5 },
    volatility: { parameters: { length: 5 }, first: 5 },
    momentum: { parameters: { length: 5 }, first: 5 },
    roc: { parameters: { length: 5 }, first: 5 },
    obv: { parameters: {}, first: 0 },
  };

/** Those whose values go on from the last one for ever; the others see a window of bars. */
const NEVER_FORGETS: readonly IndicatorId[] = ["ema", "rsi", "macd", "adx", "trueRange", "atr", "obv"];
const WINDOWS = INDICATOR_IDS.filter((id) => !NEVER_FORGETS.includes(id));

const TOLERANCE = 1e-8;

const RATES = fc.double({ min: 0.01, max: 100, noNaN: true });
/** Rates that round nothing: of two equal movements, rounding makes one the larger, and only the larger one counts. */
const EXACT_RATES = fc.integer({ min: -6, max: 6 }).map((power) => 2 ** power);

function columnsOf(bars: Bars, id: IndicatorId): Columns {
  return computeIndicator(bars, { indicator: id, parameters: CASES[id].parameters });
}

/** Every line of an indicator with the pane in which it is drawn. */
function linesOf(id: IndicatorId): (readonly [string, IndicatorPane])[] {
  const panes: readonly IndicatorPane[] = INDICATORS[id].panes;
  return panes.flatMap((pane) => pane.outputs.map((output) => [output, pane] as const));
}

describe.each(INDICATOR_IDS)("the indicator %s", (id) => {
  it("has a column as long as the bars for each of its lines, and nothing before its first place", () => {
    fc.assert(
      fc.property(soundBars, (bars) => {
        const columns = columnsOf(bars, id);
        expect(Object.keys(columns).sort()).toEqual(
          linesOf(id)
            .map(([output]) => output)
            .sort(),
        );
        for (const column of Object.values(columns)) {
          expect(column).toHaveLength(bars.day.length);
          expect(column.subarray(0, CASES[id].first).every(Number.isNaN)).toBe(true);
        }
      }),
    );
  });

  it("begins at its first place where prices move", () => {
    const wave = Float64Array.from({ length: 30 }, (_, i) => 100 + 10 * Math.sin(i) + i);
    const bars = { high: wave.map((p) => p + 1), low: wave.map((p) => p - 1), open: wave, close: wave, volume: wave };
    const columns = columnsOf({ day: Int32Array.from(wave, (_, i) => i), ...bars }, id);
    for (const [output, column] of Object.entries(columns)) {
      const first = output === "adx" ? 9 : CASES[id].first;
      expect(
        column.findIndex((value) => !Number.isNaN(value)),
        output,
      ).toBe(first);
    }
  });

  it("knows nothing of later bars", () => {
    fc.assert(
      fc.property(gappedBars, fc.nat(90), ({ gapped }, count) => {
        const part = columnsOf(barsUpTo(gapped, (count - 1) as Day), id);
        for (const [output, column] of Object.entries(columnsOf(gapped, id))) {
          expect([...(part[output] as Float64Array)]).toEqual([...column.subarray(0, count)]);
        }
      }),
    );
  });

  it("is a price, or is the same in every currency", () => {
    fc.assert(
      fc.property(soundBars, id === "adx" ? EXACT_RATES : RATES, (bars, rate) => {
        const inOther = columnsOf(
          changed(bars, (column) => column.map((price) => rate * price), same),
          id,
        );
        const columns = columnsOf(bars, id);
        for (const [output, { unit }] of linesOf(id)) {
          const factor = unit === "price" ? rate : 1;
          expectNear(inOther[output], columns[output], (value) => factor * value);
        }
      }),
    );
  });

  it("moves with all prices if it is drawn over them, and ignores such a move if it measures a difference", () => {
    fc.assert(
      fc.property(soundBars, fc.integer({ min: -100, max: 100 }), (bars, distance) => {
        const moved = columnsOf(
          changed(bars, (column) => column.map((price) => price + distance), same),
          id,
        );
        const columns = columnsOf(bars, id);
        for (const [output, { overlaysPrice, unit }] of linesOf(id)) {
          if (unit === "fraction" && output !== "percentB") continue;
          expectNear(moved[output], columns[output], (value) => value + (overlaysPrice ? distance : 0));
        }
      }),
    );
  });

  it("stays within the bounds of its unit", () => {
    fc.assert(
      fc.property(gappedBars, ({ gapped }) => {
        const columns = columnsOf(gapped, id);
        for (const [output, { unit }] of linesOf(id)) {
          if (unit !== "index") continue;
          expect(columns[output]?.every((value) => Number.isNaN(value) || (value >= 0 && value <= 100))).toBe(true);
        }
      }),
    );
  });
});

describe.each(NEVER_FORGETS)("the indicator %s, which never forgets", (id) => {
  it("passes over a bar without prices, as if it were not there", () => {
    fc.assert(
      fc.property(gappedBars, ({ gapped, isGap }) => {
        const without = columnsOf(
          barsWhere(gapped, (i) => !isGap(i)),
          id,
        );
        for (const [output, column] of Object.entries(columnsOf(gapped, id))) {
          expect([...column.filter((_, i) => !isGap(i))]).toEqual([...(without[output] as Float64Array)]);
          expect(column.every((value, i) => !isGap(i) || Number.isNaN(value))).toBe(true);
        }
      }),
    );
  });
});

describe.each(WINDOWS)("the indicator %s, which sees a window", (id) => {
  it("forgets a bar without prices once the window has passed it", () => {
    fc.assert(
      fc.property(gappedBars, ({ whole, gapped, isGap }) => {
        const columns = columnsOf(whole, id);
        for (const [output, column] of Object.entries(columnsOf(gapped, id))) {
          const strays = column.filter((value, i) => {
            const seesGap = Array.from({ length: CASES[id].first + 1 }, (_, back) => i - back).some(isGap);
            return !(Object.is(value, columns[output]?.[i]) || (seesGap && Number.isNaN(value)));
          });
          expect(strays).toHaveLength(0);
        }
      }),
    );
  });
});

describe("indicators beside each other", () => {
  it("order the lines of channels and bands around the price", () => {
    fc.assert(
      fc.property(soundBars, (bars) => {
        const bands = columnsOf(bars, "bollinger");
        const channel = columnsOf(bars, "donchian");
        for (const { upper, middle, lower } of [bands, channel] as Record<
          "upper" | "middle" | "lower",
          Float64Array
        >[]) {
          expectOrdered(lower, middle);
          expectOrdered(middle, upper);
        }
        expectOrdered(channel.lower, bars.close);
        expectOrdered(bars.close, channel.upper);
        expectOrdered(columnsOf(bars, "lowest").value, columnsOf(bars, "highest").value);
        expectOrdered(columnsOf(bars, "fromHigh").value, new Float64Array(bars.day.length));
      }),
    );
  });

  it("have no negative range, width or volatility", () => {
    fc.assert(
      fc.property(gappedBars, ({ gapped }) => {
        const zero = new Float64Array(gapped.day.length);
        expectOrdered(zero, columnsOf(gapped, "trueRange").value);
        expectOrdered(zero, columnsOf(gapped, "atr").value);
        expectOrdered(zero, columnsOf(gapped, "volatility").value);
        expectOrdered(zero, columnsOf(gapped, "bollinger").width);
      }),
    );
  });

  it("exchange rise and fall when prices are mirrored", () => {
    fc.assert(
      fc.property(soundBars, (bars) => {
        const { high, low } = changed(bars, (column) => column.map((price) => 1000 - price));
        const mirrored = {
          ...changed(bars, (column) => column.map((price) => 1000 - price), same),
          high: low,
          low: high,
        };
        const [own, other] = [columnsOf(bars, "adx"), columnsOf(mirrored, "adx")];
        expectNear(other.plus, own.minus, (value) => value);
        expectNear(other.minus, own.plus, (value) => value);
        expectNear(other.adx, own.adx, (value) => value);
        expectNear(columnsOf(mirrored, "rsi").value, columnsOf(bars, "rsi").value, (value) => 100 - value);
        expectNear(columnsOf(mirrored, "stochastic").k, columnsOf(bars, "stochastic").k, (value) => 100 - value);
        expectNear(columnsOf(mirrored, "atr").value, columnsOf(bars, "atr").value, (value) => value);
        expectNear(columnsOf(mirrored, "momentum").value, columnsOf(bars, "momentum").value, (value) => -value);
      }),
    );
  });
});

const same = (column: Float64Array) => column;

/** Requires that a column is a function of another one, and unknown where that is. */
function expectNear(
  column: Float64Array | undefined,
  other: Float64Array | undefined,
  of: (value: number) => number,
): void {
  const strays = Array.from(column ?? [], (value, i) => {
    const expected = of(other?.[i] ?? Number.NaN);
    const isNear = Math.abs(value - expected) <= TOLERANCE * Math.max(1, Math.abs(expected));
    return isNear || (Number.isNaN(value) && Number.isNaN(expected)) ? [] : [{ i, value, expected }];
  }).flat();
  expect(strays).toEqual([]);
}

/** Requires that no known value is above the one at the same place of another column, apart from rounding. */
function expectOrdered(below: Float64Array | undefined, above: Float64Array | undefined): void {
  const strays = Array.from(below ?? []).filter((value, i) => value > (above?.[i] ?? Number.NaN) + TOLERANCE);
  expect(strays).toEqual([]);
}
