import {
  CALENDAR_FIELDS,
  INDICATOR_IDS,
  INDICATORS,
  type IndicatorPane,
  type IndicatorParameter,
  MARKET_RATES,
  PRICE_FIELDS,
} from "../../words/index.ts";
import { indicatorKey } from "./operand-phrase.ts";

type Places = readonly string[];

/** The same places for several keys. */
function keysOf(prefix: string, names: readonly string[], places: Places = []): (readonly [string, Places])[] {
  return names.map((name) => [`${prefix}.${name}`, places] as const);
}

/** An indicator has its parameters as places, and a key for each of its lines if there are several. */
const OF_INDICATORS = INDICATOR_IDS.flatMap((indicator) => {
  const words: { readonly parameters: readonly IndicatorParameter[]; readonly panes: readonly IndicatorPane[] } =
    INDICATORS[indicator];
  const places = words.parameters.map(({ id }) => id);
  return words.panes.flatMap(({ outputs }) =>
    outputs.map((output) => [indicatorKey(indicator, output), places] as const),
  );
});

const withNegation = (names: readonly string[]) => names.flatMap((name) => [name, `${name}.not`]);
const BESTS = ["highest", "lowest"] as const;
const RANKINGS = ["percentileAtLeast", "percentileAtMost", "rankAtMost"].flatMap((operator) =>
  BESTS.map((best) => `${operator}.${best}`),
);
const PERIODS = ["monthly", "quarterly", "yearly"] as const;

/**
 * Every message that `readStrategy` can give: its key, and the names of the places in it. A catalogue has a sentence or phrase for
 * each.
 */
export const SENTENCES: ReadonlyMap<string, Places> = new Map([
  ...keysOf("operand", [...PRICE_FIELDS, ...CALENDAR_FIELDS]),
  ...keysOf("operand.rate", MARKET_RATES),
  ...OF_INDICATORS,
  ["operand.metric", ["metric"]],
  ["operand.monthlyAverage", ["months"]],
  ["operand.ofBenchmark", ["operand"]],
  ["operand.barsAgo", ["operand", "bars"]],
  ["operand.times", ["operand", "times"]],
  ...keysOf("rule", ["above", "below", "atLeast", "atMost"], ["left", "right"]),
  ...keysOf("rule", withNegation(["crossesAbove", "crossesBelow", "equals"]), ["left", "right"]),
  ...keysOf("rule", withNegation(["between"]), ["left", "low", "high"]),
  ...keysOf("rule", withNegation(RANKINGS), ["left", "bound", "group"]),
  ...keysOf("rule.check", ["pass", "fail"], ["check"]),
  ...keysOf("rule.check", ["pass.at", "fail.at"], ["check", "threshold"]),
  ["universe.everything", []],
  ["universe.index", ["index"]],
  ...keysOf("universe", ["sectors", "industries", "companyTypes"], ["names"]),
  ...keysOf("entryOrder", ["limit", "stop"], ["distance"]),
  ...keysOf("exit", ["rebalancing", "entryEnds", "stops", "never"]),
  ...keysOf("stop", ["loss.fill", "loss.signal", "trailing", "profit.fill", "profit.signal"], ["distance"]),
  ["stop.trueRanges", ["length", "multiple"]],
  ["stop.bars", ["bars"]],
  ...keysOf("ranking", BESTS, ["operand"]),
  ["ranking.weighted", ["term", "weight"]],
  ["ranking.several", ["terms"]],
  ["positions.count", ["count"]],
  ["positions.share", ["share"]],
  ["positions.all", []],
  ["sizing.equal", []],
  ...keysOf("sizing", ["share", "risk"], ["fraction"]),
  ["sizing.inverseVolatility", ["length"]],
  ...keysOf("trading", ["signals", ...PERIODS]),
  ...keysOf(
    "trading",
    PERIODS.map((period) => `${period}.held`),
    ["months"],
  ),
]);
