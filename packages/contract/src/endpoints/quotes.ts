import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { SymbolListInput } from "../schemas/code.ts";
import { FigureSchema } from "../schemas/figure.ts";

/** Quotes of up to 50 comma-separated codes. Without a live provider: the last close, marked as such. */
export const quotes = endpoint({
  name: "quotes",
  ...CALLS.quotes,
  summary: "Quotes of up to 50 stocks with source and delay.",
  input: z.strictObject({ codes: SymbolListInput }),
  output: z.object({
    quotes: z.array(
      z.object({
        symbol: z.string(),
        currency: z.string().nullable(),
        price: FigureSchema,
        change: FigureSchema,
        day: z.iso.date().nullable(),
        kind: z.enum(["last-close", "delayed", "live"]),
        delayMinutes: z.number().nullable(),
        source: z.string().nullable(),
      }),
    ),
    unknown: z.array(z.string()),
  }),
  codes: [],
  market: true,
});
