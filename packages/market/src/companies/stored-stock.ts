import type { PreparedFacts } from "@plumbline/core/fundamentals";
import type { Instrument, PriceHistory, PriceTarget } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { preparedFacts } from "./prepared-facts.ts";
import { storedPrices } from "./stored-prices.ts";

/** All that a market holds of one stock, read once for questions as of any day. */
export interface StoredStock {
  readonly instrument: Instrument;
  /** null when the market has no prices of it. */
  readonly history: PriceHistory | null;
  /** null when the market has no facts of its company. */
  readonly facts: PreparedFacts | null;
  /** Provider of the facts. */
  readonly factsSource: string;
  /** In order of publication. */
  readonly targets: readonly PriceTarget[];
}

/** Reads a stock from a market. */
export function readStock(snapshot: Snapshot, instrument: Instrument): StoredStock {
  return {
    instrument,
    history: storedPrices(snapshot, instrument),
    facts: instrument.cik === null ? null : preparedFacts(snapshot, instrument.cik),
    factsSource: factsSource(snapshot),
    targets: snapshot.targets(instrument.symbol),
  };
}

/** Who delivered the facts of a market. Facts of real companies are those of the SEC; those of made-up ones come from who made the market. */
export function factsSource({ manifest }: Snapshot): string {
  return manifest.fictional ? (manifest.sources[0]?.provider ?? manifest.market) : "sec";
}
