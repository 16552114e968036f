import { FINDING_WORDS } from "@plumbline/core/words";
import * as z from "zod";

const DecimalsSchema = z.number().int().min(0).max(20);

/**
 * What stands at a place of a sentence about a case: a number or a text as a file states it, several of them, days, a number
 * with so many decimals, a fraction of 1, words that each language has its own for, or the id of a source.
 */
const FindingValueSchema = z.union([
  z.null(),
  z.number(),
  z.string(),
  z.object({ list: z.array(z.union([z.number(), z.string()])).readonly(), and: z.literal(true).optional() }),
  z.object({ days: z.array(z.string()).readonly() }),
  z.object({ value: z.number().nullable(), decimals: DecimalsSchema }),
  z.object({ grouped: z.number() }),
  z.object({ fraction: z.number().nullable(), decimals: DecimalsSchema }),
  z.object({ words: z.array(z.enum(FINDING_WORDS)).readonly() }),
  z.object({ source: z.string() }),
]);

/** A sentence about a case, by its id, with its values by the names of their places. */
export const FindingSentenceSchema = z.object({
  id: z.string(),
  values: z.record(z.string(), FindingValueSchema),
});
