import { MAX_ENTRIES } from "@plumbline/core/report";
import { MOAT_SOURCES, REPORT_SECTIONS, type ReportSection } from "@plumbline/core/words";
import * as z from "zod";

const Sentence = z.strictObject({
  /** Numbers of the items that it rests on. */
  refs: z.array(z.number().int()).max(24),
  text: z.string().max(2_000),
});
export type DraftSentence = z.infer<typeof Sentence>;

/** What a model writes of each section: the words alone. Names, scores and labels are those of the evidence. */
export const DRAFT_SCHEMAS = {
  summary: z.array(Sentence).max(MAX_ENTRIES.summary),
  products: z.array(z.strictObject({ product: z.number().int(), what: Sentence })).max(MAX_ENTRIES.products),
  competitors: z
    .array(
      z.strictObject({
        competitor: z.number().int(),
        why: Sentence,
        strongerIn: Sentence.nullable(),
        weakerIn: Sentence.nullable(),
      }),
    )
    .max(MAX_ENTRIES.competitors),
  moat: z.strictObject({
    sources: z.array(z.strictObject({ source: z.enum(MOAT_SOURCES), reason: Sentence })).max(MOAT_SOURCES.length),
    text: z.array(Sentence).max(6),
  }),
  bull: z.array(Sentence).max(MAX_ENTRIES.bull),
  bear: z.array(Sentence).max(MAX_ENTRIES.bear),
  wouldChange: z.array(Sentence).max(MAX_ENTRIES.wouldChange),
} as const satisfies Readonly<Record<ReportSection, z.ZodType>>;

export type Draft = { readonly [Section in ReportSection]: z.infer<(typeof DRAFT_SCHEMAS)[Section]> };

/** Bounds that services of models do not know; the checker asks for them all the same. */
const UNKNOWN_TO_SERVICES = new Set(["maxItems", "maxLength", "minimum", "maximum", "$schema"]);

/** The JSON schema of a draft of some sections, as services of models take it. */
export function draftJsonSchema(sections: readonly ReportSection[]): Readonly<Record<string, unknown>> {
  const shape = Object.fromEntries(
    REPORT_SECTIONS.filter((section) => sections.includes(section)).map((section) => [section, DRAFT_SCHEMAS[section]]),
  );
  return withoutBounds(z.toJSONSchema(z.strictObject(shape))) as Readonly<Record<string, unknown>>;
}

function withoutBounds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBounds);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !UNKNOWN_TO_SERVICES.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutBounds(field)]));
}
