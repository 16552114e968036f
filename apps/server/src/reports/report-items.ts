import { type EvidenceItem, placedSentences, type Report, type ReportSentence } from "@plumbline/core/report";
import { REPORT_SECTIONS } from "@plumbline/core/words";

/** All sentences of a report, in the order of reading. */
export function sentencesOf(report: Report): readonly ReportSentence[] {
  return REPORT_SECTIONS.flatMap((section) =>
    placedSentences(section, report[section]).map(({ sentence }) => sentence),
  );
}

/** The items that sentences place or rest on. */
export function citedItems(
  sentences: readonly ReportSentence[],
  items: readonly EvidenceItem[],
): readonly EvidenceItem[] {
  const cited = new Set(sentences.flatMap(({ refs }) => refs));
  return items.filter(({ id }) => cited.has(id));
}

/** The items that a page of the report shows: those that it cites, and the numbers of the companies that it compares. */
export function shownItems(report: Report, items: readonly EvidenceItem[]): readonly EvidenceItem[] {
  const cited = new Set(sentencesOf(report).flatMap(({ refs }) => refs));
  const compared = ["own.", ...report.competitors.flatMap(({ code }) => (code === null ? [] : [`peer.${code}.`]))];
  return items.filter(({ id, kind }) => cited.has(id) || (kind === "peer" && compared.some((name) => isOf(id, name))));
}

/** `peer.BRK.B.roic` is no number of `peer.BRK`. */
function isOf(id: string, company: string): boolean {
  return id.startsWith(company) && !id.slice(company.length).includes(".");
}
