import { over, type Ratio, ratio } from "./ratio.ts";

/** The inputs of the checks from the price of a share. */
export const PRICE_RATIOS = [
  ratio({
    id: "price",
    group: "price",
    name: "Price",
    unit: "perShare",
    good: "higher",
    formula: "price",
    source: "Last close, in the currency of the share.",
    inputs: ["price"],
    of: ({ price }) => price,
  }),
  ratio({
    id: "priceToAverage",
    group: "price",
    name: "Price / 200-day average",
    unit: "times",
    good: "higher",
    formula: "price ÷ sma200",
    source: "Faber, A Quantitative Approach to Tactical Asset Allocation, 2007.",
    inputs: ["price", "sma200"],
    of: ({ price, sma200 }) => over(price, sma200),
  }),
  ratio({
    id: "momentum",
    group: "price",
    name: "12-1 month momentum",
    unit: "fraction",
    good: "higher",
    formula: "momentum",
    source: "Jegadeesh and Titman, Journal of Finance 48(1), 1993.",
    inputs: ["momentum"],
    of: ({ momentum }) => momentum,
  }),
] as const satisfies readonly Ratio[];
