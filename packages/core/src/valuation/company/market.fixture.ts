import type { KnownFigure } from "../../figure/index.ts";
import type { MarketInputs } from "../index.ts";

/** A number of a made-up market. */
export function quoted(value: number): KnownFigure {
  return { value, provenance: { source: "test", periodEnd: "2024-01-02" } };
}

/** A market in which bonds yield 4 %, AAA bonds 5 %, and the share moves by 1.2 with it. */
export function marketAt(price: number, change: Partial<MarketInputs> = {}): MarketInputs {
  return {
    price: quoted(price),
    riskFreeRate: quoted(0.04),
    equityRiskPremium: quoted(0.05),
    beta: { adjusted: quoted(1.2), raw: 1.3, months: 60 },
    bondYield: quoted(0.05),
    ...change,
  };
}
