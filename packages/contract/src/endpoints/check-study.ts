import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { FigureSchema, ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";
import { CheckIdInput } from "../schemas/param-filter.ts";

/** Twelve-month forward returns of the companies on one side of a check; fractions, null where there is none. */
const ReturnsSchema = z.object({ n: z.number().int(), mean: z.number().nullable(), median: z.number().nullable() });
export type WireForwardReturns = z.infer<typeof ReturnsSchema>;

/** 90 % interval of a difference, or why there is none. */
const IntervalSchema = z.union([
  z.object({ low: z.number(), high: z.number() }),
  z.object({ value: z.null(), because: ReasonCode }),
]);

const ComparisonSchema = z.object({
  passed: ReturnsSchema,
  failed: ReturnsSchema,
  /** Mean of those that passed less mean of those that failed. */
  difference: z.number().nullable(),
  interval: IntervalSchema,
});

const YearSchema = z.object({
  /** The day on which the companies were judged, by what was known then. */
  day: z.iso.date(),
  /** The day up to which their returns run. */
  until: z.iso.date(),
  ...ComparisonSchema.shape,
  /** Companies of that day of which the check could not say, or whose return is not known. */
  unknown: z.number().int(),
});
export type WireStudyYear = z.infer<typeof YearSchema>;

/**
 * The check lab: a check, its threshold moved or not, and what followed. The first question after an import may have to
 * wait for the market to be judged: until then the answer is `unavailable`, with the seconds after which to ask again.
 */
export const checkStudy = endpoint({
  name: "checkStudy",
  ...CALLS.checkStudy,
  summary: "What companies that passed a check returned in the twelve months after, against those that failed.",
  input: z.strictObject({
    check: CheckIdInput,
    threshold: z.coerce.number().min(-1e15).max(1e15).optional(),
  }),
  output: z.object({
    check: z.string(),
    /** The threshold of all companies, as it was given; null where each kind of company was held to its own default. */
    threshold: z.number().nullable(),
    /** Oldest first; a company counts once in each. */
    years: z.array(YearSchema),
    overall: ComparisonSchema,
    /** The difference inside each year, averaged by how much each year knows. */
    withinYears: z.object({ difference: FigureSchema, interval: IntervalSchema }),
    /** Companies followed that are delisted by now. None: the market holds survivors only, and the study flatters. */
    delisted: z.number().int(),
    /** Source and formula of the returns and of their difference. */
    provenance: ProvenanceSchema,
  }),
  codes: [],
  market: true,
});
