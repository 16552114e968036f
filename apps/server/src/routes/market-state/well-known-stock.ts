import type { Snapshot } from "@plumbline/market/snapshot";
import { exampleCandidates } from "./examples.ts";
import { performances } from "./performance.ts";

/**
 * The most traded stock with a long history, in the main currency of the market.
 *
 * @returns Its symbol; null where no stock trades.
 */
export async function wellKnownStock(snapshot: Snapshot): Promise<string | null> {
  const [first] = exampleCandidates(snapshot, await performances(snapshot));
  return first?.instrument.symbol ?? null;
}
