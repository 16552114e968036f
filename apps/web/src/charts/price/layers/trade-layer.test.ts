import { expect, it } from "vitest";
import { rangeAround } from "./trade-layer.ts";

it("leaves the view alone when the trade is seen in it", () => {
  expect(rangeAround({ entry: 50, exit: 70 }, { from: 0, to: 100 })).toEqual({ from: 0, to: 100 });
});

it("moves as many bars as were shown around a trade that is elsewhere", () => {
  expect(rangeAround({ entry: 500, exit: 520 }, { from: 0, to: 100 })).toEqual({ from: 460, to: 560 });
});

it("comes closer when the trade would be a speck, and shows a long one whole", () => {
  const near = rangeAround({ entry: 500, exit: 520 }, { from: 0, to: 5000 });
  expect(near.to - near.from).toBe(160);
  const wide = rangeAround({ entry: 100, exit: 700 }, { from: 0, to: 50 });
  expect(wide.from).toBeLessThan(100);
  expect(wide.to).toBeGreaterThan(700);
});
