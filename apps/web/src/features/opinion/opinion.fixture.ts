import type { WireConsensus, WireFigure, WireTarget, WireTargetWindow } from "@plumbline/contract";
import type { WireOpinion } from "./opinion.query.ts";

const NONE: WireFigure = { value: null, because: "no-targets" };
const NO_WINDOW: WireTargetWindow = { after: null, count: 0, mean: NONE };
const NO_CONSENSUS: WireConsensus = {
  mean: NONE,
  median: NONE,
  high: NONE,
  low: NONE,
  impliedUpside: NONE,
  firms: 0,
  thin: true,
};

export function figureOf(value: number): WireFigure {
  return { value, provenance: { source: "fmp", periodEnd: "2024-06-28" } };
}

/** A stock at 110 without targets or consensus, except for what a test states. */
export function opinionOf(targets: readonly WireTarget[], changes: Partial<WireOpinion> = {}): WireOpinion {
  return {
    symbol: "STK",
    names: { en: "Stock" },
    currency: "USD",
    delisted: null,
    day: "2024-06-28",
    isDelivered: true,
    unjudged: null,
    price: figureOf(110),
    consensus: NO_CONSENSUS,
    bigBank: NO_CONSENSUS,
    biasAdjusted: { mean: NONE, median: NONE, high: NONE, low: NONE, impliedUpside: NONE, matured: 0 },
    baseRates: {
      metAny: figureOf(0.64),
      metEnd: figureOf(0.38),
      absoluteError: figureOf(0.45),
      excessReturn: figureOf(0.15),
    },
    windows: { lastMonth: NO_WINDOW, lastQuarter: NO_WINDOW, fullYear: NO_WINDOW, allTime: NO_WINDOW },
    last: [],
    targets: [...targets],
    leftOut: { targetNotPositive: 0, currencyDiffers: 0, currencyUnknown: 0 },
    later: 0,
    firms: [],
    record: null,
    matured: 0,
    fewestMatured: 5,
    ...changes,
  };
}

/** A consensus of five firms from `low` to `high`. */
export function consensusOf(low: number, median: number, high: number): WireConsensus {
  return {
    mean: figureOf(median),
    median: figureOf(median),
    high: figureOf(high),
    low: figureOf(low),
    impliedUpside: figureOf(0.1),
    firms: 5,
    thin: false,
  };
}

/** A running target of UBS with the changes that a test states. */
export function targetOf(changes: Partial<WireTarget> & { readonly day?: string } = {}): WireTarget {
  const { day = "2024-06-03", ...rest } = changes;
  return {
    provenance: { source: "fmp", periodEnd: day, formula: "PT-01" },
    firm: "ubs",
    analyst: null,
    action: null,
    target: 120,
    postedTarget: 120,
    priorTarget: null,
    priceWhenPosted: 100,
    priceFrom: "provider",
    outcome: { state: "running", dayMet: null, horizon: "2025-06-03" },
    ...rest,
  };
}

/** The outcome of a target whose twelve months are over. */
export const MATURED: Extract<WireTarget["outcome"], { state: "matured" }> = {
  state: "matured",
  dayMet: null,
  horizon: "2025-06-03",
  metEnd: false,
  endDay: "2025-06-03",
  endClose: 90,
};
