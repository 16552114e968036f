import type { WireStrategy } from "@plumbline/contract";
import { libraryStrategy } from "@plumbline/core/strategy";
import { TRADE_REASONS } from "@plumbline/core/words";
import { describe, expect, it } from "vitest";
import { ruleOfTrade } from "./rule-of-trade.ts";

const published = (id: string) => libraryStrategy(id)?.strategy as WireStrategy;
const keysOf = (found: ReturnType<typeof ruleOfTrade>) => {
  const members = found && ("members" in found.rules ? found.rules.members : found.rules);
  return members?.map((member) => ("join" in member ? member.join : member.sentence.key));
};

describe("the rule behind a trade", () => {
  it("is that of the entry, with the numbers of the run, and that of the exit", () => {
    const entry = ruleOfTrade(published("golden-cross"), { fast: 20 }, "entry");
    expect(entry?.head).toBe("entry");
    expect(keysOf(entry)).toEqual(["rule.crossesAbove"]);
    expect(entry?.rules).toMatchObject({
      members: [{ sentence: { values: { left: { values: { length: { value: 20 } } } } } }],
    });
    const exit = ruleOfTrade(published("golden-cross"), {}, "signal");
    expect([exit?.head, keysOf(exit)]).toEqual(["exitWhen", ["rule.crossesBelow"]]);
  });

  it("is the order of the candidates where every stock may be bought, and the day of trading at a rebalancing", () => {
    const momentum = published("momentum-12-1");
    expect(ruleOfTrade(momentum, {}, "entry")?.head).toBe("ranking");
    expect(keysOf(ruleOfTrade(momentum, {}, "rebalance"))).toEqual(["trading.monthly"]);
  });

  it("is each exit by price or time with its own distance", () => {
    const strategy = {
      ...published("golden-cross"),
      stops: { loss: 0.1, trueRanges: { length: 14, multiple: 3 }, trailing: 0.2, profit: 0.3, bars: 20 },
    };
    expect(keysOf(ruleOfTrade(strategy, {}, "stopLoss"))).toEqual(["stop.loss.fill", "stop.trueRanges"]);
    expect(keysOf(ruleOfTrade(strategy, {}, "trailingStop"))).toEqual(["stop.trailing"]);
    expect(keysOf(ruleOfTrade(strategy, {}, "takeProfit"))).toEqual(["stop.profit.fill"]);
    expect(ruleOfTrade(strategy, {}, "timeLimit")?.rules).toMatchObject([
      { sentence: { key: "stop.bars", values: { bars: { value: 20 } } } },
    ]);
  });

  it("is none of an open position, a delisted stock and a rest paid in cash, and there is one for every other reason", () => {
    const ruled = TRADE_REASONS.filter((reason) => ruleOfTrade(published("golden-cross"), {}, reason) !== null);
    expect(TRADE_REASONS.filter((reason) => !ruled.includes(reason)).toSorted()).toEqual([
      "cashInLieu",
      "delisted",
      "open",
    ]);
  });
});
