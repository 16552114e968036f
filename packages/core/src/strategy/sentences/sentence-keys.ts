import {
  CALENDAR_FIELDS,
  INDICATOR_IDS,
  INDICATORS,
  type IndicatorPane,
  MARKET_RATES,
  PRICE_FIELDS,
} from "../../words/index.ts";
import { indicatorKey } from "./operand-phrase.ts";

/** The keys of indicators: of those with several lines one for each. */
const INDICATOR_KEYS = INDICATOR_IDS.flatMap((indicator) => {
  const panes: readonly IndicatorPane[] = INDICATORS[indicator].panes;
  return panes.flatMap(({ outputs }) => outputs.map((output) => indicatorKey(indicator, output)));
});

const BESTS = ["highest", "lowest"] as const;
const RANKING_KEYS = ["percentileAtLeast", "percentileAtMost", "rankAtMost"].flatMap((operator) =>
  BESTS.flatMap((best) => [`rule.${operator}.${best}`, `rule.${operator}.${best}.not`]),
);

/** Every key that `readStrategy` can give; a catalogue has a message for each. */
export const SENTENCE_KEYS: readonly string[] = [
  ...PRICE_FIELDS.map((field) => `operand.${field}`),
  ...CALENDAR_FIELDS.map((field) => `operand.${field}`),
  ...MARKET_RATES.map((rate) => `operand.rate.${rate}`),
  "operand.metric",
  "operand.monthlyAverage",
  ...INDICATOR_KEYS,
  "operand.ofBenchmark",
  "operand.barsAgo",
  "operand.times",
  ...["above", "below", "atLeast", "atMost"].map((operator) => `rule.${operator}`),
  ...["crossesAbove", "crossesBelow", "between", "equals"].flatMap((operator) => [
    `rule.${operator}`,
    `rule.${operator}.not`,
  ]),
  ...RANKING_KEYS,
  ...["pass", "fail"].flatMap((state) => [`rule.check.${state}`, `rule.check.${state}.at`]),
  ...["everything", "index", "sectors", "industries", "companyTypes"].map((key) => `universe.${key}`),
  ...["rebalancing", "entryEnds", "stops", "never"].map((key) => `exit.${key}`),
  ...["loss.fill", "loss.signal", "trueRanges", "trailing", "profit.fill", "profit.signal", "bars"].map(
    (key) => `stop.${key}`,
  ),
  ...[...BESTS, "several"].map((key) => `ranking.${key}`),
  ...["count", "share", "all"].map((key) => `positions.${key}`),
  ...["equal", "share", "risk", "inverseVolatility"].map((key) => `sizing.${key}`),
  "trading.signals",
  ...["monthly", "quarterly", "yearly"].flatMap((period) => [`trading.${period}`, `trading.${period}.held`]),
];
