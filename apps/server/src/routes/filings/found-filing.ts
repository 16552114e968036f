import type { filingParagraphs, OutputOf, WireFiling } from "@plumbline/contract";
import { type FormFamily, formFamily, itemRole } from "@plumbline/core/filings";
import { formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { FilingEntry, Instrument } from "@plumbline/market/model";
import type { ItemOutline, Snapshot } from "@plumbline/market/snapshot";
import { Failure, UNKNOWN_FILING } from "../../http/index.ts";

/** Filed by the day, oldest first. */
export function knownFilings(
  snapshot: Snapshot,
  { cik }: Instrument,
  asOf: string | undefined,
): readonly FilingEntry[] {
  const day = asOfDay(snapshot, asOf);
  // Without a day asked for a filing counts that came after the last price.
  return (cik === null ? [] : snapshot.texts.of(cik)).filter(({ filed }) => asOf === undefined || filed <= day);
}

/** @throws {Failure} `notFound` if the stock has no such filing, or had none on the day. */
export function findFiling(
  snapshot: Snapshot,
  instrument: Instrument,
  { accession, asOf }: { readonly accession: string; readonly asOf?: string | undefined },
): FilingEntry {
  const found = knownFilings(snapshot, instrument, asOf).find((entry) => entry.accession === accession);
  if (found === undefined) throw unknownFiling(accession);
  return found;
}

export function unknownFiling(accession: string): Failure {
  return new Failure("notFound", { sentence: { texts: UNKNOWN_FILING, about: accession } });
}

export function wireFiling(
  { accession, form, filed, period, document, ciks }: FilingEntry,
  { cik }: Instrument,
  { manifest }: Snapshot,
): WireFiling {
  const owner = ciks.find((filer) => filer === cik) ?? ciks[0];
  const folder = `https://www.sec.gov/Archives/edgar/data/${owner}`;
  const path =
    document === null ? `${accession}.txt` : `${accession.replaceAll("-", "")}/${encodeURIComponent(document)}`;
  return {
    accession,
    form,
    filedAt: formatDay(filed),
    periodEnd: period === null ? null : formatDay(period),
    original: manifest.fictional ? null : `${folder}/${path}`,
  };
}

export function wireItem(
  { item, title, isReference, exhibit }: ItemOutline,
  { form }: FilingEntry,
): OutputOf<typeof filingParagraphs>["item"] {
  return { item, title, role: itemRole(formFamily(form) as FormFamily, item), isReference, exhibit };
}
