import { type Fundamentals, fundamentalsAsOf } from "@plumbline/core/fundamentals";
import type { Split } from "@plumbline/core/series";
import { type Day, day, parseDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { preparedFacts } from "./prepared-facts.ts";

/** The accounts of a company as they were known on a day, and who delivered them. */
export interface CompanyAccounts {
  readonly known: Fundamentals;
  readonly source: string;
}

/** A market that states no day of any kind leaves nothing out. */
const NO_BOUND = day("9999-12-31");

/**
 * Reads the accounts of the company behind an instrument. Classes of share of one company have the same accounts, each
 * on its own share count.
 *
 * @param asOf What was filed later is not used; the market's own today unless given.
 * @returns null when the market has no facts of the company.
 */
export function readAccounts(snapshot: Snapshot, instrument: Instrument, asOf?: string): CompanyAccounts | null {
  if (instrument.cik === null) return null;
  const prepared = preparedFacts(snapshot, instrument.cik);
  if (!prepared) return null;
  const known = fundamentalsAsOf(prepared, {
    asOf: asOfDay(snapshot, asOf),
    splits: splitsOf(snapshot, instrument.symbol),
    sic: instrument.sic,
  });
  return { known, source: factsSource(snapshot) };
}

/** Facts of real companies are those of the SEC; those of made-up ones come from who made the market. */
function factsSource({ manifest }: Snapshot): string {
  return manifest.fictional ? (manifest.sources[0]?.provider ?? manifest.market) : "sec";
}

/** The day asked for; otherwise the market's last bar, or its publication where it has no prices. */
export function asOfDay({ lastDay, manifest }: Snapshot, asOf?: string): Day {
  if (asOf !== undefined) return day(asOf);
  return lastDay ?? parseDay(manifest.createdAt?.slice(0, 10) ?? "") ?? NO_BOUND;
}

/** One entry of a vendor that makes no sense must not take every number per share with it. */
function splitsOf(snapshot: Snapshot, symbol: string): readonly Split[] {
  const splits = snapshot.prices(symbol)?.actions.splits ?? [];
  return splits.filter(({ ratio }) => Number.isFinite(ratio) && ratio > 0);
}
