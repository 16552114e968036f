import { expect, it } from "vitest";
import { observable } from "../../../state/index.ts";
import type { ChartGround } from "../chart-layer.ts";
import { drawTrades, rangeAround } from "./trade-layer.ts";

/** As much of the chart library as trades are told by. */
function playChart() {
  const clicks = new Set<unknown>();
  const frames = { count: 0 };
  const chart = {
    subscribeClick: (listener: unknown) => clicks.add(listener),
    unsubscribeClick: (listener: unknown) => clicks.delete(listener),
  };
  const main = {
    attachPrimitive: () => {},
    applyOptions: () => {
      frames.count++;
    },
  };
  return { clicks, frames, ground: { chart, main } as unknown as ChartGround };
}

it("listens to a chart and to the chosen trade until it ends, once for each, however often it is painted", () => {
  const { clicks, frames, ground } = playChart();
  const chosen = observable<number | null>(null);
  const { layer, end } = drawTrades([], chosen);
  layer.draw(ground);
  layer.draw(ground);
  expect(clicks.size).toBe(1);
  chosen.write(3);
  expect(frames.count).toBe(1);
  end();
  expect(clicks.size).toBe(0);
  chosen.write(4);
  expect(frames.count).toBe(1);
});

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
