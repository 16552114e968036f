import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { QUOTE_CALLS } from "../quote-calls.ts";
import { SymbolListInput } from "../schemas/code.ts";
import { FigureSchema } from "../schemas/figure.ts";

/** What an exchange does; `unknown` on days of which no rule tells, such as those that are decreed year by year. */
const SESSION_STATES = ["before", "regular", "after", "closed", "unknown"] as const;

/**
 * What a price is: `live` and `delayed` are prices of the moment, the second with the delay of its provider; `simulated` is one of a
 * fictional stock; `last-close` is the last close of the market's data.
 */
const QUOTE_KINDS = ["last-close", "delayed", "live", "simulated"] as const;

const QuoteSchema = z.object({
  symbol: z.string(),
  currency: z.string().nullable(),
  price: FigureSchema,
  /** On the close of the session before. */
  change: FigureSchema,
  /** Day of the session that the price is of. */
  day: z.iso.date().nullable(),
  kind: z.enum(QUOTE_KINDS),
  /** By how much a price of the moment lags; null of a close. */
  delayMinutes: z.number().nullable(),
  source: z.string().nullable(),
  /** When it was traded; of a close, when the exchange closed. Null where the hours of the exchange are not known. */
  tradedAt: z.iso.datetime().nullable(),
  /** From then to `at`. */
  ageSeconds: z.number().nullable(),
  /** Null where the hours of the exchange are not known. */
  session: z
    .object({
      state: z.enum(SESSION_STATES),
      /** Of the session under way or about to begin; once it is over, of the next one. */
      opensAt: z.iso.datetime().nullable(),
      closesAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type WireQuote = z.infer<typeof QuoteSchema>;

/** Quotes of up to 50 comma-separated codes. Where nobody supplies a credible price of the moment: the last close, marked as such. */
export const quotes = endpoint({
  name: "quotes",
  ...CALLS.quotes,
  summary: "Quotes of up to 50 stocks with session, source, delay and age.",
  input: z.strictObject({ codes: SymbolListInput }),
  output: z.object({
    /** When they were read. */
    at: z.iso.datetime(),
    quotes: z.array(QuoteSchema),
    unknown: z.array(z.string()),
  }),
  codes: [],
  market: true,
});

export const quoteEvents = endpoint({
  name: "quoteEvents",
  ...QUOTE_CALLS.quoteEvents,
  summary:
    "Quotes of up to 50 stocks as server-sent events `quotes`, each with `{ at, quotes }` as `stock/realtimeData` has them: first all, then those that changed. It stays open, and begins anew for whoever comes back. Where nobody supplies prices of the moment, it ends with the event `end` after the first.",
  input: z.strictObject({ codes: SymbolListInput }),
  output: z.string(),
  content: ["text/event-stream"],
  codes: [],
  market: false,
});

/** The data of an event `quotes`. */
export interface QuoteNews {
  readonly at: string;
  readonly quotes: readonly WireQuote[];
}
