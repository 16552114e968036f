import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { FigureSchema } from "../schemas/figure.ts";
import { FindingSentenceSchema } from "../schemas/finding.ts";

/** State of the data: what is served, how old it is, what stands behind it. */
export const marketState = endpoint({
  name: "marketState",
  ...CALLS.marketState,
  summary: "The market that is served: its age, size, sources and sectors.",
  input: z.strictObject({}),
  output: z.object({
    market: z.string(),
    /** True for the demo market, whose companies are fictional. */
    fictional: z.boolean(),
    snapshot: z.string(),
    createdAt: z.iso.datetime().nullable(),
    firstDay: z.iso.date().nullable(),
    lastDay: z.iso.date().nullable(),
    instruments: z.number().int(),
    priced: z.number().int(),
    bars: z.number().int(),
    facts: z.number().int(),
    sources: z.array(z.object({ name: z.string(), bars: z.number().int(), instruments: z.number().int() })),
    /** Snapshots that were refused as damaged, newest first, with the file at fault. */
    refused: z.array(
      z.object({
        snapshot: z.string(),
        file: z.string(),
        problem: z.enum(["missing", "truncated", "altered", "unreadable", "unsupported-version"]),
      }),
    ),
    /** One row a sector: members with prices and the median of their one-day and one-year changes. */
    sectors: z.array(
      z.object({ sector: z.string(), members: z.number().int(), dayChange: FigureSchema, yearChange: FigureSchema }),
    ),
    /** Largest movers of the last day, up to five each way; symbols. */
    gainers: z.array(z.string()),
    losers: z.array(z.string()),
    /**
     * Series that models and statistics read and this market has of no day: yields of ten-year government bonds, of AAA bonds and of
     * bills, an index, and one with dividends. Empty for fictional companies, to whom no real series belongs.
     */
    lacks: z.array(z.enum(["government", "aaa", "bills", "index", "indexDividends"])),
    /** Up to three questions, each with a stock of this market that has an answer to it. */
    examples: z.array(z.object({ question: z.enum(["worth", "checks", "months", "targets"]), symbol: z.string() })),
  }),
  codes: [],
  market: true,
});

const OutcomeSchema = z.enum(["rejected", "quarantined", "repaired", "noted"]);

/** How often an import found one kind of fault. */
export const IssueTotalSchema = z.object({
  outcome: OutcomeSchema,
  code: z.string(),
  issues: z.number().int(),
  count: z.number().int(),
});

/** A fault that an import found, and what became of it. */
export const IssueSchema = z.object({
  outcome: OutcomeSchema,
  code: z.string(),
  file: z.string().nullable(),
  symbol: z.string().nullable(),
  day: z.string().nullable(),
  /** In English. */
  detail: z.string(),
  /**
   * The same by ids of sentences, for a page in the reader's language; none where the code says all of it. Absent in
   * snapshots of earlier versions.
   */
  said: z.array(FindingSentenceSchema).readonly().optional(),
  count: z.number().int(),
});

export const marketQuality = endpoint({
  name: "marketQuality",
  ...CALLS.marketQuality,
  summary: "The quality report of the market that is served.",
  input: z.strictObject({ code: z.string().max(24).optional() }),
  output: z.object({
    totals: z.array(IssueTotalSchema),
    /** The first 500 issues, of the stock asked for or of all. */
    issues: z.array(IssueSchema),
  }),
  codes: [],
  market: true,
});
