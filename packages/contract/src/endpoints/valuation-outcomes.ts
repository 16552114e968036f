import { REFUSAL_CODES, SUITABILITY_CODES, VALUATION_WARNINGS } from "@plumbline/core/words";
import * as z from "zod";
import { FigureSchema, ProvenanceSchema } from "../schemas/figure.ts";

/** A value that a model refuses to give, and the numbers and names that its sentence speaks of. */
export const RefusalSchema = z.object({
  value: z.null(),
  because: z.enum(REFUSAL_CODES),
  details: z.record(z.string(), z.union([z.number(), z.string()])),
});
export type WireRefusal = z.infer<typeof RefusalSchema>;

/** A number that a model gives. */
export const OutcomeSchema = z.union([z.object({ value: z.number(), provenance: ProvenanceSchema }), RefusalSchema]);
export type WireOutcome = z.infer<typeof OutcomeSchema>;

const WarningSchema = z.object({
  code: z.enum(VALUATION_WARNINGS),
  level: z.enum(["note", "strong"]),
  details: z.record(z.string(), z.number()),
});
export type WireValuationWarning = z.infer<typeof WarningSchema>;

/** Value of a share beside its price; null where either does not exist or the value is not above 0. */
const beside = { upside: z.number().nullable(), marginOfSafety: z.number().nullable() };

export const DcfSchema = z.union([
  z.object({
    /** Money per share, negative where debt exceeds the enterprise. */
    value: z.number(),
    provenance: ProvenanceSchema,
    ...beside,
    /** Years 1 to 10, in columns. */
    projection: z.object({
      growth: z.array(z.number()),
      cashFlow: z.array(z.number()),
      discountFactor: z.array(z.number()),
      presentValue: z.array(z.number()),
    }),
    presentValueOfFlows: z.number(),
    terminalValue: z.number(),
    presentValueOfTerminal: z.number(),
    /** Share of the terminal value in the enterprise value. */
    terminalShare: z.number(),
    enterpriseValue: z.number(),
    netDebt: z.number(),
    equityValue: z.number(),
    warnings: z.array(WarningSchema),
  }),
  RefusalSchema,
]);
export type WireDcf = z.infer<typeof DcfSchema>;

export const GrahamSchema = z.union([
  z.object({
    value: z.number(),
    provenance: ProvenanceSchema,
    ...beside,
    /** The P/E that the formula allows. */
    multiple: z.number(),
    warnings: z.array(WarningSchema),
  }),
  RefusalSchema,
]);
export type WireGraham = z.infer<typeof GrahamSchema>;

export const SuitabilitySchema = z.object({
  verdict: z.enum(["suitable", "caution", "unsuitable"]),
  reasons: z.array(
    z.object({
      code: z.enum(SUITABILITY_CODES),
      level: z.enum(["for", "caution", "against"]),
      figures: z.record(z.string(), FigureSchema),
    }),
  ),
});
export type WireSuitability = z.infer<typeof SuitabilitySchema>;
