import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { LanguageCode } from "../schemas/code.ts";

export const NOTE_KEYS = ["about", "terms", "privacy", "disclaimer", "plans", "refunds", "ai", "models"] as const;

/** A versioned text of the product. `body` is plain text in blocks; the page decides how a block looks. */
export const note = endpoint({
  name: "note",
  ...CALLS.note,
  summary: "A versioned text by key and language.",
  input: z.strictObject({ key: z.enum(NOTE_KEYS), language: LanguageCode.optional() }),
  output: z.object({
    key: z.enum(NOTE_KEYS),
    language: LanguageCode,
    version: z.iso.date(),
    title: z.string(),
    body: z.array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("heading"), text: z.string() }),
        z.object({ kind: z.literal("paragraph"), text: z.string() }),
        z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
      ]),
    ),
  }),
  codes: [],
  market: false,
});
