import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { day, formatDay, parseDay } from "../time/index.ts";
import {
  type Actions,
  type Bars,
  type ChangePeriod,
  priceChanges,
  priceRange,
  splitAdjusted,
  totalReturnAdjusted,
  validateActions,
  validateBars,
} from "./index.ts";

const FOLDER = "data/prices/alphavantage_daily_adjusted";

interface VendorHistory {
  readonly bars: Bars;
  readonly actions: Actions;
  readonly adjustedClose: Float64Array;
}

/** Real raw prices with actions and the vendor's own adjusted close, 1999 to 2021; see the README of the folder. */
function vendorHistory(symbol: string): VendorHistory {
  const text = gunzipSync(readFileSync(sharedFile(`${FOLDER}/DA-${symbol}-T-2021-04-21.csv.gz`))).toString();
  const rows = text
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(","))
    .filter(([date]) => parseDay(date ?? "") !== null)
    .sort(([a], [b]) => ((a as string) < (b as string) ? -1 : 1));
  const column = (index: number) => Float64Array.from(rows, (row) => Number(row[index]));
  const dated = rows.map((row) => ({
    exDay: day(row[0] as string),
    amount: Number(row[7]),
    ratio: cleanRatio(row[8]),
  }));
  return {
    bars: {
      day: Int32Array.from(dated, ({ exDay }) => exDay),
      open: column(1),
      high: column(2),
      low: column(3),
      close: column(4),
      volume: column(6),
    },
    actions: {
      splits: dated.filter(({ ratio }) => ratio !== 1).map(({ exDay, ratio }) => ({ exDay, ratio })),
      dividends: dated.filter(({ amount }) => amount !== 0).map(({ exDay, amount }) => ({ exDay, amount })),
    },
    adjustedClose: column(5),
  };
}

/** The vendor's 7.00000700001 is 7 and its 0.166666666667 is 1/6. */
function cleanRatio(text: string | undefined): number {
  const ratio = Number(text);
  return ratio >= 1 ? Math.round(ratio * 1e4) / 1e4 : 1 / (Math.round(1e4 / ratio) / 1e4);
}

function worstDeviation(ours: Float64Array, theirs: Float64Array): number {
  return ours.reduce((worst, value, i) => Math.max(worst, Math.abs(value / (theirs[i] as number) - 1)), 0);
}

/**
 * The vendor reinvests a dividend at the close of the ex-date, our rule at the close before it: a step of close / (close
 * + dividend) against 1 - dividend / close before. This replaces ours by the vendor's.
 */
function reinvestedAtExDate({ bars, actions }: VendorHistory): Float64Array {
  const { close } = totalReturnAdjusted(bars, actions);
  const result = close.slice();
  for (const { exDay, amount } of actions.dividends) {
    const ex = bars.day.indexOf(exDay);
    const ratio = actions.splits.find((split) => split.exDay === exDay)?.ratio ?? 1;
    const before = bars.close[ex - 1] as number;
    const after = bars.close[ex] as number;
    const correction = after / (after + amount) / (1 - (amount * ratio) / before);
    for (let i = 0; i < ex; i++) result[i] = (result[i] as number) * correction;
  }
  return result;
}

const symbols = needsSharedData
  ? []
  : readdirSync(sharedFile(FOLDER)).map((file) => file.replace(/^DA-|-T-2021-04-21\.csv\.gz$/g, ""));
/** BF.B is an error body; KSU has a spin-off and a reverse split recorded as a dividend larger than the price. */
const sound = symbols.filter((symbol) => symbol !== "BF.B" && symbol !== "KSU");

describe.skipIf(needsSharedData)("series of real prices, against the vendor's adjusted close", () => {
  it.each(["AAPL", "IBM", "WMT", "AMAT", "CMCSA", "KLAC", "MA", "NEE", "BKNG"])(
    "agree within 0.1 %% for %s, splits and dividends",
    (symbol) => {
      const { bars, actions, adjustedClose } = vendorHistory(symbol);
      expect(worstDeviation(totalReturnAdjusted(bars, actions).close, adjustedClose)).toBeLessThan(0.001);
    },
  );

  it.each(["TSLA", "NFLX", "ISRG", "CRM", "MU", "SNPS", "BRK.B"])(
    "agree within 0.001 %% for %s, which only split",
    (symbol) => {
      const { bars, actions, adjustedClose } = vendorHistory(symbol);
      expect(actions.dividends).toHaveLength(0);
      expect(worstDeviation(splitAdjusted(bars, actions.splits).close, adjustedClose)).toBeLessThan(0.00001);
    },
  );

  it("agree within 0.02 % for every stock when reinvested on the ex-date, as this vendor does", () => {
    expect(sound).toHaveLength(43);
    for (const symbol of sound) {
      const history = vendorHistory(symbol);
      expect(worstDeviation(reinvestedAtExDate(history), history.adjustedClose), symbol).toBeLessThan(0.0002);
    }
  });

  it("have sound bars and actions but for one known artefact", () => {
    for (const symbol of symbols) {
      const { bars, actions } = vendorHistory(symbol);
      expect(validateBars(bars), symbol).toEqual([]);
      const problems = validateActions(bars, actions).map(({ code, exDay }) => `${symbol} ${formatDay(exDay)} ${code}`);
      expect(problems).toEqual(symbol === "KSU" ? ["KSU 2000-07-13 dividend-not-below-close"] : []);
    }
  });
});

describe.skipIf(needsSharedData)("the price header of AAPL on 2021-04-21, by hand from the file", () => {
  // Reference days found in a calendar; 4:1 split of 2020-08-31, 7:1 of 2014-06-09.
  const byHand: [ChangePeriod, string, number][] = [
    ["1d", "2021-04-20", 1],
    ["1m", "2021-03-19", 1],
    ["6m", "2020-10-21", 1],
    ["ytd", "2020-12-31", 1],
    ["1y", "2020-04-21", 4],
    ["3y", "2018-04-20", 4],
    ["5y", "2016-04-21", 4],
    ["10y", "2011-04-21", 28],
  ];

  it("has these changes", () => {
    const { bars, actions } = vendorHistory("AAPL");
    const rawClose = (date: string) => bars.close[bars.day.indexOf(day(date))] as number;
    const changes = priceChanges(splitAdjusted(bars, actions.splits));
    for (const [period, date, newShares] of byHand) {
      expect(changes[period], period).toMatchObject({ referenceDay: day(date), day: day("2021-04-21") });
      const expected = (rawClose("2021-04-21") * newShares) / rawClose(date) - 1;
      expect(changes[period].change, period).toBeCloseTo(expected, 12);
    }
  });

  it("has these ranges", () => {
    const { bars, actions } = vendorHistory("AAPL");
    const year = priceRange(splitAdjusted(bars, actions.splits), 12);
    const on = (column: Float64Array, date: string) => column[bars.day.indexOf(day(date))] as number;
    expect(year).toMatchObject({ complete: true, usesCloses: false, from: day("2020-04-22") });
    // Sorting the rows of the span: the highest high was traded on 2021-01-25, the lowest low, before the 4:1 split, on
    // its first day.
    expect(year).toMatchObject({ highDay: day("2021-01-25"), lowDay: day("2020-04-22") });
    expect(year?.high).toBe(on(bars.high, "2021-01-25"));
    expect(year?.low).toBeCloseTo(on(bars.low, "2020-04-22") / 4, 12);
  });
});
