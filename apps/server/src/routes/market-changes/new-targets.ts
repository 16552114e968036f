import type { AnalystTarget } from "@plumbline/core/targets";
import type { Day } from "@plumbline/core/time";
import { targetsSince } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { eachInstrument } from "../each-instrument.ts";

/** A price target with the stock it is of. */
export interface NewTarget {
  readonly instrument: Instrument;
  readonly target: AnalystTarget;
}

/** The price targets of all stocks that were published after a day. */
export function newTargets(
  snapshot: Snapshot,
  span: { readonly after: Day; readonly asOf: Day },
): Promise<readonly NewTarget[]> {
  return eachInstrument(snapshot, (instrument) =>
    targetsSince(snapshot, instrument, span).map((target) => ({ instrument, target })),
  );
}
