import {
  ALERT_DIRECTIONS,
  ALERT_MODELS,
  CHANGE_PERIODS,
  CHECK_TURNS,
  FILING_KINDS,
  HIT_CHANGES,
  MOAT_CHANGES,
  PERCENTILE_GROUPS,
  TARGET_CHANGES,
} from "@plumbline/core/words";
import * as z from "zod";
import { CheckIdInput, ParamFilterSchema, ScreenMetricInput } from "./param-filter.ts";
import { LibraryIdInput } from "./strategy.ts";

const Line = z.number().min(-1e15).max(1e15);
/** Filters of a screen that is watched. */
const MAX_FILTERS = 30;
/** Results of two quarters are further apart. */
const MAX_DAYS_AHEAD = 30;
const direction = z.enum(ALERT_DIRECTIONS);

/**
 * What an alert watches. Lines are in the unit of their number: rates as fractions, prices in the currency of the price, percentiles from
 * 0 to 1, which is the best. `gap` is the value of a share by a model with default parameters ÷ its price − 1; `consensus` rings where the mean of
 * the price targets crosses the price.
 */
export const AlertConditionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("price"), direction, line: Line }),
  z.strictObject({ kind: z.literal("change"), period: z.enum(CHANGE_PERIODS), direction, line: Line }),
  z.strictObject({ kind: z.literal("gap"), model: z.enum(ALERT_MODELS), direction, line: Line }),
  z.strictObject({ kind: z.literal("metric"), metric: ScreenMetricInput, direction, line: Line }),
  z.strictObject({
    kind: z.literal("percentile"),
    metric: ScreenMetricInput,
    within: z.enum(PERCENTILE_GROUPS),
    direction,
    line: Line,
  }),
  z.strictObject({
    kind: z.literal("check"),
    check: CheckIdInput,
    turns: z.enum(CHECK_TURNS),
    threshold: Line.optional(),
  }),
  z.strictObject({ kind: z.literal("consensus"), direction }),
  z.strictObject({ kind: z.literal("moat"), change: z.enum(MOAT_CHANGES) }),
  z.strictObject({
    kind: z.literal("filing"),
    filings: z.array(z.enum(FILING_KINDS)).min(1).max(FILING_KINDS.length),
  }),
  z.strictObject({ kind: z.literal("target"), change: z.enum(TARGET_CHANGES) }),
  /** The next results, as their day is estimated, are so many days away. */
  z.strictObject({ kind: z.literal("earnings"), days: z.int().min(1).max(MAX_DAYS_AHEAD) }),
  z.strictObject({
    kind: z.literal("strategy"),
    /** Of the library, or of one that the user has saved. */
    strategyId: z.union([z.uuid(), LibraryIdInput]),
    change: z.enum(HIT_CHANGES),
  }),
  /** Stocks that begin or end to pass filters of the screener. */
  z.strictObject({
    kind: z.literal("screen"),
    paramFilters: z.array(ParamFilterSchema).min(1).max(MAX_FILTERS),
    change: z.enum(HIT_CHANGES),
  }),
  /** A saved valuation, held against each new report. */
  z.strictObject({ kind: z.literal("thesis"), savedItemId: z.uuid() }),
]);
export type WireAlertCondition = z.infer<typeof AlertConditionSchema>;
