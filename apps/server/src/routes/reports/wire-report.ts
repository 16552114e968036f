import type { WireReportChanges, WireReportTeaser, WireReportVersion } from "@plumbline/contract";
import { type EvidenceItem, type Report, reportChanges } from "@plumbline/core/report";
import type { Reason } from "@plumbline/core/words";
import { citedItems, sentencesOf, type VersionContent } from "../../reports/index.ts";

/** What everybody may read of a report: the moat, its first product, and what speaks for and against it first. */
export function wireTeaser(report: Report, items: readonly EvidenceItem[]): WireReportTeaser {
  const [product = null] = report.products;
  const [bull = null] = report.bull;
  const [bear = null] = report.bear;
  const shown = [product?.what ?? null, product?.trend ?? null, bull, bear].filter((sentence) => sentence !== null);
  return {
    width: report.moat.width,
    trend: report.moat.trend,
    because: report.moat.width === "unknown" ? whyUnknown(items) : null,
    product,
    bull,
    bear,
    sources: citedItems(sentencesOf(report), items).length,
    items: citedItems(shown, items),
  };
}

/** The reason why the evidence gives no moat: too few years with a spread, or else a source that the accounts show. */
function whyUnknown(items: readonly EvidenceItem[]): Reason {
  const missing = (isOf: (id: string) => boolean) =>
    items.flatMap((item) =>
      item.kind !== "passage" && item.figure.value === null && isOf(item.id) ? [item.figure.because] : [],
    )[0];
  return missing((id) => id === "moat.share") ?? missing((id) => /^moat\.\w+\.score$/.test(id)) ?? "not-in-market-data";
}

/** What a report says otherwise than a version before it. */
export function wireChanges(
  before: VersionContent & { readonly version: WireReportVersion },
  after: VersionContent,
): WireReportChanges {
  const { sentences, figures } = reportChanges(before, after);
  const [was, is] = [before.report.moat, after.report.moat];
  const isSame = was.width === is.width && was.trend === is.trend;
  const spoken = sentences.flatMap((change) => change.before ?? []);
  return {
    before: before.version,
    moat: isSame
      ? null
      : { before: { width: was.width, trend: was.trend }, after: { width: is.width, trend: is.trend } },
    sentences: [...sentences],
    figures: [...figures],
    items: [...citedItems(spoken, before.items)],
  };
}
