import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { PriceHistory, ReceiptStatement } from "../model/index.ts";
import { receiptOn, splitsOfAccounts } from "./index.ts";

const cover = (since: string, ordinaryShares: number | null): ReceiptStatement => ({
  since: day(since),
  ordinaryShares,
  title: `${ordinaryShares}`,
  by: "cover",
});
const list = (ordinaryShares: number): ReceiptStatement => ({ since: null, ordinaryShares, title: null, by: "list" });
const form = (since: string, ordinaryShares: 1 | null): ReceiptStatement => ({
  since: day(since),
  ordinaryShares,
  title: null,
  by: "form",
});

const EMPTY = new Float64Array();

function history(splits: readonly (readonly [string, number])[]): PriceHistory {
  return {
    symbol: "HTH",
    source: "maker",
    basis: "raw",
    bars: { day: new Int32Array(), open: EMPTY, high: EMPTY, low: EMPTY, close: EMPTY, volume: EMPTY },
    actions: { splits: splits.map(([exDay, ratio]) => ({ exDay: day(exDay), ratio })), dividends: [] },
  };
}

/** Shares per receipt: null where it is not known, 1 where the share itself is traded. */
function ratioOn(receipts: readonly ReceiptStatement[], on: string, prices: PriceHistory | null = null) {
  const found = receiptOn({ instrument: { receipts }, history: prices }, day(on));
  return found === null ? 1 : found.ordinaryShares;
}

describe("the receipt of a day", () => {
  it("is none of a stock of which nothing suggests one", () => {
    expect(receiptOn({ instrument: {}, history: null }, day("2021-01-04"))).toBeNull();
    expect(ratioOn([], "2021-01-04")).toBe(1);
  });

  it("is that of the newest cover filed by the day, and not known before the first", () => {
    const covers = [cover("2020-03-01", 5), cover("2022-03-01", 10)];
    expect(["2020-02-28", "2020-03-01", "2022-02-28", "2022-03-01"].map((on) => ratioOn(covers, on))).toEqual([
      null,
      5,
      5,
      10,
    ]);
  });

  it("changes on the day on which the price was split by the change of its ratio", () => {
    const covers = [cover("2020-03-01", 5), cover("2022-03-01", 10)];
    const prices = history([
      ["2021-06-01", 0.5],
      ["2021-09-01", 3],
    ]);
    expect(["2021-05-31", "2021-06-01"].map((on) => ratioOn(covers, on, prices))).toEqual([5, 10]);
    // The shares of the accounts were split in September alone.
    const splits = splitsOfAccounts({ instrument: { receipts: covers }, history: prices });
    expect(splits.map(({ ratio }) => ratio)).toEqual([3]);
  });

  it("is that of a list where covers name no ratio or are not yet filed", () => {
    expect(ratioOn([cover("2020-03-01", null), list(4)], "2021-01-04")).toBe(4);
    expect(ratioOn([cover("2020-03-01", 5), list(4)], "2020-01-06")).toBe(4);
    expect(ratioOn([cover("2020-03-01", 5), list(4)], "2021-01-04")).toBe(5);
  });

  it("is unknown of a company that reports on Form 20-F, until it reports on another", () => {
    const forms = [form("2015-03-01", null), form("2022-03-01", 1)];
    expect(["2015-02-27", "2015-03-02", "2022-03-01"].map((on) => ratioOn(forms, on))).toEqual([1, null, 1]);
    expect(ratioOn([cover("2020-03-01", 1), ...forms], "2021-01-04")).toBe(1);
  });
});
