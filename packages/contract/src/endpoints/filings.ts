import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { FILING_CALLS } from "../filing-calls.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";

const AccessionInput = z.string().regex(/^\d{10}-\d{2}-\d{6}$/, "not an accession number");
/** `1A`, `II.1A`, `2.02`, or the name of an exhibit. */
const ItemInput = z
  .string()
  .regex(/^(?:[IV]+\.)?\d{1,2}(?:\.\d\d|\.[A-D])?[A-K]?$|^EX-[\dA-Za-z.]{1,12}$/, "not an item");

/** How many paragraphs of an item that are new, gone or worded anew are shown, of each. */
export const MAX_PARAGRAPH_CHANGES = 60;

/** The most paragraphs before and behind the one asked for. */
export const MAX_PARAGRAPHS_AROUND = 20;

const FilingSchema = z.object({
  accession: z.string(),
  /** As filed, such as `10-K405/A`. */
  form: z.string(),
  filedAt: z.iso.date(),
  /** Last day of the period, or day of the event. */
  periodEnd: z.iso.date().nullable(),
  /** Address of the original at the SEC; null in a fictional market. */
  original: z.url().nullable(),
});
export type WireFiling = z.infer<typeof FilingSchema>;

const ItemSchema = z.object({
  /** Number of the item within its form, or name of an exhibit. */
  item: z.string(),
  title: z.string(),
  /** What it is to a reader, whatever number its form gives it. */
  role: z.enum(["business", "risks", "discussion"]).nullable(),
  /** Whether it says only where else its text stands. */
  isReference: z.boolean(),
  /** The exhibit that its text stands in. */
  exhibit: z.string().nullable(),
});

const ParagraphSchema = z.object({
  id: z.string(),
  kind: z.enum(["heading", "text", "list", "table"]),
  /** As filed; a table has a line per row and a tab between cells. */
  text: z.string(),
});

export const filings = endpoint({
  name: "filings",
  ...FILING_CALLS.filings,
  summary: "The filings of a stock whose text the market has, newest first.",
  input: z.strictObject({ code: SymbolInput, asOf: DayInput.optional() }),
  output: z.object({ symbol: z.string(), names: NamesSchema, filings: z.array(FilingSchema) }),
  codes: ["notFound"],
  market: true,
});

export const filingOutline = endpoint({
  name: "filingOutline",
  ...FILING_CALLS.filingOutline,
  summary: "The items of a filing, with how many paragraphs each has.",
  input: z.strictObject({ code: SymbolInput, accession: AccessionInput, asOf: DayInput.optional() }),
  output: z.object({
    symbol: z.string(),
    filing: FilingSchema,
    /** `first` is the id of its first paragraph. */
    items: z.array(ItemSchema.extend({ paragraphs: z.number().int(), first: z.string() })),
  }),
  codes: ["notFound"],
  market: true,
});

export const filingParagraphs = endpoint({
  name: "filingParagraphs",
  ...FILING_CALLS.filingParagraphs,
  summary: "Paragraphs of an item of a filing: those around one, or the first ones.",
  input: z.strictObject({
    code: SymbolInput,
    accession: AccessionInput,
    item: ItemInput,
    /** Id of the paragraph in the middle. */
    around: z
      .string()
      .regex(/^[0-9a-f]{16}$/, "not the id of a paragraph")
      .optional(),
    /** How many paragraphs before it and behind it. */
    margin: z.coerce.number().int().min(0).max(MAX_PARAGRAPHS_AROUND).default(5),
    asOf: DayInput.optional(),
  }),
  output: z.object({
    symbol: z.string(),
    filing: FilingSchema,
    item: ItemSchema,
    /** Place of the first one in the item, from 0. */
    start: z.number().int(),
    /** Paragraphs of the whole item. */
    total: z.number().int(),
    paragraphs: z.array(ParagraphSchema),
  }),
  codes: ["notFound"],
  market: true,
});

export const filingChanges = endpoint({
  name: "filingChanges",
  ...FILING_CALLS.filingChanges,
  summary: "What changed in an item of a periodic report against the report of a year before, paragraph by paragraph.",
  input: z.strictObject({
    code: SymbolInput,
    accession: AccessionInput,
    item: ItemInput,
    asOf: DayInput.optional(),
  }),
  output: z.object({
    symbol: z.string(),
    filing: FilingSchema,
    item: ItemSchema,
    /** Null where the market has no report of a year before with this item. */
    since: z
      .object({
        /** The report of the year before. */
        filing: FilingSchema,
        /** How many there are; of each kind at most 60 are listed. */
        counts: z.object({
          added: z.number().int(),
          removed: z.number().int(),
          changed: z.number().int(),
          unchanged: z.number().int(),
        }),
        /** In the order of the report in which they stand; `changed` in that of the later one. */
        added: z.array(ParagraphSchema),
        removed: z.array(ParagraphSchema),
        changed: z.array(z.object({ before: ParagraphSchema, after: ParagraphSchema })),
        /** False where an item is so long that its end was not compared. */
        isWhole: z.boolean(),
      })
      .nullable(),
  }),
  codes: ["notFound"],
  market: true,
});
export type WireFilingChanges = NonNullable<z.infer<typeof filingChanges.output>["since"]>;
