import { nextAnnouncement } from "@plumbline/core/filings";
import type { Day } from "@plumbline/core/time";
import type { Filing, Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

type FiledReport = Pick<Filing, "form" | "filed" | "accession"> & Partial<Pick<Filing, "items">>;

/** What a company has filed, in any order. Without a list of filings, the facts still name the filings that they come from. */
export function announcingFilings(snapshot: Snapshot, { cik }: Pick<Instrument, "cik">): readonly FiledReport[] {
  if (cik === null) return [];
  const filings = snapshot.filings(cik);
  return filings.length > 0 ? filings : (snapshot.facts(cik)?.facts ?? []);
}

/**
 * When a company announces its next results, by its habit up to a day.
 *
 * @returns An estimate; null without a habit, and of a company that is gone.
 * @see EAR-01
 */
export function nextEarnings(
  snapshot: Snapshot,
  instrument: Pick<Instrument, "cik" | "delisted">,
  asOf: Day,
): Day | null {
  const isGone = instrument.delisted !== null && instrument.delisted <= asOf;
  return isGone ? null : nextAnnouncement(announcingFilings(snapshot, instrument), asOf);
}
