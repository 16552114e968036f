import * as z from "zod";

/** A move from one close to the next that nothing supports. */
export const DoubtfulMoveSchema = z.object({
  /** The later of the two days. */
  day: z.iso.date(),
  /** Return with splits and dividends taken out, a fraction. */
  change: z.number(),
  /**
   * `contradicted`: another source of the same stock moved otherwise. `from-action`: a split or distribution makes most of
   * it, not the price. `unsupported`: hardly more shares changed hands than usual.
   */
  because: z.enum(["contradicted", "from-action", "unsupported"]),
  /** The same move in another source; null without one. */
  other: z.object({ source: z.string(), change: z.number() }).nullable(),
});
export type WireDoubtfulMove = z.infer<typeof DoubtfulMoveSchema>;
