import * as z from "zod";

/** The data behind an answer about the market. */
export const MetaSchema = z.object({
  market: z.string(),
  /** Id of the snapshot that answered. */
  dataVersion: z.string(),
  /** The market's own today: its last bar, or the day asked for. */
  asOf: z.iso.date(),
  /** Providers, joined by commas. */
  source: z.string(),
  /** True when this is the last good data rather than the newest. */
  stale: z.boolean(),
});
export type Meta = z.infer<typeof MetaSchema>;
