import type { Figure } from "../../figure/index.ts";
import { REPORT_SECTIONS, type ReportSection } from "../../words/index.ts";
import { type PlacedSentence, placedSentences } from "../checker/check-report.ts";
import { parseText } from "../checker/placeholder.ts";
import type { EvidenceItem } from "../evidence.ts";
import type { Report, ReportSentence } from "../report.ts";

/** A report with the evidence that it was written from. */
export interface WrittenReport {
  readonly report: Report;
  readonly items: readonly EvidenceItem[];
}

/** A sentence that is not as it was. */
export interface SentenceChange {
  readonly section: ReportSection;
  /** Its path in the later report; of one that was removed in the earlier one. */
  readonly place: string;
  /** `figures`: the same words about other figures. */
  readonly kind: "added" | "removed" | "reworded" | "figures";
  readonly before: ReportSentence | null;
  readonly after: ReportSentence | null;
}

/** A number that is not as it was; null of an item that one of the two reports lacks. */
export interface FigureChange {
  readonly id: string;
  readonly before: Figure | null;
  readonly after: Figure | null;
}

export interface ReportChanges {
  readonly sentences: readonly SentenceChange[];
  readonly figures: readonly FigureChange[];
}

/** Two sentences that rest on at least this share of the same items say the same in other words. */
const SAME_SUBJECT = 0.5;

/**
 * What a report says otherwise than an earlier one of the same company: sentence by sentence and figure by figure.
 *
 * @param before The earlier one.
 * @param after The later one, in the same language.
 * @returns Sentences in the order of the later report, those that were removed at the end of their section; figures that either
 *   report rests on, by id. Nothing of two equal reports.
 *
 * @example
 * reportChanges(september, october).sentences[0]; // { section: "bull", place: "bull[1]", kind: "added", ... }
 */
export function reportChanges(before: WrittenReport, after: WrittenReport): ReportChanges {
  const figures = figureChanges(before, after);
  const changed = new Set(figures.map(({ id }) => id));
  const sentences = REPORT_SECTIONS.flatMap((section) => {
    const [earlier, later] = [before, after].map(({ report }) => placedSentences(section, report[section]));
    return sectionChanges(section, { earlier: earlier ?? [], later: later ?? [] }, changed);
  });
  return { sentences, figures };
}

function figureChanges(before: WrittenReport, after: WrittenReport): FigureChange[] {
  const [earlier, later] = [figuresOf(before), figuresOf(after)];
  const cited = new Set([...citedBy(before), ...citedBy(after)]);
  return [...cited].sort().flatMap((id) => {
    const change = { id, before: earlier.get(id) ?? null, after: later.get(id) ?? null };
    const isSame = change.before?.value === change.after?.value && becauseOf(change.before) === becauseOf(change.after);
    return isSame ? [] : [change];
  });
}

function figuresOf({ items }: WrittenReport): ReadonlyMap<string, Figure> {
  return new Map(items.flatMap((item) => (item.kind === "passage" ? [] : [[item.id, item.figure]])));
}

function citedBy({ report }: WrittenReport): readonly string[] {
  return REPORT_SECTIONS.flatMap((section) =>
    placedSentences(section, report[section]).flatMap(({ sentence }) => sentence.refs),
  );
}

function becauseOf(figure: Figure | null): string | null {
  return figure === null || figure.value !== null ? null : figure.because;
}

function sectionChanges(
  section: ReportSection,
  { earlier, later }: { readonly earlier: readonly PlacedSentence[]; readonly later: readonly PlacedSentence[] },
  changed: ReadonlySet<string>,
): SentenceChange[] {
  const left = [...earlier];
  const take = (isIt: (one: PlacedSentence) => boolean): PlacedSentence | null => {
    const at = left.findIndex(isIt);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  // Equal sentences first: none of them may be taken for another one's earlier wording.
  const equals = later.map(({ sentence }) => take((one) => one.sentence.text === sentence.text));
  const changes = later.flatMap(({ sentence, place, part }, at): SentenceChange[] => {
    const same = equals[at] ?? null;
    if (same !== null) {
      const isMoved = parseText(sentence.text).placed.some(({ id }) => changed.has(id));
      return isMoved ? [{ section, place, kind: "figures", before: same.sentence, after: sentence }] : [];
    }
    const similar = take((one) => one.part === part && isOfSameSubject(one.sentence, sentence));
    if (similar === null) return [{ section, place, kind: "added", before: null, after: sentence }];
    return [{ section, place, kind: "reworded", before: similar.sentence, after: sentence }];
  });
  return [
    ...changes,
    ...left.map(
      ({ sentence, place }): SentenceChange => ({ section, place, kind: "removed", before: sentence, after: null }),
    ),
  ];
}

/** Whether two sentences rest on mostly the same items. */
function isOfSameSubject(a: ReportSentence, b: ReportSentence): boolean {
  const common = a.refs.filter((id) => b.refs.includes(id)).length;
  const all = new Set([...a.refs, ...b.refs]).size;
  return common / Math.max(1, all) >= SAME_SUBJECT;
}
