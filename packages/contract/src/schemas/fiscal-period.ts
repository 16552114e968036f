import * as z from "zod";

/** A quarter or a fiscal year of a company. */
export const FiscalPeriodSchema = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  /** Day on which it could first be known. */
  filedAt: z.iso.date(),
  fiscalYear: z.number().int(),
  fiscalQuarter: z.number().int().min(1).max(4).nullable(),
});
export type WirePeriod = z.infer<typeof FiscalPeriodSchema>;
