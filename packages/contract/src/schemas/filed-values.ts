import { FIGURE_MARKS, RIVAL_REASONS } from "@plumbline/core/words";
import * as z from "zod";
import { ReasonCode } from "./figure.ts";

/** A value and the filing that states it. */
const StatedSchema = z.object({
  value: z.number(),
  form: z.string(),
  accession: z.string(),
  filedAt: z.iso.date(),
  /** Address of the filing at the SEC; null for a fictional company. */
  link: z.url().nullable(),
});
export type WireStated = z.infer<typeof StatedSchema>;

/** A value that was filed for an item and period and is not the one shown. */
export const RivalSchema = StatedSchema.extend({
  /** Item of the statements, such as `revenue`. */
  item: z.string(),
  unit: z.string(),
  start: z.iso.date().nullable(),
  end: z.iso.date(),
  /** Tag under which it was filed; null of a value made of several facts. */
  concept: z.string().nullable(),
  /** How it was made of the facts of its filing, as in the evidence of a number. */
  how: z.string(),
  because: z.enum(RIVAL_REASONS),
});
export type WireRival = z.infer<typeof RivalSchema>;

/** A line between two neighbouring periods: no sum, growth or average of the metric crosses it. */
export const SeamSchema = z.object({
  /** Last days of the period before it and of the one after it. */
  before: z.iso.date(),
  after: z.iso.date(),
  item: z.string(),
  unit: z.string(),
  /** Period of the item that two filings state differently. */
  start: z.iso.date().nullable(),
  end: z.iso.date(),
  /** The two values: of the filing that restates it and of the one before. */
  restated: StatedSchema,
  former: StatedSchema,
});
export type WireSeam = z.infer<typeof SeamSchema>;

/** A figure that must not be read without its mark. */
export const MarkSchema = z.object({
  /** Last day of its period. */
  end: z.iso.date(),
  mark: z.enum(FIGURE_MARKS),
});
export type WireMark = z.infer<typeof MarkSchema>;

/** Neighbouring periods without a value, all for the same reason. */
export const GapSchema = z.object({
  /** Last days of the first and of the last of them. */
  from: z.iso.date(),
  to: z.iso.date(),
  because: ReasonCode,
});
export type WireGap = z.infer<typeof GapSchema>;
