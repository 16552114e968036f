import type { AssetClass } from "@plumbline/core/words";
import type { PriceBasis } from "./instrument.ts";

/** What the container of a table states of its prices, such as the JSON that it was made of. */
export type KnownOfTable = Readonly<
  Partial<{ source: string; basis: PriceBasis; symbol: string; currency: string; assetClass: AssetClass }>
>;
