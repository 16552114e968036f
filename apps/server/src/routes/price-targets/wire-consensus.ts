import type { OutputOf, priceTargets, WireConsensus, WireTargetWindow } from "@plumbline/contract";
import type { Figure } from "@plumbline/core/figure";
import {
  type Consensus,
  impliedUpside,
  type Spread,
  type TargetWindow,
  type TargetWindows,
} from "@plumbline/core/targets";
import { formatDay } from "@plumbline/core/time";

/** The middle and the ends of targets without the targets themselves, which are listed once. */
export function wireSpread({ mean, median, high, low }: Spread, price: Figure): Omit<WireConsensus, "firms" | "thin"> {
  return { mean, median, high, low, impliedUpside: impliedUpside(mean, price) };
}

export function wireConsensus(consensus: Consensus, price: Figure): WireConsensus {
  return { ...wireSpread(consensus, price), firms: consensus.firms, thin: consensus.thin };
}

export function wireWindows(windows: TargetWindows): OutputOf<typeof priceTargets>["windows"] {
  return {
    lastMonth: wireWindow(windows.lastMonth),
    lastQuarter: wireWindow(windows.lastQuarter),
    fullYear: wireWindow(windows.fullYear),
    allTime: wireWindow(windows.allTime),
  };
}

function wireWindow({ after, count, mean }: TargetWindow): WireTargetWindow {
  return { after: after === null ? null : formatDay(after), count, mean };
}
