import * as z from "zod";

export const ReasonCode = z.enum([
  "history-too-short",
  "no-price",
  "not-reported",
  "not-applicable",
  "denominator-not-positive",
  "not-available-from-provider",
  "periods-missing",
  "too-few-periods",
  "annual-only",
  "no-debt",
  "interest-not-reported",
  "no-inventory",
  "not-applicable-to-banks",
  "not-applicable-to-brokers",
  "not-applicable-to-insurers",
  "not-applicable-to-reits",
  "loss-to-profit",
  "loss-narrowed",
  "loss-widened",
  "loss-unchanged",
  "from-zero",
  "no-earnings",
  "too-few-members",
  "currencies-differ",
  "currency-unknown",
  "no-free-cash-flow",
  "no-targets",
  "contradicts-net-income",
  "doubtful-price",
  "accounts-too-old",
  "not-in-market-data",
  "one-sector-only",
  "other-currency",
  "adjusted-prices-only",
]);

export const ProvenanceSchema = z.object({
  source: z.string(),
  form: z.string().optional(),
  accession: z.string().optional(),
  filedAt: z.iso.date().optional(),
  periodEnd: z.iso.date().optional(),
  periodStart: z.iso.date().optional(),
  concept: z.string().optional(),
  formula: z.string().optional(),
  /** Days of price moves within the period that nothing supports. */
  doubtful: z.array(z.iso.date()).readonly().optional(),
});

/** A number with its provenance, or `null` with the reason; rates are fractions. */
export const FigureSchema = z.union([
  z.object({ value: z.number(), provenance: ProvenanceSchema }),
  z.object({ value: z.null(), because: ReasonCode }),
]);

export type WireFigure = z.infer<typeof FigureSchema>;
