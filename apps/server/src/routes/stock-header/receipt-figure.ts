import { type Figure, missing } from "@plumbline/core/figure";
import { formatDay } from "@plumbline/core/time";
import { asOfDay, readStock, receiptOn } from "@plumbline/market/companies";
import type { FilingEntry, Instrument, ReceiptStatement } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";

/** How many ordinary shares the price of a stock is of; null where it is the share that the accounts count. */
export function receiptOfStock(snapshot: Snapshot, instrument: Instrument, asOf: string | undefined): Figure | null {
  const { receipts, cik } = instrument;
  if (receipts === undefined || cik === null) return null;
  const receipt = receiptOn(readStock(snapshot, instrument), asOfDay(snapshot, asOf));
  return receiptFigure(receipt, snapshot.texts.of(cik));
}

const ANNUAL_FORM = /^(?:20-F|40-F|10-K)/;

/**
 * The ratio of a receipt with what states it: the cover of a filing, an instrument list, or the name of the security.
 *
 * @param receipt null of a share.
 * @param filings What the company has filed, as far as its texts are known.
 * @see REC-18
 */
export function receiptFigure(
  receipt: ReceiptStatement | null,
  filings: readonly Pick<FilingEntry, "accession" | "form" | "filed">[],
): Figure | null {
  if (receipt === null) return null;
  const { ordinaryShares, title, by, since } = receipt;
  if (ordinaryShares === null) return missing("receipt-ratio-unknown");
  const filing = filings.find(({ form, filed }) => by === "cover" && filed === since && ANNUAL_FORM.test(form));
  const provenance = {
    source: by === "cover" ? "sec" : "instrument-list",
    ...(filing && { form: filing.form, accession: filing.accession }),
    ...(since !== null && { filedAt: formatDay(since) }),
    receipt: { ordinaryShares, ...(title !== null && { title }) },
    formula: "REC-18",
  };
  return { value: ordinaryShares, provenance };
}
