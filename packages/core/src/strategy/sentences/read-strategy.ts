import type { Strategy } from "../strategy.ts";
import { tradesBy } from "../trades-by.ts";
import { Phrases } from "./operand-phrase.ts";
import { groupSentences, ruleSentence } from "./rule-sentence.ts";
import { message, type Sentence, type SentenceName, type SentencePart, type SentenceTree } from "./sentence.ts";

/**
 * Reads a strategy as a tree of sentences: keys of messages and what stands in their places, in no language. A catalogue has one
 * message for each key of `SENTENCES`.
 *
 * @param strategy A valid strategy.
 *
 * @example
 * readStrategy(goldenCross).entry.members[0]; // { path: "entry.all.0", sentence: { key: "rule.crossesAbove", values: { left, right } } }
 */
export function readStrategy(strategy: Strategy): SentenceTree {
  const phrases = new Phrases(strategy.parameters);
  const { entry, exit } = strategy;
  return {
    universe: universeParts(strategy, phrases),
    entry: groupSentences(entry, "entry", phrases),
    exit: exit === null ? part("exit", withoutExit(strategy)) : groupSentences(exit, "exit", phrases),
    stops: stopParts(strategy, phrases),
    ranking: rankingPart(strategy, phrases),
    positions: part("positions", positionsSentence(strategy, phrases)),
    sizing: part("sizing", sizingSentence(strategy, phrases)),
    trading: [part("rebalancing", tradingSentence(strategy, phrases)), ...entryOrderParts(strategy, phrases)],
  };
}

function part(path: string, sentence: Sentence): SentencePart {
  return { path, sentence };
}

function universeParts({ universe }: Strategy, phrases: Phrases): readonly SentencePart[] {
  const names = (of: SentenceName["of"], ids: readonly string[]) =>
    ({ kind: "list", values: ids.map((id) => ({ kind: "name", of, id }) as const) }) as const;
  const { index, sectors, industries, companyTypes, rules = [] } = universe;
  const groups = [
    ...(index === undefined
      ? []
      : [part("universe.index", message("universe.index", { index: { kind: "name", of: "index", id: index } }))]),
    ...(sectors ? [part("universe.sectors", message("universe.sectors", { names: names("sector", sectors) }))] : []),
    ...(industries
      ? [part("universe.industries", message("universe.industries", { names: names("industry", industries) }))]
      : []),
    ...(companyTypes
      ? [part("universe.companyTypes", message("universe.companyTypes", { names: names("companyType", companyTypes) }))]
      : []),
    ...rules.map((rule, k) => part(`universe.rules.${k}`, ruleSentence(rule, phrases))),
  ];
  return groups.length > 0 ? groups : [part("universe", message("universe.everything"))];
}

/** How a position is left without rules for it. */
function withoutExit(strategy: Strategy): Sentence {
  if (tradesBy(strategy) === "rotation") return message("exit.rebalancing");
  if (strategy.rebalancing !== "signals") return message("exit.entryEnds");
  const { from: _, ...stops } = strategy.stops;
  return message(Object.keys(stops).length > 0 ? "exit.stops" : "exit.never");
}

function stopParts({ stops }: Strategy, phrases: Phrases): readonly SentencePart[] {
  const { loss, trueRanges, trailing, profit, bars, from = "fill" } = stops;
  const distance = (kind: "loss" | "trailing" | "profit", value: typeof loss, key: string) =>
    value === undefined ? [] : [part(`stops.${kind}`, message(key, { distance: phrases.number(value, "fraction") }))];
  return [
    ...distance("loss", loss, `stop.loss.${from}`),
    ...(trueRanges ? [part("stops.trueRanges", trueRangesSentence(trueRanges, phrases))] : []),
    ...distance("trailing", trailing, "stop.trailing"),
    ...distance("profit", profit, `stop.profit.${from}`),
    ...(bars === undefined ? [] : [part("stops.bars", message("stop.bars", { bars: phrases.number(bars, "count") }))]),
  ];
}

function entryOrderParts({ entryOrder }: Strategy, phrases: Phrases): readonly SentencePart[] {
  if (entryOrder === undefined) return [];
  const distance = entryOrder.type === "limit" ? entryOrder.below : entryOrder.above;
  const values = { distance: phrases.number(distance, "fraction") };
  return [part("entryOrder", message(`entryOrder.${entryOrder.type}`, values))];
}

function trueRangesSentence(
  { length, multiple }: NonNullable<Strategy["stops"]["trueRanges"]>,
  phrases: Phrases,
): Sentence {
  return message("stop.trueRanges", {
    // The first number of a sentence chooses its plural.
    multiple: phrases.number(multiple, "times"),
    length: phrases.number(length, "count"),
  });
}

function rankingPart({ ranking }: Strategy, phrases: Phrases): SentencePart | null {
  if (ranking === null) return null;
  const terms = ranking.by.map(({ operand, best }) =>
    message(`ranking.${best}`, { operand: phrases.operand(operand) }),
  );
  const [first] = terms;
  if (terms.length === 1 && first) return part("ranking", first);
  // A weight counts beside others alone.
  const weighted = terms.map((term, k) => {
    const weight = ranking.by[k]?.weight;
    return weight === undefined ? term : message("ranking.weighted", { term, weight: phrases.number(weight, "times") });
  });
  return part("ranking", message("ranking.several", { terms: { kind: "list", values: weighted } }));
}

function positionsSentence({ positions }: Strategy, phrases: Phrases): Sentence {
  if ("count" in positions) return message("positions.count", { count: phrases.number(positions.count, "count") });
  if (positions.share === 1) return message("positions.all");
  return message("positions.share", { share: phrases.number(positions.share, "fraction") });
}

function sizingSentence({ sizing }: Strategy, phrases: Phrases): Sentence {
  if (sizing.kind === "equal") return message("sizing.equal");
  if (sizing.kind === "inverseVolatility") {
    return message("sizing.inverseVolatility", { length: phrases.number(sizing.length, "count") });
  }
  return message(`sizing.${sizing.kind}`, { fraction: phrases.number(sizing.fraction, "fraction") });
}

function tradingSentence({ rebalancing, holdMonths }: Strategy, phrases: Phrases): Sentence {
  if (holdMonths === undefined) return message(`trading.${rebalancing}`);
  return message(`trading.${rebalancing}.held`, { months: phrases.number(holdMonths, "count") });
}
