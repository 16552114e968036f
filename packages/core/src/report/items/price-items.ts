import { type Figure, figure, missing, type Provenance } from "../../figure/index.ts";
import { PRICE_METRICS, type PriceFigures } from "../../screen/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

/** Names of the numbers of the price in reports, by those of the screener. */
const NAMES: Readonly<Record<string, string>> = {
  "belowHigh.year": "belowHigh",
  "volatility.1y": "volatility",
};

/** Money traded says nothing of the company. */
const LEFT_OUT = /^tradedValue/;

export interface PricedShare {
  /** Of `priceFigures`; null without prices. */
  readonly figures: PriceFigures | null;
  /** The last close. */
  readonly price: Figure;
  readonly currency: string | null;
  readonly source: string;
  readonly asOf: string;
}

/**
 * The behaviour of a price as items: `price.last`, the changes such as `price.change.1y`, the place within the range of a year and
 * of ten, the distance to the highest price of the year, and the volatility.
 *
 * @see STA-03, STA-15
 *
 * @example
 * priceItems(apple).find(({ id }) => id === "price.belowHigh")?.figure.value; // -0.08
 */
export function priceItems({ figures, price, currency, source, asOf }: PricedShare): NumberItem[] {
  const options = { kind: "price", currency, asOf, unit: "fraction" } as const;
  const last = numberItem("price.last", price, { ...options, unit: "perShare" });
  if (figures === null) return [last];
  const periodEnd = price.value === null ? asOf : (price.provenance.periodEnd ?? asOf);
  const provenance: Provenance = { source, periodEnd, formula: "STA-15" };
  const measured = PRICE_METRICS.filter(({ id }) => !LEFT_OUT.test(id)).map(({ id, of }) => {
    const value = of(figures);
    const found = typeof value === "string" ? missing(value) : figure(value, provenance, "history-too-short");
    return numberItem(`price.${NAMES[id] ?? id}`, found, options);
  });
  return [last, ...measured];
}
