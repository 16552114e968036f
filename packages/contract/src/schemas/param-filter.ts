import { COMPANY_TYPES, PERCENTILE_GROUPS } from "@plumbline/core/words";
import * as z from "zod";

/** Id of a number of the screener, see the catalogue of `fundamentals`. */
export const ScreenMetricInput = z.string().regex(/^[a-zA-Z][\w.]{0,47}$/, "not the id of a metric");
/** Id of a check, such as `G3`. */
export const CheckIdInput = z.string().regex(/^[A-Z]\w{0,7}$/, "not the id of a check");

const Bound = z.number().min(-1e15).max(1e15);
const Share = z.number().min(0).max(1);
const Within = z.enum(PERCENTILE_GROUPS);
const Names = z.array(z.string().min(1).max(80)).min(1).max(100);

/**
 * One of `paramFilters`. Bounds are inclusive and in the unit of the metric, rates as fractions; percentiles are fractions,
 * 1 is the best of the group. What is missing passes no filter; `unknown` asks for what a check cannot say.
 */
export const ParamFilterSchema = z.union([
  z.strictObject({ metric: ScreenMetricInput, op: z.literal("between"), low: Bound, high: Bound }),
  z.strictObject({ metric: ScreenMetricInput, op: z.literal("atLeast"), low: Bound }),
  z.strictObject({ metric: ScreenMetricInput, op: z.literal("atMost"), high: Bound }),
  z.strictObject({ metric: ScreenMetricInput, op: z.literal("percentileAtLeast"), low: Share, within: Within }),
  z.strictObject({ metric: ScreenMetricInput, op: z.literal("percentileAtMost"), high: Share, within: Within }),
  z.strictObject({
    check: CheckIdInput,
    state: z.enum(["pass", "near", "fail", "unknown"]),
    threshold: Bound.optional(),
  }),
  z.strictObject({ sectors: Names }),
  z.strictObject({ industries: Names }),
  z.strictObject({ companyTypes: z.array(z.enum(COMPANY_TYPES)).min(1).max(COMPANY_TYPES.length) }),
]);
export type ParamFilter = z.infer<typeof ParamFilterSchema>;

export const ParamFiltersInput = z.array(ParamFilterSchema).max(100);

/** By one metric, or by the mean of the percentiles of several, the best first. */
export const ScreenOrderSchema = z.union([
  z.strictObject({ metric: ScreenMetricInput, descending: z.boolean() }),
  z.strictObject({ bestBy: z.array(ScreenMetricInput).min(1).max(5), within: Within }),
]);
export type WireScreenOrder = z.infer<typeof ScreenOrderSchema>;
