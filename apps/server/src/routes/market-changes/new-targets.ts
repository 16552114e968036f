import { setImmediate } from "node:timers/promises";
import type { AnalystTarget } from "@plumbline/core/targets";
import type { Day } from "@plumbline/core/time";
import { targetsSince } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";

/** A price target with the stock it is of. */
export interface NewTarget {
  readonly instrument: Instrument;
  readonly target: AnalystTarget;
}

/** Stocks read in one go, some milliseconds, before others get their turn. */
const STOCKS_AT_ONCE = 20;

/** Reads the price targets published after a day, in small steps beside other requests. */
export async function newTargets(
  snapshot: Snapshot,
  span: { readonly after: Day; readonly asOf: Day },
): Promise<readonly NewTarget[]> {
  const all: NewTarget[] = [];
  for (const [index, instrument] of snapshot.instruments.entries()) {
    if (index % STOCKS_AT_ONCE === STOCKS_AT_ONCE - 1) await setImmediate();
    for (const target of targetsSince(snapshot, instrument, span)) all.push({ instrument, target });
  }
  return all;
}
