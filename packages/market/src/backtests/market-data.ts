import type { MarketData } from "@plumbline/core/strategy";
import type { Day } from "@plumbline/core/time";
import type { StrategyNeed } from "@plumbline/core/words";
import { readBondYield, readMarketIndex, readRiskFreeRates } from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

const known = new WeakMap<Snapshot, MarketData>();

/** Which kinds of data a market has, and the indices whose members it knows: by this a strategy can be run or not. */
export function marketData(snapshot: Snapshot): MarketData {
  const found = known.get(snapshot) ?? examined(snapshot);
  known.set(snapshot, found);
  return found;
}

function examined(snapshot: Snapshot): MarketData {
  const { lastDay, instruments, memberships } = snapshot;
  const at = lastDay as Day;
  const has: Readonly<Record<StrategyNeed, boolean>> = {
    prices: lastDay !== null,
    fundamentals: instruments.some(({ cik }) => cik !== null),
    benchmark: lastDay !== null && readMarketIndex(snapshot, "price", at) !== null,
    membership: memberships.length > 0,
    cashRate: lastDay !== null && readRiskFreeRates(snapshot, { from: at, to: at }) !== null,
    aaaYield: lastDay !== null && readBondYield(snapshot, "aaa", at).value !== null,
  };
  const kinds = (Object.keys(has) as StrategyNeed[]).filter((need) => has[need]);
  return { kinds: new Set(kinds), indices: new Set(memberships.map(({ index }) => index)) };
}
