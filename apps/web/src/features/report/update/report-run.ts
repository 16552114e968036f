import type { ReportEvents, WireEvidenceItem, WireReportSentence } from "@plumbline/contract";
import { REPORT_SECTIONS, type ReportSection, type ReportWriter } from "@plumbline/core/words";

/** A report while a language model writes it, as far as its events have come. */
export interface ReportRun {
  readonly progress: ReportEvents["state"] | null;
  readonly sections: readonly WrittenSection[];
  readonly items: ReadonlyMap<string, WireEvidenceItem>;
  /** How it ended; null while it runs. */
  readonly end:
    | ({ readonly kind: "done" } & ReportEvents["done"])
    | ({ readonly kind: "failed" } & ReportEvents["failed"])
    | { readonly kind: "cancelled" }
    | null;
}

/** The sentences of a section in their order. */
export interface WrittenSection {
  readonly section: ReportSection;
  readonly sentences: readonly WireReportSentence[];
  /** Null while it is being written. */
  readonly writtenBy: ReportWriter | null;
}

export const NEW_RUN: ReportRun = { progress: null, sections: [], items: new Map(), end: null };

/** An event as it came. */
export interface NamedEvent {
  readonly name: string;
  readonly data: unknown;
}

/**
 * A run after some more of its events. What is no known event is left out: a newer server may have more of them.
 *
 * @param events In the order in which they came.
 */
export function withEvents(run: ReportRun, events: readonly NamedEvent[]): ReportRun {
  return events.reduce(withEvent, run);
}

function withEvent(run: ReportRun, { name, data }: NamedEvent): ReportRun {
  switch (name) {
    case "state":
      return { ...run, progress: data as ReportEvents["state"] };
    case "sentence": {
      const { section, sentence, items } = data as ReportEvents["sentence"];
      const before = run.sections.find((one) => one.section === section)?.sentences ?? [];
      return withSection(
        { ...run, items: joined(run, items) },
        { section, sentences: [...before, sentence], writtenBy: null },
      );
    }
    case "section": {
      const { section, content, writtenBy, items } = data as ReportEvents["section"];
      return withSection(
        { ...run, items: joined(run, items) },
        { section, sentences: sentencesIn(content), writtenBy },
      );
    }
    case "done":
      return { ...run, end: { kind: "done", ...(data as ReportEvents["done"]) } };
    case "failed":
      return { ...run, end: { kind: "failed", ...(data as ReportEvents["failed"]) } };
    case "cancelled":
      return { ...run, end: { kind: "cancelled" } };
    default:
      return run;
  }
}

function joined({ items }: ReportRun, more: readonly WireEvidenceItem[]): ReportRun["items"] {
  return more.length === 0 ? items : new Map([...items, ...more.map((item) => [item.id, item] as const)]);
}

/** In the order of a report, whatever the order of writing. */
function withSection(run: ReportRun, written: WrittenSection): ReportRun {
  const others = run.sections.filter(({ section }) => section !== written.section);
  const place = ({ section }: WrittenSection) => REPORT_SECTIONS.indexOf(section);
  return { ...run, sections: [...others, written].sort((a, b) => place(a) - place(b)) };
}

/** Every sentence in the content of a section, wherever it stands. */
function sentencesIn(content: unknown): readonly WireReportSentence[] {
  if (typeof content !== "object" || content === null) return [];
  if ("text" in content && typeof content.text === "string" && "refs" in content)
    return [content as WireReportSentence];
  return Object.values(content).flatMap(sentencesIn);
}
