import type { WireStrategy } from "@plumbline/contract";
import { readStrategy, type SentenceGroup, type SentencePart, type Strategy } from "@plumbline/core/strategy";
import type { TradeReason } from "@plumbline/core/words";

/** What made a run buy or sell, under a head of the strategy's sentence. */
export interface RuleOfTrade {
  readonly head: "entry" | "ranking" | "positions" | "exit" | "exitWhen" | "stops" | "trading";
  readonly rules: SentenceGroup | readonly SentencePart[];
}

/** The places of the exits by price and time in a strategy. */
const STOPS: Partial<Record<TradeReason, readonly string[]>> = {
  stopLoss: ["stops.loss", "stops.trueRanges"],
  trailingStop: ["stops.trailing"],
  takeProfit: ["stops.profit"],
  timeLimit: ["stops.bars"],
};

/**
 * Finds the rule behind the purchase of a trade, or behind its sale for a reason. Of rules that are joined it is the whole group:
 * a trade does not keep which of them held.
 *
 * @param values Numbers that the run gave in place of the strategy's own.
 * @returns Null where no rule sold: of an open position, of a stock that was delisted, and of the rest of a share after a split.
 * @example
 * ruleOfTrade(rsi2, {}, "entry"); // { head: "entry", rules: { join: "all", members: [...] } }
 */
export function ruleOfTrade(
  strategy: WireStrategy,
  values: Readonly<Record<string, number>>,
  fill: "entry" | TradeReason,
): RuleOfTrade | null {
  const { entry, exit, stops, ranking, positions, trading } = readStrategy(withValues(strategy, values));
  switch (fill) {
    case "open":
    case "delisted":
    case "cashInLieu":
      return null;
    case "entry":
      if (entry.members.length > 0) return { head: "entry", rules: entry };
      return ranking ? { head: "ranking", rules: [ranking] } : { head: "positions", rules: [positions] };
    case "signal":
      return "join" in exit ? { head: "exitWhen", rules: exit } : { head: "exit", rules: [exit] };
    case "rebalance":
      return { head: "trading", rules: trading };
    default:
      return { head: "stops", rules: stops.filter(({ path }) => STOPS[fill]?.includes(path)) };
  }
}

function withValues(strategy: WireStrategy, values: Readonly<Record<string, number>>): Strategy {
  const parameters = Object.entries(strategy.parameters).map(([name, parameter]) => [
    name,
    { ...parameter, value: values[name] ?? parameter.value },
  ]);
  return { ...(strategy as Strategy), parameters: Object.fromEntries(parameters) };
}
