import { isAcceptedForm } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";

/** An annual or quarterly report of a company, or an amendment of one. */
export interface StockFiling {
  readonly accession: string;
  readonly form: string;
  /** Day on which it became public. */
  readonly filed: Day;
  /** Last day of the period that it is about; null where neither its facts nor the list of filings say it. */
  readonly periodEnd: Day | null;
}

/** Facts of the cover page are of its own day, and not of the period. */
const COVER = "dei";

/**
 * The annual and quarterly reports of a company that were public on a day: those whose facts the market has, and those that its
 * list of filings names.
 *
 * @param cik Of the company.
 * @param asOf What was filed later is left out.
 * @returns Oldest first, those of one day by accession.
 * @see GEN-06, FND-03
 */
export function stockFilings(snapshot: Snapshot, cik: number, asOf: Day): StockFiling[] {
  const byAccession = new Map<string, StockFiling>();
  for (const { accession, form, filed, reportDate } of snapshot.filings(cik)) {
    if (filed <= asOf && isAcceptedForm(form))
      byAccession.set(accession, { accession, form, filed, periodEnd: reportDate });
  }
  const isTold = new Set(
    [...byAccession.values()].flatMap(({ accession, periodEnd }) => (periodEnd === null ? [] : [accession])),
  );
  for (const { accession, form, filed, end, taxonomy } of snapshot.facts(cik)?.facts ?? []) {
    if (filed > asOf || isTold.has(accession) || !isAcceptedForm(form)) continue;
    const last = byAccession.get(accession)?.periodEnd ?? null;
    const isOfPeriod = taxonomy !== COVER && end <= filed && (last === null || end > last);
    byAccession.set(accession, { accession, form, filed, periodEnd: isOfPeriod ? end : last });
  }
  return [...byAccession.values()].sort(
    (left, right) => left.filed - right.filed || (left.accession < right.accession ? -1 : 1),
  );
}
