import { formFamily } from "@plumbline/core/filings";
import { formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { UnlockedStock } from "../billing/index.ts";

/** A stock whose report can be unlocked, with the days that end its unlocks. */
export function unlockedStock(
  snapshot: Pick<Snapshot, "manifest" | "filings">,
  { symbol, cik }: Pick<Instrument, "symbol" | "cik">,
): UnlockedStock {
  const periodic = (cik === null ? [] : snapshot.filings(cik)).filter(({ form }) => isPeriodic(form));
  const { market, lastDay, createdAt } = snapshot.manifest;
  return {
    market,
    code: symbol,
    marketDay: lastDay ?? createdAt?.slice(0, 10) ?? NEVER,
    filedOn: periodic.map(({ filed }) => formatDay(filed)).sort(),
  };
}

/** Day of a market that has none: every filing is later. */
const NEVER = "1970-01-01";

/** An annual or a quarterly report; what amends one is none. */
function isPeriodic(form: string): boolean {
  const family = formFamily(form);
  return family !== null && family !== "8-K" && !/\/A\s*$/i.test(form);
}
