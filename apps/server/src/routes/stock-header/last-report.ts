import { formatDay, parseDay } from "@plumbline/core/time";
import type { Filing } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";

/** Annual and quarterly reports; amendments are no reports of their own. */
const PERIODIC_FORMS: ReadonlySet<string> = new Set(["10-K", "10-KT", "10-Q", "10-QT", "20-F", "40-F"]);

interface Report {
  readonly form: string;
  readonly filedAt: string;
  readonly accession: string;
}

/** The last annual or quarterly report that had been filed by a day; null when the market knows of none. */
export function lastReportOf(snapshot: Snapshot, cik: number | null, asOf: string | undefined): Report | null {
  if (cik === null) return null;
  const latest = asOf === undefined ? null : parseDay(asOf);
  const filings = snapshot.filings(cik);
  // Where nobody delivered the list of filings, the facts still name those they come from.
  const candidates = filings.length > 0 ? filings : (snapshot.facts(cik)?.facts ?? []);
  let last: Pick<Filing, "form" | "filed" | "accession"> | null = null;
  for (const filing of candidates) {
    if (!PERIODIC_FORMS.has(filing.form) || (latest !== null && filing.filed > latest)) continue;
    if (last === null || filing.filed > last.filed) last = filing;
  }
  return last && { form: last.form, filedAt: formatDay(last.filed), accession: last.accession };
}
