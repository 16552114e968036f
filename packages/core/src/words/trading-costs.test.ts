import { expect, it } from "vitest";
import { TRADING_COST_PRESET_NAMES, TRADING_COST_PRESETS } from "./trading-costs.ts";

// Commission and slippage of a trade of 10,000, by hand from the numbers that the product chose: in percent of the amount,
// 0, 0.02 + 0.02, 0.1 + 0.05 and 0.25 + 0.1.
it("a purchase of 10,000 costs nothing, 4, 15 or 35, from the cheapest level to the dearest", () => {
  const costs = TRADING_COST_PRESET_NAMES.map((name) => {
    const { rate, slippage, fixed, minimum } = TRADING_COST_PRESETS[name];
    return Math.max(10_000 * rate + fixed, minimum) + 10_000 * slippage;
  });
  expect(TRADING_COST_PRESET_NAMES).toEqual(["free", "low", "standard", "high"]);
  expect(costs.map((cost) => Number(cost.toFixed(9)))).toEqual([0, 4, 15, 35]);
});
