import { simpleMovingAverage } from "@plumbline/core/indicators";
import type { PriceColumns } from "../src/charts/price/price-columns.ts";
import type { PriceView } from "../src/charts/price/price-view.ts";

/** A price that wanders, the same on every machine: a multiplicative walk on a small linear congruential generator. */
function wanderingBars(count: number): PriceColumns {
  let seed = 12_345;
  const chance = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const column = () => new Float64Array(count);
  const [open, high, low, close, volume] = [column(), column(), column(), column(), column()];
  const date: string[] = [];
  let price = 100;
  for (let i = 0; i < count; i++) {
    open[i] = price;
    price *= 1 + (chance() - 0.4985) * 0.03;
    close[i] = price;
    high[i] = Math.max(open[i] as number, price) * (1 + chance() * 0.01);
    low[i] = Math.min(open[i] as number, price) * (1 - chance() * 0.01);
    volume[i] = 1e6 * (0.5 + chance());
    date.push(new Date((i - count + 20_000) * 86_400_000).toISOString().slice(0, 10));
  }
  return { date, open, high, low, close, volume };
}

/** A chart with everything on it: candles, volume, three averages, a dividend every 63 bars. */
export function syntheticView(count: number, inView: number): PriceView {
  const bars = wanderingBars(count);
  return {
    key: `${count} ${inView}`,
    symbol: "WALK",
    bars,
    start: count - inView,
    averages: [20, 50, 200].map((length, slot) => ({ length, slot, values: simpleMovingAverage(bars.close, length) })),
    marks: Array.from({ length: Math.floor(count / 63) }, (_, i) => {
      const index = i * 63;
      return { index, events: [{ kind: "dividend", date: bars.date[index] as string, amount: 0.25 }] };
    }),
    comparison: null,
    style: "candles",
    isLogarithmic: false,
  };
}
