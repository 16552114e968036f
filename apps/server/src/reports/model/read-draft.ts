import type { ReportSentence, SectionContent } from "@plumbline/core/report";
import type { ReportSection } from "@plumbline/core/words";
import type { ReportEvidence } from "../report-evidence.ts";
import { DRAFT_SCHEMAS, type Draft, type DraftSentence } from "./draft-schemas.ts";
import type { NumberedEvidence } from "./numbered-evidence.ts";

/** What the numbers of a draft mean. */
export interface DraftMeaning {
  readonly evidence: Pick<ReportEvidence, "products" | "competitors" | "moat">;
  readonly numbered: NumberedEvidence;
}

const PLACED = /\{\{\s*(\d{1,6})\s*\|\s*([A-Za-z]{1,20})\s*\}\}|\[\[\s*(\d{1,6})\s*\]\]/g;

/**
 * Reads a section that a model has written: its numbers become the ids, names and scores that they stand for. A number that stands
 * for nothing becomes an id that no item has, so that the checker refuses the sentence.
 *
 * @returns null of what does not have the shape of the section.
 */
export function readDraft<Section extends ReportSection>(
  section: Section,
  value: unknown,
  meaning: DraftMeaning,
): SectionContent[Section] | null {
  const parsed = DRAFT_SCHEMAS[section].safeParse(value);
  if (!parsed.success) return null;
  return READERS[section](parsed.data as Draft[Section], meaning) as SectionContent[Section] | null;
}

/** A sentence of a draft with ids in place of its numbers. */
export function readSentence({ refs, text }: DraftSentence, { idOf }: NumberedEvidence): ReportSentence {
  const id = (number: number) => idOf(number) ?? `item-${number}`;
  const placed: string[] = [];
  const place = (number: string) => {
    placed.push(id(Number(number)));
    return placed.at(-1);
  };
  const written = text.replace(PLACED, (_, figure?: string, form?: string, quotation?: string) =>
    figure === undefined ? `[[${place(quotation as string)}]]` : `{{${place(figure)}|${form}}}`,
  );
  return { text: written, refs: [...new Set([...placed, ...refs.map(id)])] };
}

type Readers = {
  readonly [Section in ReportSection]: (draft: Draft[Section], meaning: DraftMeaning) => SectionContent[Section] | null;
};

const sentences = (draft: readonly DraftSentence[], { numbered }: DraftMeaning) =>
  draft.map((one) => readSentence(one, numbered));

const READERS: Readers = {
  summary: sentences,
  bull: sentences,
  bear: sentences,
  wouldChange: sentences,
  products: (draft, { evidence, numbered }) => {
    const named = draft.flatMap(({ product, what }) => {
      const known = evidence.products[product - 1];
      if (!known) return [];
      return [{ name: known.name, what: readSentence(what, numbered), trend: null }];
    });
    return isEachOnce(draft, named) ? named : null;
  },
  competitors: (draft, { evidence, numbered }) => {
    const named = draft.flatMap(({ competitor, why, strongerIn, weakerIn }) => {
      const known = evidence.competitors[competitor - 1];
      if (!known) return [];
      const { code, name, found } = known;
      return [
        {
          code,
          name,
          found,
          why: readSentence(why, numbered),
          strongerIn: strongerIn && readSentence(strongerIn, numbered),
          weakerIn: weakerIn && readSentence(weakerIn, numbered),
        },
      ];
    });
    return isEachOnce(draft, named) ? named : null;
  },
  moat: ({ sources, text }, { evidence: { moat }, numbered }) => {
    const named = sources.flatMap(({ source, reason }) => {
      const known = moat.sources.find((one) => one.source === source);
      return known ? [{ name: source, source, score: known.score, reason: readSentence(reason, numbered) }] : [];
    });
    if (!isEachOnce(sources, named)) return null;
    return {
      width: moat.width,
      trend: moat.trend,
      sources: named.map(({ name: _, ...source }) => source),
      text: text.map((one) => readSentence(one, numbered)),
    };
  },
};

/** Whether each entry of a draft means something of the evidence, and no two the same. */
function isEachOnce(draft: readonly unknown[], named: readonly { readonly name: string }[]): boolean {
  return named.length === draft.length && new Set(named.map(({ name }) => name)).size === draft.length;
}
