import type { Actions } from "@plumbline/core/series";
import { type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JudgedMove, PriceHistory } from "../model/index.ts";
import { judgeMoves } from "./judge-moves.ts";

/** The bar on which the move is, of 120. */
const MOVED = 60;

interface Move {
  /** Close on close before, as traded. */
  readonly factor: number;
  /** Shares traded on the usual number. */
  readonly volume?: number;
  readonly source?: string;
  readonly actions?: (exDay: Day) => Actions;
}

/** A calm stock, whose closes swing by half a per cent, with one large move. */
function moved({ factor, volume = 1, source = "one", actions = () => NONE }: Move): PriceHistory {
  const days: number[] = [];
  for (let at: number = day("2016-04-11"); days.length < 120; at++) if (((at + 4) % 7) % 6 !== 0) days.push(at);
  const close = Float64Array.from(days, (_, at) => (100 + (at % 2) / 2) * (at < MOVED ? 1 : factor));
  const shares = close.map((_, at) => 1000 * (at === MOVED ? volume : 1 + (at % 3) / 10));
  const bars = { day: Int32Array.from(days), open: close, high: close, low: close, close, volume: shares };
  const exDay = days[MOVED] as Day;
  return { symbol: "DHR", basis: "raw", source, bars, actions: actions(exDay) };
}

const NONE: Actions = { splits: [], dividends: [] };
const verdicts = (moves: readonly JudgedMove[]) => moves.map(({ verdict }) => verdict);

/** Danaher on the day of Fortive's spin-off, as a vendor had it: the prices before divided once too often, 61 % up. */
const UP = 1.61;

describe("a large move of one source alone", () => {
  it("is doubtful on three times the usual volume: news of eighty typical moves trades ten times as much", () => {
    const [judged] = judgeMoves(moved({ factor: UP, volume: 3 }), []);
    expect(judged).toMatchObject({ verdict: "unsupported", other: null });
    expect(judged?.change).toBeCloseTo(UP * (100 / 100.5) - 1, 12);
    expect(judgeMoves(moved({ factor: UP, volume: 30 }), [])).toEqual([]);
  });

  it("is doubtful on any volume when a split of its day makes most of it", () => {
    const applied = (exDay: Day): Actions => ({ splits: [{ exDay, ratio: 1.319 }], dividends: [] });
    expect(verdicts(judgeMoves(moved({ factor: UP / 1.319, volume: 50, actions: applied }), []))).toEqual([
      "from-action",
    ]);
    // The split explains the price: nothing is left of the move.
    expect(judgeMoves(moved({ factor: 1 / 1.319, actions: applied }), [])).toEqual([]);
    // OXY 2020-03-09: half of the price is news, 3 % of it the dividend of the day.
    const paid = (exDay: Day): Actions => ({ splits: [], dividends: [{ exDay, amount: 2.94 }] });
    expect(judgeMoves(moved({ factor: 0.466, volume: 30, actions: paid }), [])).toEqual([]);
  });

  it("is doubtful where no volume is known, and nothing below 30 % is", () => {
    expect(verdicts(judgeMoves(moved({ factor: UP, volume: Number.NaN }), []))).toEqual(["unsupported"]);
    expect(judgeMoves(moved({ factor: 1.3 }), [])).toEqual([]);
  });

  it("is judged alike in any currency and any number of shares", () => {
    const cases = fc.record({
      factor: fc.double({ min: 0.3, max: 3, noNaN: true }),
      volume: fc.double({ min: 0.1, max: 40, noNaN: true }),
      scale: fc.constantFrom(0.01, 3, 1000),
    });
    fc.assert(
      fc.property(cases, ({ factor, volume, scale }) => {
        const history = moved({ factor, volume });
        const times = (column: Float64Array) => column.map((value) => value * scale);
        const { day, volume: shares, close } = history.bars;
        const price = times(close);
        const traded = times(shares);
        const bars = { day, open: price, high: price, low: price, close: price, volume: traded };
        expect(verdicts(judgeMoves({ ...history, bars }, []))).toEqual(verdicts(judgeMoves(history, [])));
      }),
    );
  });
});

describe("two sources", () => {
  const up = moved({ factor: UP, volume: 3 });
  const flat = moved({ factor: 1.02, source: "two" });

  it("decide: a move that the other lacks is contradicted, and the smaller one is used", () => {
    const [judged] = judgeMoves(up, [flat]);
    expect(judged).toMatchObject({ verdict: "contradicted", other: { source: "two" } });
    expect(judged?.other?.change).toBeCloseTo(1.02 * (100 / 100.5) - 1, 12);
    expect(judgeMoves(flat, [up])).toEqual([]);
  });

  it("decide: a move that both have is confirmed", () => {
    expect(verdicts(judgeMoves(up, [moved({ factor: UP, source: "two" })]))).toEqual(["confirmed"]);
  });

  it("decide also where one counts a split that the other has in its prices", () => {
    const applied = (exDay: Day): Actions => ({ splits: [{ exDay, ratio: 2 }], dividends: [] });
    const raw = moved({ factor: UP / 2, source: "two", actions: applied });
    expect(verdicts(judgeMoves(up, [raw]))).toEqual(["confirmed"]);
  });

  it("decide nothing about a day that one of them lacks", () => {
    const { bars } = flat;
    const until = (column: Float64Array) => column.subarray(0, MOVED);
    const early = {
      day: bars.day.subarray(0, MOVED),
      open: until(bars.open),
      high: until(bars.high),
      low: until(bars.low),
      close: until(bars.close),
      volume: until(bars.volume),
    };
    expect(verdicts(judgeMoves(up, [{ ...flat, bars: early }]))).toEqual(["unsupported"]);
  });

  it("keep their verdict while the move stays as it was, and decide again when one of them is delivered again", () => {
    const known = judgeMoves(up, [flat]);
    expect(judgeMoves(up, [], known)).toEqual(known);
    expect(judgeMoves(moved({ factor: 1.02 }), [], known)).toEqual([]);
    expect(verdicts(judgeMoves(up, [moved({ factor: UP, source: "two" })], known))).toEqual(["confirmed"]);
  });
});
