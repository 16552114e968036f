import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { besideAccounts, inReceipts, perReceipt } from "../figure/index.ts";
import { shareClassOf } from "./share-class.ts";

/** golden-accounts.json, the cases of receipts: titles of real covers; prices and shares beside them are invented. */
interface GoldenReceipt {
  readonly id: string;
  readonly item: string;
  readonly titleOfClass: string;
  readonly pricePerReceipt?: number;
  readonly ordinaryShares?: number;
  readonly epsOrdinary?: number;
  readonly expected: {
    readonly ordinaryPerReceipt: number | null;
    readonly reason?: string;
    readonly marketValue?: number | null;
    readonly pe?: number | null;
  };
}

const known = (value: number) => ({ value, provenance: { source: "golden" } });

function golden(): readonly GoldenReceipt[] {
  const { cases } = JSON.parse(readFileSync(sharedFile("golden/golden-accounts.json"), "utf8")) as {
    readonly cases: readonly GoldenReceipt[];
  };
  return cases.filter(({ item }) => item === "receipt");
}

function valued({ pricePerReceipt = 1, ordinaryShares = 1, epsOrdinary = 1 }: Partial<GoldenReceipt>, title: string) {
  const { kind, ordinaryShares: ratio } = shareClassOf(title);
  const receipt = kind === "receipt" ? { ordinaryShares: ratio, title } : null;
  const price = besideAccounts(known(pricePerReceipt), receipt);
  const shares = inReceipts(known(ordinaryShares), receipt);
  const eps = perReceipt(known(epsOrdinary), receipt);
  const isKnown = price.value !== null && shares.value !== null && eps.value !== null;
  return isKnown ? { marketValue: price.value * shares.value, pe: price.value / eps.value, price } : { price };
}

describe.skipIf(needsSharedData)("golden-accounts.json", () => {
  it("has receipts", () => expect(golden().length).toBeGreaterThanOrEqual(5));

  it.each(needsSharedData ? [] : golden())("$id: ordinary shares per receipt, market value and P/E", (given) => {
    const { expected, titleOfClass } = given;
    expect(shareClassOf(titleOfClass).ordinaryShares).toBe(expected.ordinaryPerReceipt);
    const found = valued(given, titleOfClass);
    if (expected.reason !== undefined) expect(found.price).toEqual({ value: null, because: expected.reason });
    if (expected.marketValue) expect(found.marketValue).toBeCloseTo(expected.marketValue, 4);
    if (expected.pe) expect(found.pe).toBeCloseTo(expected.pe, 10);
  });
});

describe("a receipt that stands for k times the shares", () => {
  it("has k times the earnings per receipt, and the company 1/k of the market value and the P/E at the same price", () => {
    const count = fc.integer({ min: 1, max: 90 });
    fc.assert(
      fc.property(count, count, (shares, k) => {
        const of = (ratio: number) =>
          valued({}, `American Depositary Shares, each representing ${ratio} ordinary shares`);
        const [once, scaled] = [of(shares), of(shares * k)];
        expect((scaled.marketValue as number) * k).toBeCloseTo(once.marketValue as number, 12);
        expect((scaled.pe as number) * k).toBeCloseTo(once.pe as number, 12);
      }),
    );
  });
});
