import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { day, formatDay } from "../../time/index.ts";
import type { AccountSettings } from "../trade-columns.ts";
import type { MarketPrices } from "./market-prices.ts";
import { type Rotation, runRotation } from "./run-rotation.ts";
import { rankingBars, tradingCalendar } from "./trading-calendar.ts";

/** The rotation of golden-backtest.json: computed by independent Python. */
interface GoldenRotation {
  readonly assets: readonly { readonly open: number[]; readonly close: number[] }[];
  readonly dates: string[];
  readonly params: Record<"top" | "lookback" | "skip" | "costRate" | "cash", number>;
  readonly expected: {
    readonly rebalances: readonly {
      readonly date: string;
      readonly scale: number;
      readonly hold: Record<string, number>;
      readonly cash: number;
      readonly equityAtOpen: number;
    }[];
    readonly finalEquity: number;
    readonly equityEvery20: number[];
    readonly orders: number;
    readonly fees: number;
  };
}

describe.skipIf(needsSharedData)("the rotation of golden-backtest.json", () => {
  it("has its scales, holdings, cash and equity at every rebalancing", () => {
    const { expected, result } = goldenRun();
    const { bar, scale, equity, cash } = result.rebalancings;
    const held = [...bar.keys()].filter((k) => Object.keys(holdingsAfter(result, k)).length > 0);
    expect(held.map((k) => formatDay(result.day[bar[k] as number] as ReturnType<typeof day>))).toEqual(
      expected.rebalances.map(({ date }) => date),
    );
    expected.rebalances.forEach((rebalance, place) => {
      const k = held[place] as number;
      expect(scale[k]).toBeCloseTo(rebalance.scale, 8);
      expect(equity[k]).toBeCloseTo(rebalance.equityAtOpen, 8);
      expect(cash[k]).toBeCloseTo(rebalance.cash, 8);
      const hold = holdingsAfter(result, k);
      expect(Object.keys(hold)).toEqual(Object.keys(rebalance.hold));
      for (const [stock, shares] of Object.entries(rebalance.hold)) expect(hold[stock]).toBeCloseTo(shares, 8);
    });
  });

  it("has its equity, orders and fees", () => {
    const { expected, result } = goldenRun();
    expected.equityEvery20.forEach((value, k) => {
      expect(result.equity[20 * k]).toBeCloseTo(value, 8);
    });
    expect(result.equity.at(-1)).toBeCloseTo(expected.finalEquity, 8);
    expect(result.feesPaid).toBeCloseTo(expected.fees, 8);
    expect(result.executions.reason).toEqual(Array.from({ length: expected.orders }, () => "rebalance"));
  });
});

function holdingsAfter({ rebalancings }: Rotation, k: number): Record<string, number> {
  const { holdingStart, stock, shares } = rebalancings;
  const rows = [...stock.keys()].slice(holdingStart[k], holdingStart[k + 1]);
  return Object.fromEntries(rows.map((row) => [stock[row], shares[row] as number]));
}

function goldenRun(): { expected: GoldenRotation["expected"]; result: Rotation } {
  const text = readFileSync(sharedFile("golden/golden-backtest.json"), "utf8");
  const { rotation } = JSON.parse(text) as { rotation: GoldenRotation };
  const { assets, dates, params } = rotation;
  const prices: MarketPrices = {
    barStart: Int32Array.from({ length: assets.length + 1 }, (_, k) => k * dates.length),
    day: Int32Array.from(assets.flatMap(() => dates.map(day))),
    bars: {
      open: Float64Array.from(assets.flatMap(({ open }) => open)),
      close: Float64Array.from(assets.flatMap(({ close }) => close)),
    },
  };
  const settings: AccountSettings = {
    capital: params.cash,
    costs: { rate: params.costRate, slippage: 0, fixed: 0, minimum: 0 },
    fractional: true,
    volumeShare: null,
    fillAt: "nextOpen",
    cashRate: null,
    delistingRecovery: 1,
  };
  const calendar = tradingCalendar(prices);
  const result = runRotation({
    prices,
    day: calendar,
    rankingBars: rankingBars(calendar, "monthly"),
    scoresAt: (_, bar) =>
      Float64Array.from(assets, ({ close }) =>
        bar < params.lookback
          ? Number.NaN
          : (close[bar - params.skip] as number) / (close[bar - params.lookback] as number),
      ),
    top: { count: params.top },
    weighting: { kind: "equal" },
    settings,
  });
  return { expected: rotation.expected, result };
}
