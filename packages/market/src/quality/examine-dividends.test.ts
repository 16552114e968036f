import type { Dividend } from "@plumbline/core/series";
import { type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import { examinePrices } from "./examine-prices.ts";

const TODAY = day("2024-12-31");
const EX_DAY = day("2020-03-09");
/** The bar of the ex-day among the hundred. */
const EX = 50;

interface Night {
  /** Close of the day before, and of the ex-day. */
  readonly before: number;
  readonly after: number;
  readonly amount: number;
}

/** OXY over the weekend of 2020-03-07: the vendor's file has closes 26.86 and 12.51 and a dividend of 0.79. */
const OXY: Night = { before: 26.86, after: 12.51, amount: 0.79 };

/** A hundred weekdays around an ex-day, each on its own price, with trading so heavy that the fall is news. */
function around({ before, after }: Night, dividends: readonly Dividend[]): PriceHistory {
  const days: number[] = [];
  for (let at: number = EX_DAY; days.length <= EX; at--) if (((at + 4) % 7) % 6 !== 0) days.unshift(at);
  for (let at: number = EX_DAY + 1; days.length < 100; at++) if (((at + 4) % 7) % 6 !== 0) days.push(at);
  const close = Float64Array.from(days, (_, at) => (at < EX ? before : after) * (1 + 0.001 * Math.abs(EX - 0.5 - at)));
  close[EX - 1] = before;
  close[EX] = after;
  const high = close.map((value) => value * 1.01);
  const low = close.map((value) => value * 0.99);
  const volume = close.map((_, at) => (at === EX ? 50_000 : 1000 + (at % 7)));
  const bars = { day: Int32Array.from(days), open: close.slice(), high, low, close, volume };
  return { symbol: "OXY", basis: "raw", source: "test", bars, actions: { splits: [], dividends } };
}

/** The vendor's adjusted close, when it multiplies the earlier prices by `factor`. */
function adjusted({ bars }: PriceHistory, factor: number): Float64Array {
  return bars.close.map((value, at) => (at < EX ? value * factor : value));
}

function judged(night: Night, factorOf: (night: Night) => number) {
  const history = around(night, [{ exDay: EX_DAY, amount: night.amount }]);
  return examinePrices({ history, adjustedClose: adjusted(history, factorOf(night)) }, { today: TODAY });
}

/** (close + dividend) / close before, as Alpha Vantage does: its closes and 0.79 give (12.51 + 0.79) / 26.86. */
const atCloseOfDay = ({ after, amount }: Night) => after / (after + amount);
/** close / (close before - dividend), as Yahoo does. */
const atCloseBefore = ({ before, amount }: Night) => (before - amount) / before;

describe("a dividend that the vendor's adjusted close contains", () => {
  it("stays when the price halves on its day, whichever way the vendor reinvests (OXY 2020-03-09)", () => {
    for (const convention of [atCloseOfDay, atCloseBefore]) {
      const { history, issues } = judged(OXY, convention);
      expect(history?.actions.dividends).toEqual([{ exDay: EX_DAY, amount: 0.79 }]);
      expect(issues.map(({ code }) => code)).toEqual(["unexplained-jump"]);
    }
  });

  it("is set aside when the adjusted close moves as the price alone does, or by half of it on a calm night", () => {
    const calm: Night = { before: 26.86, after: 26, amount: 0.79 };
    for (const [night, known] of [
      [OXY, 0],
      [calm, 0],
      [calm, 0.4],
    ] as const) {
      const { history, issues } = judged(night, () => atCloseOfDay({ ...night, amount: known }));
      expect(history?.actions.dividends).toEqual([]);
      expect(issues).toContainEqual(expect.objectContaining({ code: "dividend-contradicted", day: "2020-03-09" }));
    }
  });

  it("is never contradicted by either way of reinvesting, and always by none", () => {
    const night = fc.record({
      before: fc.double({ min: 5, max: 500, noNaN: true }),
      fall: fc.double({ min: 0.4, max: 1.1, noNaN: true }),
      share: fc.double({ min: 0.012, max: 0.029, noNaN: true }),
    });
    fc.assert(
      fc.property(night, ({ before, fall, share }) => {
        const paid = { before, after: before * fall, amount: before * share };
        const dividendCount = (convention: (night: Night) => number) =>
          judged(paid, convention).history?.actions.dividends.length;
        expect([dividendCount(atCloseOfDay), dividendCount(atCloseBefore), dividendCount(() => 1)]).toEqual([1, 1, 0]);
      }),
    );
  });
});

describe("a large dividend on a day on which the price rose", () => {
  const rose: Night = { before: 100, after: 103, amount: 5 };
  const paid = (days: number, amount: number): Dividend => ({ exDay: (EX_DAY + days) as Day, amount });
  const remainingDividends = (...dividends: Dividend[]) =>
    examinePrices({ history: around(rose, dividends) }, { today: TODAY }).history?.actions.dividends;

  it("is set aside when it stands alone, or others are of another size", () => {
    expect(remainingDividends(paid(0, 5))).toEqual([]);
    expect(remainingDividends(paid(-60, 0.5), paid(0, 5))).toEqual([paid(-60, 0.5)]);
  });

  it("stays when the stock paid about as much within the year: a rally hides it", () => {
    expect(remainingDividends(paid(-63, 4.8), paid(0, 5))).toEqual([paid(-63, 4.8), paid(0, 5)]);
  });
});
