import * as z from "zod";
import { MetaSchema } from "./schemas/meta.ts";

/** The frame of every answer, errors included. */
export const EnvelopeSchema = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown(),
  meta: MetaSchema.optional(),
});
export type Envelope = z.infer<typeof EnvelopeSchema>;

/** `data` of an answer with code -1. */
export const InvalidFieldsSchema = z.object({
  fields: z.array(z.object({ path: z.string(), message: z.string() })),
});
