import type { PriceHistory } from "@plumbline/market/model";
import { type Chance, chanceOf } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";
import { emptyBars, writeBar } from "./bar-columns.ts";

const MEMORY = 0.985;
const NOISE = 0.0016;

/**
 * Trades a company's second share class: the same splits and dividends, a price that strays a little from the first.
 *
 * @param symbol Symbol of the second class.
 * @param first Prices of the first class.
 */
export function secondClass(symbol: string, first: PriceHistory, seed: number): PriceHistory {
  const chance = chanceOf(seed, `class/${symbol}`);
  const bars = emptyBars(first.bars.day.length);
  const part = chance.between(0.08, 0.5);
  let premium = chance.normal(-0.01, 0.01);
  for (let i = 0; i < bars.day.length; i++) {
    const opening = exp(premium);
    premium = MEMORY * premium + chance.normal(0, NOISE);
    writeBar(bars, i, scaled(first, i, { opening, closing: exp(premium), part, chance }));
  }
  return { ...first, symbol, bars };
}

interface Scale {
  readonly opening: number;
  readonly closing: number;
  readonly part: number;
  readonly chance: Chance;
}

function scaled({ bars }: PriceHistory, i: number, { opening, closing, part, chance }: Scale) {
  const at = (column: Float64Array) => column[i] as number;
  return {
    day: bars.day[i] as number,
    open: at(bars.open) * opening,
    high: at(bars.high) * Math.min(opening, closing),
    low: at(bars.low) * Math.max(opening, closing),
    close: at(bars.close) * closing,
    volume: Math.max(100, Math.round(at(bars.volume) * part * chance.around(1, 0.3))),
  };
}
