import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Receipt } from "../../figure/index.ts";
import { type Day, day } from "../../time/index.ts";
import { type PricedReceipts, pricedRatio, unstatedSplits } from "./priced-splits.ts";
import type { ShareSplit } from "./share-splits.ts";

const [AFTER, STATED, FROM] = [day("2019-06-05"), day("2019-07-30"), day("2020-07-09")];
const split = (ratio: number): ShareSplit => ({
  ratio,
  after: AFTER,
  by: FROM,
  from: FROM,
  vendor: null,
  accounts: null,
});

function priced(before: number | null, now: number | null, changes: PricedReceipts["splits"] = []): PricedReceipts {
  const receiptOn = (on: Day): Receipt => ({ ordinaryShares: on < FROM ? before : now, title: null });
  return { splits: changes, splitsOfShares: [], receiptOn };
}

describe("a split of shares, counted in what is priced", () => {
  it("leaves as many receipts where their ratio changed with it", () => {
    // Alibaba, 2019: eight shares for one, and a receipt of one share became one of eight.
    expect(pricedRatio(split(8), priced(1, 8))).toBe(1);
    // Baidu, 2021: eighty shares for one, and a receipt of a tenth of a share became one of eight.
    expect(pricedRatio(split(80), priced(0.1, 8))).toBe(1);
    expect(unstatedSplits([split(8)], priced(1, 8))).toEqual([]);
  });

  it("is one of receipts where their ratio stayed, and one of shares where no receipt is priced", () => {
    expect(pricedRatio(split(3), priced(5, 5))).toBe(3);
    expect(unstatedSplits([split(3)])).toEqual([{ exDay: FROM, ratio: 3 }]);
  });

  it("does not count a change of the ratio twice that the vendor states as a split of the price", () => {
    // Five shares a receipt, then ten: half as many receipts, of which three each come of the split of shares.
    expect(pricedRatio(split(3), priced(5, 10, [{ exDay: STATED, ratio: 0.5 }]))).toBe(3);
  });

  it("is not known where the shares per receipt are not", () => {
    expect(pricedRatio(split(3), priced(null, 5))).toBeNull();
    expect(pricedRatio(split(3), priced(5, null))).toBeNull();
  });

  it("keeps the shares behind what a holder has", () => {
    const ratios = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), ratios, ratios, (ratio, before, now) => {
        const receipts = pricedRatio(split(ratio), priced(before, now)) as number;
        expect(Math.abs(Math.log((receipts * now) / (before * ratio)))).toBeLessThan(0.01);
      }),
    );
  });
});
