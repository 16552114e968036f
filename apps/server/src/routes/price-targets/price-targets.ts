import type { priceTargets } from "@plumbline/contract";
import { FEWEST_MATURED, type PostExclusion } from "@plumbline/core/targets";
import { formatDay } from "@plumbline/core/time";
import { analystTargets, asOfDay, readStock, type StockTargets } from "@plumbline/market/companies";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../find-instrument.ts";
import { BASE_RATES } from "./base-rates.ts";
import { wireConsensus, wireSpread, wireWindows } from "./wire-consensus.ts";
import { wireFirm, wireRecord } from "./wire-record.ts";
import { wireListedTarget, wireTarget } from "./wire-target.ts";

/** The price targets of one stock on a day. */
export const priceTargetsRoute: Route<typeof priceTargets, ServedMarket> = ({ input }, { snapshot }) => {
  const instrument = findInstrument(snapshot, input.code);
  const asOf = asOfDay(snapshot, input.asOf);
  const known = analystTargets(snapshot, readStock(snapshot, instrument), asOf);
  const { targets, price, biasAdjusted, unjudged } = known;
  const { delisted } = instrument;
  return {
    ...{ symbol: instrument.symbol, names: instrument.names, currency: instrument.currency },
    // Nobody knew of a delisting before it happened.
    delisted: delisted === null || delisted > asOf ? null : formatDay(delisted),
    day: formatDay(asOf),
    isDelivered: snapshot.manifest.counts.targets > 0,
    ...{ unjudged, price, baseRates: BASE_RATES },
    consensus: wireConsensus(known.consensus, price),
    bigBank: wireConsensus(known.bigBank, price),
    biasAdjusted: { ...wireSpread(biasAdjusted, price), matured: biasAdjusted.matured },
    windows: wireWindows(known.windows),
    last: known.last.map((target) => wireListedTarget(target, { price, unjudged })),
    targets: targets.map((target) => wireTarget(target, unjudged)),
    leftOut: leftOutOf(known),
    firms: known.firms.map(wireFirm),
    record: wireRecord(known.record),
    matured: targets.filter(({ outcome }) => outcome.state === "matured").length,
    fewestMatured: FEWEST_MATURED,
  };
};

/** What was published later than the day is none of its business. */
function leftOutOf({ excluded }: StockTargets) {
  const count = (reason: PostExclusion) => excluded.filter(({ because }) => because === reason).length;
  return {
    targetNotPositive: count("target-not-positive"),
    currencyDiffers: count("currency-differs"),
    currencyUnknown: count("currency-unknown"),
  };
}
