import {
  EVIDENCE_KINDS,
  EVIDENCE_UNITS,
  MOAT_SOURCES,
  MOAT_TRENDS,
  MOAT_WIDTHS,
  REPORT_GAPS,
  REPORT_WRITERS,
  type ReportSection,
} from "@plumbline/core/words";
import * as z from "zod";
import { FigureSchema, ReasonCode } from "./figure.ts";

/** A number of the evidence, with where it comes from or the reason why there is none. */
const NumberItemSchema = z.object({
  id: z.string(),
  kind: z.enum(EVIDENCE_KINDS).exclude(["passage"]),
  /** Day from which it was known. */
  asOf: z.iso.date(),
  figure: FigureSchema,
  unit: z.enum(EVIDENCE_UNITS),
  /** Of an amount of money; null for all else. */
  currency: z.string().nullable(),
});

/** A paragraph of a filing, in the language of the filing: text of others, shown as a quotation. */
const PassageItemSchema = z.object({
  id: z.string(),
  kind: z.literal("passage"),
  asOf: z.iso.date(),
  text: z.string(),
  source: z.object({
    form: z.string(),
    accession: z.string(),
    filedAt: z.iso.date(),
    /** Item of the form, such as `1A`. */
    item: z.string(),
    /** Id of the paragraph, as `stock/filingParagraphs` takes it in `around`. */
    paragraph: z.string(),
  }),
});

export const EvidenceItemSchema = z.union([NumberItemSchema, PassageItemSchema]).meta({ id: "EvidenceItem" });
export type WireEvidenceItem = z.infer<typeof EvidenceItemSchema>;

/**
 * A sentence of a report. Figures stand in it as `{{id|form}}`, to be filled in from the items in the reader's own way of writing
 * numbers; a quotation of a passage stands as `[[id]]`.
 */
export const ReportSentenceSchema = z
  .object({
    text: z.string(),
    /** Ids of the items that it rests on. */
    refs: z.array(z.string()).readonly(),
  })
  .meta({ id: "ReportSentence" });
export type WireReportSentence = z.infer<typeof ReportSentenceSchema>;

const Sentences = z.array(ReportSentenceSchema).readonly();

/** The content of each section. */
const REPORT_SECTION_SCHEMAS = {
  summary: Sentences,
  products: z
    .array(
      z.object({
        name: z.string(),
        what: ReportSentenceSchema,
        /** Only of a part that was measured by itself. */
        trend: ReportSentenceSchema.nullable(),
      }),
    )
    .readonly(),
  competitors: z
    .array(
      z.object({
        /** Symbol in this market: `peer.<code>.revenue`, `growth`, `operatingMargin`, `roic` and `pe` are its items; null of others. */
        code: z.string().nullable(),
        name: z.string(),
        /** Named in the competition passage, or found in the same industry by size. */
        found: z.enum(["named", "industry"]),
        why: ReportSentenceSchema,
        strongerIn: ReportSentenceSchema.nullable(),
        weakerIn: ReportSentenceSchema.nullable(),
      }),
    )
    .readonly(),
  moat: z.object({
    width: z.enum(MOAT_WIDTHS),
    trend: z.enum(MOAT_TRENDS),
    sources: z
      .array(
        z.object({
          source: z.enum(MOAT_SOURCES),
          /** 0 to 3; null where it is not visible in accounts. */
          score: z.number().int().nullable(),
          reason: ReportSentenceSchema,
        }),
      )
      .readonly(),
    text: Sentences,
  }),
  bull: Sentences,
  bear: Sentences,
  wouldChange: Sentences,
} as const;

const Writer = z.enum(REPORT_WRITERS);

export const ReportSchema = z
  .object({
    ...REPORT_SECTION_SCHEMAS,
    /** What the evidence lacks. */
    notKnown: z.array(z.enum(REPORT_GAPS)).readonly(),
    /** Who wrote each section. */
    writtenBy: z.object({
      summary: Writer,
      products: Writer,
      competitors: Writer,
      moat: Writer,
      bull: Writer,
      bear: Writer,
      wouldChange: Writer,
    } satisfies Readonly<Record<ReportSection, typeof Writer>>),
  })
  .meta({ id: "Report" });
export type WireReport = z.infer<typeof ReportSchema>;

/** What everybody may read of a report. */
export const ReportTeaserSchema = z.object({
  width: z.enum(MOAT_WIDTHS),
  trend: z.enum(MOAT_TRENDS),
  /** Why the width is unknown; otherwise null. */
  because: ReasonCode.nullable(),
  product: REPORT_SECTION_SCHEMAS.products.unwrap().element.nullable(),
  bull: ReportSentenceSchema.nullable(),
  bear: ReportSentenceSchema.nullable(),
  /** How many items of evidence the whole report rests on. */
  sources: z.number().int(),
  /** Those that the sentences of the teaser place or rest on. */
  items: z.array(EvidenceItemSchema).readonly(),
});
export type WireReportTeaser = z.infer<typeof ReportTeaserSchema>;
