import type { Actions, Bars } from "../../series/index.ts";

/** Prices as traded and what the company did to its shares, of one source. */
export interface PriceRecord {
  readonly source: string;
  /** Three letters, pence as `GBX`; null where nothing says in which currency the share is quoted. */
  readonly currency: string | null;
  /** Raw bars; those after the as-of day are not seen. */
  readonly bars: Bars;
  readonly actions: Actions;
}
