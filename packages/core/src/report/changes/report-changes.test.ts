import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUSINESS, ITEMS } from "../checker/checked-evidence.fixture.ts";
import type { EvidenceItem } from "../evidence.ts";
import type { Report, ReportSentence } from "../report.ts";
import { reportChanges } from "./report-changes.ts";

const SECTIONS = { summary: [], products: [], competitors: [], bull: [], bear: [], wouldChange: [], notKnown: [] };
const MOAT = { width: "unknown", trend: "unknown", sources: [], text: [] } as const;

/** A report whose bull section is given. */
function written(bull: readonly ReportSentence[], items: readonly EvidenceItem[] = ITEMS) {
  return { report: { ...SECTIONS, moat: MOAT, bull, writtenBy: {} } as unknown as Report, items };
}

const MARGIN = "metric.operatingMargin.latest";
const margin: ReportSentence = { text: `The margin is {{${MARGIN}|percent}}.`, refs: [MARGIN] };
const reworded: ReportSentence = { text: `It keeps {{${MARGIN}|percent}} of its sales.`, refs: [MARGIN] };
const product: ReportSentence = { text: `It says: [[${BUSINESS}]]`, refs: [BUSINESS] };

/** The items with another operating margin. */
const LATER = ITEMS.map((item) =>
  item.id === MARGIN && item.kind !== "passage" && item.figure.value !== null
    ? { ...item, figure: { ...item.figure, value: 0.29 } }
    : item,
);

const reports = fc
  .subarray([margin, reworded, product, { text: "Sales fell.", refs: ["metric.revenue.yearOverYear"] }])
  .map((bull) => written(bull));

describe("what a report says otherwise than the one before it", () => {
  it("is a sentence with another figure, worked by hand: a margin of 31 % that is now 29 %", () => {
    const { sentences, figures } = reportChanges(written([margin]), written([margin], LATER));
    expect(sentences).toEqual([{ section: "bull", place: "bull[0]", kind: "figures", before: margin, after: margin }]);
    expect(figures.map(({ id, before, after }) => [id, before?.value, after?.value])).toEqual([[MARGIN, 0.31, 0.29]]);
  });

  it("is other words about the same figure, a sentence that came and one that went", () => {
    const { sentences, figures } = reportChanges(written([margin]), written([product, reworded]));
    expect(sentences.map(({ kind, place }) => [kind, place])).toEqual([
      ["added", "bull[0]"],
      ["reworded", "bull[1]"],
    ]);
    expect(figures).toEqual([]);
    expect(reportChanges(written([margin, product]), written([margin])).sentences).toEqual([
      { section: "bull", place: "bull[1]", kind: "removed", before: product, after: null },
    ]);
  });

  it("is nothing of a report and itself, and the other way round added is removed", () => {
    fc.assert(
      fc.property(reports, reports, (a, b) => {
        expect(reportChanges(a, a)).toEqual({ sentences: [], figures: [] });
        const kinds = (list: ReturnType<typeof reportChanges>) => list.sentences.map(({ kind }) => kind).sort();
        const swapped = { added: "removed", removed: "added", reworded: "reworded", figures: "figures" } as const;
        expect(kinds(reportChanges(b, a))).toEqual(
          kinds(reportChanges(a, b))
            .map((kind) => swapped[kind])
            .sort(),
        );
      }),
    );
  });
});
