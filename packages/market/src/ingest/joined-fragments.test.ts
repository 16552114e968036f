import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceBasis } from "../model/index.ts";
import type { DeliveredPrices } from "../quality/index.ts";
import { joinedFragments } from "./joined-fragments.ts";

interface Row {
  readonly on: number;
  readonly close: number;
  readonly volume?: number;
  readonly dividend?: number;
}

const MONDAY = day("2024-01-08");

/** A fragment of bars that open at their low and close at their high. */
function fragment(rows: readonly Row[], basis: PriceBasis = "raw"): DeliveredPrices {
  const column = (of: (row: Row) => number) => Float64Array.from(rows, of);
  const bars = {
    day: Int32Array.from(rows, ({ on }) => MONDAY + on),
    open: column(({ close }) => close - 1),
    high: column(({ close }) => close),
    low: column(({ close }) => close - 1),
    close: column(({ close }) => close),
    volume: column(({ volume = 100 }) => volume),
  };
  const paid = rows.filter(({ dividend }) => dividend !== undefined);
  const dividends = paid.map(({ on, dividend = 0 }) => ({ exDay: (MONDAY + on) as typeof MONDAY, amount: dividend }));
  return {
    history: { symbol: "AAA", basis, source: "test", bars, actions: { splits: [], dividends } },
    file: "a.csv",
    adjustedClose: bars.close,
    currency: "USD",
    isUsListing: true,
  };
}

const joinedOf = (...fragments: DeliveredPrices[]) => joinedFragments(fragments, "a.csv and more");
const barsOf = ({ joined }: ReturnType<typeof joinedOf>) => {
  const { day: days, close } = joined.history.bars;
  return Array.from(days, (at, row) => [at - MONDAY, close[row]]);
};

describe("many small deliveries of a symbol", () => {
  it("are one with the days of all, whatever the order of files and rows", () => {
    const joined = joinedOf(
      fragment([
        { on: 3, close: 13 },
        { on: 2, close: 12 },
      ]),
      fragment([{ on: 0, close: 10 }]),
      fragment([{ on: 1, close: 11 }]),
    );
    expect(barsOf(joined)).toEqual([
      [0, 10],
      [1, 11],
      [2, 12],
      [3, 13],
    ]);
    expect(joined.issues).toEqual([]);
    expect(joined.joined).toMatchObject({ file: "a.csv and more", currency: "USD", isUsListing: true });
    expect(joined.joined.adjustedClose).toBeNull();
  });

  it("use the bar of the delivery that ends later for a day, and report where closes differ", () => {
    const newer = [
      { on: 1, close: 12 },
      { on: 2, close: 12 },
    ];
    const joined = joinedOf(fragment(newer), fragment([{ on: 0, close: 10 }]), fragment([{ on: 1, close: 11 }]));
    expect(barsOf(joined)).toEqual([
      [0, 10],
      [1, 12],
      [2, 12],
    ]);
    expect(joined.issues).toMatchObject([{ code: "sources-disagree", symbol: "AAA", day: "2024-01-09", count: 1 }]);
  });

  it("keep a whole bar where the later file has a broken one", () => {
    const broken = [
      { on: 0, close: Number.NaN },
      { on: 1, close: 11 },
    ];
    expect(barsOf(joinedOf(fragment([{ on: 0, close: 10 }]), fragment(broken)))).toEqual([
      [0, 10],
      [1, 11],
    ]);
  });

  it("come to the scale of the newest when they are adjusted", () => {
    const older = [
      { on: 0, close: 40, dividend: 2 },
      { on: 1, close: 44 },
    ];
    const newer = [
      { on: 1, close: 11, volume: 400 },
      { on: 2, close: 12, volume: 400 },
    ];
    // A split of 4 for 1: a quarter of the price, four times the shares.
    const { joined } = joinedOf(fragment(older, "split-adjusted"), fragment(newer, "split-adjusted"));
    expect([...joined.history.bars.close]).toEqual([10, 11, 12]);
    expect([...joined.history.bars.volume]).toEqual([400, 400, 400]);
    expect(joined.history.actions.dividends).toEqual([{ exDay: MONDAY, amount: 0.5 }]);
  });

  it("keep a dividend once, and one at which a later file is cut off, but none that a later file retracts", () => {
    const first = [
      { on: 1, close: 11, dividend: 0.3 },
      { on: 2, close: 12, dividend: 0.5 },
    ];
    const second = [
      { on: 1, close: 11 },
      { on: 2, close: 12 },
      { on: 3, close: 13, dividend: 0.7 },
    ];
    const { joined } = joinedOf(fragment(first), fragment(second), fragment(second));
    expect(joined.history.actions.dividends).toEqual([
      { exDay: MONDAY + 1, amount: 0.3 },
      { exDay: MONDAY + 3, amount: 0.7 },
    ]);
  });
});
