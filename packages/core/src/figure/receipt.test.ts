import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { besideAccounts, inReceipts, missing, perOrdinaryShare, perReceipt } from "./index.ts";

const known = (value: number) => ({ value, provenance: { source: "sec" } });
const five = { ordinaryShares: 5, title: "American Depositary Shares, each representing five ordinary shares" };
const unknown = { ordinaryShares: null, title: "American Depositary Shares" };

describe("figures beside a receipt", () => {
  // By hand: earnings of 1.14 a share are 5.70 for five; 18,000 million shares are 3,600 million receipts.
  it("are per receipt, and name the title and the ratio", () => {
    expect(perReceipt(known(1.14), five)).toMatchObject({ provenance: { source: "sec", receipt: five } });
    expect(perReceipt(known(1.14), five).value).toBeCloseTo(5.7, 12);
    expect(inReceipts(known(18e9), five).value).toBe(3.6e9);
    expect(perOrdinaryShare(known(45), five).value).toBe(9);
    expect(besideAccounts(known(45), five).value).toBe(45);
  });

  it("are missing where the ratio is not known, and as they were where there is no receipt", () => {
    for (const counted of [perReceipt, inReceipts, perOrdinaryShare, besideAccounts]) {
      expect(counted(known(3), unknown)).toEqual(missing("receipt-ratio-unknown"));
      expect(counted(known(3), null)).toEqual(known(3));
      expect(counted(missing("not-reported"), five)).toEqual(missing("not-reported"));
    }
  });

  it("keep the value of the whole: shares counted in receipts times an amount per receipt", () => {
    const positive = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(positive, positive, fc.double({ min: 0.01, max: 1_000, noNaN: true }), (shares, amount, ratio) => {
        const receipt = { ordinaryShares: ratio, title: null };
        const whole = (inReceipts(known(shares), receipt).value ?? 0) * (perReceipt(known(amount), receipt).value ?? 0);
        expect(whole / (shares * amount)).toBeCloseTo(1, 9);
      }),
    );
  });
});
