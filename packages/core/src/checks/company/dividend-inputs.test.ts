import { describe, expect, it } from "vitest";
import type { Dividend, Split } from "../../series/index.ts";
import { day } from "../../time/index.ts";
import { dividendInputs } from "./dividend-inputs.ts";

const NO_BARS = {
  day: new Int32Array(),
  open: new Float64Array(),
  high: new Float64Array(),
  low: new Float64Array(),
  close: new Float64Array(),
  volume: new Float64Array(),
};

function found(dividends: readonly Dividend[], { from = "2010-01-04", splits = [] as readonly Split[] } = {}) {
  const record = { source: "test", currency: "USD", bars: NO_BARS, actions: { splits, dividends } };
  const inputs = dividendInputs(record, { firstDay: day(from), lastDay: day("2016-06-30") });
  return Object.fromEntries(Object.entries(inputs).map(([name, { value }]) => [name, value]));
}

/** One payment a year, whose ex-day wanders. */
const yearly = (amounts: Readonly<Record<number, number>>): readonly Dividend[] =>
  Object.entries(amounts).map(([year, amount]) => ({ exDay: day(`${year}-05-${10 + (Number(year) % 7)}`), amount }));

describe("dividends of a share", () => {
  it("are counted in complete calendar years up to the last one", () => {
    const dividends = yearly({ 2010: 1, 2011: 1, 2012: 1.1, 2013: 1.2, 2014: 1.3, 2015: 1.4, 2016: 1.5 });
    expect(found(dividends)).toEqual({
      dividendsTtm: 1.5,
      dividendYears: 6,
      dividendHistoryYears: 6,
      // 2012 to 2015 each paid more than the year before.
      dividendRaiseYears: 4,
    });
  });

  it("do not count a year before an omission, nor a year that is only partly known", () => {
    expect(found(yearly({ 2011: 1, 2013: 1, 2014: 1, 2015: 1 }), { from: "2010-03-01" })).toMatchObject({
      dividendsTtm: 0,
      dividendYears: 3,
      dividendHistoryYears: 5,
      dividendRaiseYears: 0,
    });
  });

  it("are not raised by a split", () => {
    const splits = [{ exDay: day("2015-01-15"), ratio: 3 }];
    const dividends = yearly({ 2012: 1, 2013: 1, 2014: 1, 2015: 1 / 3, 2016: 1 / 3 });
    expect(found(dividends, { splits })).toMatchObject({ dividendsTtm: 1 / 3, dividendRaiseYears: 0 });
  });
});
