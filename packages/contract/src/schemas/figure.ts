import { REASONS } from "@plumbline/core/words";
import * as z from "zod";

export const ReasonCode = z.enum(REASONS);

export const ProvenanceSchema = z.object({
  source: z.string(),
  file: z.string().optional(),
  form: z.string().optional(),
  accession: z.string().optional(),
  filedAt: z.iso.date().optional(),
  periodEnd: z.iso.date().optional(),
  periodStart: z.iso.date().optional(),
  concept: z.string().optional(),
  formula: z.string().optional(),
  /** Where prices are those of depositary receipts: how many ordinary shares one is, and the words that say so. */
  receipt: z.object({ ordinaryShares: z.number().positive(), title: z.string().optional() }).optional(),
  /** Days of price moves within the period that nothing supports. */
  doubtful: z.array(z.iso.date()).readonly().optional(),
});

/** A number that does not exist, with the reason. */
export const MissingSchema = z.object({ value: z.null(), because: ReasonCode });
export type WireMissing = z.infer<typeof MissingSchema>;

/** A number with its provenance, or `null` with the reason; rates are fractions. */
export const FigureSchema = z.union([z.object({ value: z.number(), provenance: ProvenanceSchema }), MissingSchema]);

export type WireFigure = z.infer<typeof FigureSchema>;
