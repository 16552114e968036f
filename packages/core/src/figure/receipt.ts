import { type Figure, missing } from "./figure.ts";

/** A depositary receipt, in which a company is traded whose accounts count ordinary shares. */
export interface Receipt {
  /** Ordinary shares that one receipt stands for; null where nothing states it. */
  readonly ordinaryShares: number | null;
  /** The words that say so, such as the title of the class on the cover page; null where the form of the accounts alone does. */
  readonly title: string | null;
}

/**
 * An amount per ordinary share as one per receipt.
 *
 * @param perShare Money per ordinary share, such as earnings; a missing one stays as it is.
 * @param receipt null where ordinary shares are traded: nothing changes.
 * @returns The amount times the shares per receipt; missing (`receipt-ratio-unknown`) where they are not known.
 * @see REC-18
 *
 * @example
 * perReceipt({ value: 0.5, provenance }, { ordinaryShares: 3, title: "..." }).value; // 1.5
 */
export function perReceipt(perShare: Figure, receipt: Receipt | null): Figure {
  return restated(perShare, receipt, (value, ratio) => value * ratio);
}

/**
 * A number of ordinary shares as one of receipts.
 *
 * @param shares Ordinary shares; a missing number stays as it is.
 * @param receipt null where ordinary shares are traded: nothing changes.
 * @returns The number over the shares per receipt; missing (`receipt-ratio-unknown`) where they are not known.
 * @see REC-18
 *
 * @example
 * inReceipts({ value: 60e6, provenance }, { ordinaryShares: 3, title: "..." }).value; // 20e6
 */
export function inReceipts(shares: Figure, receipt: Receipt | null): Figure {
  return restated(shares, receipt, (value, ratio) => value / ratio);
}

/** The price of a receipt as one per ordinary share; the inverse of `perReceipt`. */
export function perOrdinaryShare(price: Figure, receipt: Receipt | null): Figure {
  return inReceipts(price, receipt);
}

/**
 * A price that is to be held against accounts in receipts.
 *
 * @returns The price itself, which names the receipt; missing (`receipt-ratio-unknown`) where the accounts cannot be counted in receipts.
 * @see REC-18
 *
 * @example
 * besideAccounts(price, { ordinaryShares: null, title: "American Depositary Shares" }); // { value: null, because: "receipt-ratio-unknown" }
 */
export function besideAccounts(price: Figure, receipt: Receipt | null): Figure {
  return restated(price, receipt, (value) => value);
}

function restated(figure: Figure, receipt: Receipt | null, by: (value: number, ratio: number) => number): Figure {
  if (receipt === null || figure.value === null) return figure;
  const { ordinaryShares, title } = receipt;
  if (ordinaryShares === null) return missing("receipt-ratio-unknown");
  const stated = { ordinaryShares, ...(title !== null && { title }) };
  return { value: by(figure.value, ordinaryShares), provenance: { ...figure.provenance, receipt: stated } };
}
