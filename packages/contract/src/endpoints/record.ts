import {
  MOAT_TRENDS,
  MOAT_WIDTHS,
  RECORD_MONTHS,
  RECORDED_VALUES,
  RECORDED_WIDTHS,
  VALUE_SIDES,
} from "@plumbline/core/words";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { RECORD_CALLS } from "../record-calls.ts";
import { DayInput, SymbolInput } from "../schemas/code.ts";
import { ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";

const Months = z.literal([...RECORD_MONTHS]);

/** A mean over days of verdicts with its 90 % interval, or why there is none. */
const MeanSchema = z.object({
  /** Verdicts. */
  n: z.number().int(),
  /** Days with at least one; a day is one observation. */
  days: z.number().int(),
  value: z.number().nullable(),
  interval: z.union([
    z.object({ low: z.number(), high: z.number() }),
    z.object({ value: z.null(), because: ReasonCode }),
  ]),
});
export type WireCohortMean = z.infer<typeof MeanSchema>;

const GroupSchema = z.object({
  /** Share whose stock returned more than the benchmark. */
  beat: MeanSchema,
  /** Mean return less that of the benchmark, as a fraction. */
  excess: MeanSchema,
});
export type WireGroupScore = z.infer<typeof GroupSchema>;

const ClaimSchema = GroupSchema.extend({
  /** Bounds of value divided by price, less one; null where there is none. */
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** Mean claim of the group. */
  claimed: z.number().nullable(),
});

const ValueScoreSchema = z.object({
  /** Share of values at least a tenth above or below the price that came true. */
  right: MeanSchema,
  sides: z.record(z.enum(VALUE_SIDES), GroupSchema),
  claims: z.array(ClaimSchema).readonly(),
});
export type WireValueScore = z.infer<typeof ValueScoreSchema>;

const MonthsScoreSchema = z.object({
  months: Months,
  /** Days whose verdicts are scored, and the ends of their spans, which do not overlap. */
  spans: z.array(z.object({ day: z.iso.date(), until: z.iso.date() })).readonly(),
  /** Day from which the next score can be told; null where nothing waits. */
  nextDue: z.iso.date().nullable(),
  /** Verdicts of stocks that could be followed, and of those that could not. */
  followed: z.number().int(),
  lost: z.number().int(),
  all: GroupSchema,
  values: z.record(z.enum(RECORDED_VALUES), ValueScoreSchema),
  widths: z.record(z.enum(RECORDED_WIDTHS), GroupSchema),
});
export type WireMonthsScore = z.infer<typeof MonthsScoreSchema>;

/** What was said of a stock and recorded. */
const VerdictSchema = z.object({
  price: z.number(),
  priceDay: z.iso.date(),
  currency: z.string().nullable(),
  moat: z.enum(MOAT_WIDTHS),
  trend: z.enum(MOAT_TRENDS),
  dcf: z.number().nullable(),
  graham: z.number().nullable(),
  consensus: z.number().nullable(),
});

/** The record of verdicts. After a new market the first question may have to wait: the answer is then `unavailable`. */
export const recordScores = endpoint({
  name: "recordScores",
  ...RECORD_CALLS.recordScores,
  summary: "What was said of all stocks since recording began, and what followed after 1, 3 and 12 months.",
  input: z.strictObject({}),
  output: z.object({
    /** Where the record ends; null where nothing is recorded. Who notes the hash can tell later that nothing was changed. */
    head: z.object({ hash: z.string(), number: z.number().int(), day: z.iso.date(), snapshot: z.string() }).nullable(),
    /** The first entry that is not what was recorded; null while the record is whole. */
    broken: z.object({ file: z.string(), line: z.number().int().nullable(), day: z.iso.date().nullable() }).nullable(),
    entries: z.number().int(),
    first: z.iso.date().nullable(),
    last: z.iso.date().nullable(),
    /** Stocks of which a verdict stands. */
    standing: z.number().int(),
    /** Index or fund that stocks are compared with; null where the market has none, and nothing can be scored. */
    benchmark: z.string().nullable(),
    scores: z.array(MonthsScoreSchema).readonly(),
    /**
     * Where the market that is served was not recorded, because its last prices were more than 14 days old when it was first served: the
     * day of those prices, and that day. Null where it was recorded.
     */
    tooOld: z.object({ lastDay: z.iso.date(), on: z.iso.date() }).nullable(),
    provenance: ProvenanceSchema,
  }),
  codes: [],
  market: true,
});
export type WireRecordScores = z.infer<typeof recordScores.output>;

/** The entries of a stock. */
export const recordEntries = endpoint({
  name: "recordEntries",
  ...RECORD_CALLS.recordEntries,
  summary: "What was recorded of one stock, newest first, each entry with its hash and what followed.",
  input: z.strictObject({
    code: SymbolInput,
    /** Entries of this day and later are left out. */
    before: DayInput.optional(),
  }),
  output: z.object({
    code: z.string(),
    /** At most 40. */
    entries: z.array(
      z.object({
        day: z.iso.date(),
        snapshot: z.string(),
        hash: z.string(),
        /** null where the verdict before it was withdrawn: the market said nothing of the stock any more. */
        verdict: VerdictSchema.nullable(),
        /** Return less that of the benchmark, from the first close after the day; null where it is not known. */
        outcomes: z.array(
          z.object({
            months: Months,
            until: z.iso.date(),
            /** Whether that day has come. */
            isDue: z.boolean(),
            excess: z.number().nullable(),
          }),
        ),
      }),
    ),
    /** Whether there are older ones. */
    hasMore: z.boolean(),
    provenance: ProvenanceSchema,
  }),
  codes: ["notFound"],
  market: true,
});
export type WireRecordEntry = z.infer<typeof recordEntries.output>["entries"][number];
