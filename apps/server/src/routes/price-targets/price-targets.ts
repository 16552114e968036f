import type {
  OutputOf,
  priceTargets,
  WireConsensus,
  WireFirm,
  WireHitRate,
  WireListedTarget,
  WireTarget,
  WireTargetWindow,
  WireTrackRecord,
} from "@plumbline/contract";
import { type Figure, figure, type KnownFigure, type Provenance, type Reason } from "@plumbline/core/figure";
import {
  type Consensus,
  type FirmRecord,
  type HiddenRecord,
  type HitRate,
  impliedUpside,
  type JudgedTarget,
  MIN_MATURED,
  type PostExclusion,
  PUBLISHED_BASE_RATES,
  type Spread,
  type TargetOutcome,
  type TargetWindow,
  type TargetWindows,
  type TrackRecord,
} from "@plumbline/core/targets";
import { formatDay } from "@plumbline/core/time";
import { analystTargets, asOfDay, readStock, type StockTargets } from "@plumbline/market/companies";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { delistedBy, findInstrument } from "../instruments.ts";

/** The price targets of one stock on a day. */
export const priceTargetsRoute: Route<typeof priceTargets, ServedMarket> = ({ input }, { snapshot }) => {
  const instrument = findInstrument(snapshot, input.code);
  const asOf = asOfDay(snapshot, input.asOf);
  const stockTargets = analystTargets(snapshot, readStock(snapshot, instrument), asOf);
  const { targets, price, biasAdjusted, unjudged } = stockTargets;
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    currency: instrument.currency,
    delisted: delistedBy(instrument, asOf),
    day: formatDay(asOf),
    isDelivered: snapshot.manifest.counts.targets > 0,
    unjudged,
    price,
    baseRates: BASE_RATES,
    consensus: wireConsensus(stockTargets.consensus, price),
    bigBank: wireConsensus(stockTargets.bigBank, price),
    biasAdjusted: { ...wireSpread(biasAdjusted, price), matured: biasAdjusted.matured },
    windows: wireWindows(stockTargets.windows),
    last: stockTargets.last.map((target) => wireListedTarget(target, { price, unjudged })),
    targets: targets.map((target) => wireTarget(target, unjudged)),
    leftOut: leftOutOf(stockTargets),
    // A past day knows nothing of what came after it.
    later: input.asOf === undefined ? stockTargets.later : 0,
    firms: stockTargets.firms.map(wireFirm),
    record: wireRecord(stockTargets.record),
    matured: targets.filter(({ outcome }) => outcome.state === "matured").length,
    fewestMatured: MIN_MATURED,
  };
};

/** Posts known on the day that do not count, by reason. */
function leftOutOf({ excluded }: StockTargets) {
  const count = (reason: PostExclusion) => excluded.filter(({ because }) => because === reason).length;
  return {
    targetNotPositive: count("target-not-positive"),
    currencyDiffers: count("currency-differs"),
    currencyUnknown: count("currency-unknown"),
  };
}

function published(value: number): KnownFigure {
  const { source, firstYear, lastYear } = PUBLISHED_BASE_RATES;
  return { value, provenance: { source, periodStart: `${firstYear}-01-01`, periodEnd: `${lastYear}-12-31` } };
}

/** What a record is held against; each number names the paper that it stands in and the years that it is about. */
const BASE_RATES = {
  metAny: published(PUBLISHED_BASE_RATES.metAny),
  metEnd: published(PUBLISHED_BASE_RATES.metEnd),
  absoluteError: published(PUBLISHED_BASE_RATES.absoluteError),
  excessReturn: published(PUBLISHED_BASE_RATES.excessReturn),
};

/** The middle and the ends of targets without the targets themselves, which are listed once. */
function wireSpread({ mean, median, high, low }: Spread, price: Figure): Omit<WireConsensus, "firms" | "thin"> {
  return { mean, median, high, low, impliedUpside: impliedUpside(mean, price) };
}

function wireConsensus(consensus: Consensus, price: Figure): WireConsensus {
  return { ...wireSpread(consensus, price), firms: consensus.firms, thin: consensus.thin };
}

function wireWindows(windows: TargetWindows): OutputOf<typeof priceTargets>["windows"] {
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

/** The record of a firm on a stock. */
function wireFirm({ firm, posts, matured, running, record }: FirmRecord): WireFirm {
  return { id: firm.id, name: firm.name, posts, matured, running, record: wireRecord(record) };
}

/** How targets have done; null where they are too few to say. */
function wireRecord(record: TrackRecord | HiddenRecord): WireTrackRecord | null {
  if ("value" in record) return null;
  const { metAny, metEnd, medianDaysToMeet, bias, absoluteError } = record;
  return { metAny: wireHitRate(metAny), metEnd: wireHitRate(metEnd), medianDaysToMeet, bias, absoluteError };
}

function wireHitRate({ rate, hits, effective, interval: { low, high } }: HitRate): WireHitRate {
  return { rate, hits, effective, interval: { low, high } };
}

/**
 * A target with what became of it.
 *
 * @param unjudged Why no target of the stock can be held against prices; null where they can.
 */
function wireTarget(posted: JudgedTarget, unjudged: Reason | null): WireTarget {
  const { firm, analyst, action, target, postedTarget, priorTarget, priceWhenPosted, priceFrom, outcome } = posted;
  return {
    provenance: provenanceOf(posted, "PT-01"),
    firm: firm.id,
    analyst,
    action,
    target,
    postedTarget,
    priorTarget,
    priceWhenPosted,
    priceFrom,
    outcome: wireOutcome(outcome, unjudged),
  };
}

/** The same with its upsides. */
function wireListedTarget(
  posted: JudgedTarget,
  { price, unjudged }: { readonly price: Figure; readonly unjudged: Reason | null },
): WireListedTarget {
  const upside = figure(posted.upsideWhenPosted ?? Number.NaN, provenanceOf(posted, "PT-05"), "no-price-when-posted");
  const target = figure(posted.target, provenanceOf(posted, "PT-01"), "no-targets");
  return { ...wireTarget(posted, unjudged), upsideWhenPosted: upside, upsideNow: impliedUpside(target, price) };
}

function provenanceOf({ sources, published }: JudgedTarget, formula: string): Provenance {
  return { source: sources.join(", "), periodEnd: formatDay(published), formula };
}

function wireOutcome(outcome: TargetOutcome, unjudged: Reason | null): WireTarget["outcome"] {
  const horizon = formatDay(outcome.horizon);
  if (unjudged !== null) return { state: "unknown", because: unjudged, horizon };
  if (outcome.state === "unknown") return { state: "unknown", because: outcome.because, horizon };
  const dayMet = outcome.dayMet === null ? null : formatDay(outcome.dayMet);
  const doubts = outcome.doubtful ? { doubtful: outcome.doubtful.map(formatDay) } : {};
  if (outcome.state === "running") return { state: "running", dayMet, horizon, ...doubts };
  const { metEnd, endDay, endClose } = outcome;
  return { state: "matured", dayMet, horizon, metEnd, endDay: formatDay(endDay), endClose, ...doubts };
}
