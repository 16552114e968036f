import type { Actions, Bars } from "@plumbline/core/series";
import type { PriceBasis } from "./instrument.ts";

/** The prices of one symbol as one source delivers them. */
export interface PriceHistory {
  readonly symbol: string;
  readonly basis: PriceBasis;
  readonly source: string;
  readonly bars: Bars;
  readonly actions: Actions;
}
