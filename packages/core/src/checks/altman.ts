import { over } from "./over.ts";

/** What the Z-scores are made of; income and revenue of twelve months, null where a number is not known. */
export interface AltmanInputs {
  readonly currentAssets: number | null;
  readonly currentLiabilities: number | null;
  readonly retainedEarnings: number | null;
  readonly operatingIncome: number | null;
  /** Market value of the equity, in the currency of the accounts. */
  readonly marketValue: number | null;
  /** Book value of the equity. */
  readonly equity: number | null;
  readonly liabilities: number | null;
  readonly revenue: number | null;
  readonly assets: number | null;
}

export type AltmanZone = "distress" | "grey" | "safe";

/** A score and where it lies; null when one of its terms is not known. */
export interface AltmanScore {
  readonly score: number | null;
  readonly zone: AltmanZone | null;
}

export interface Altman {
  /** The ratios; `x4Market` takes the market value of the equity, `x4Book` its book value. */
  readonly terms: Readonly<Record<"x1" | "x2" | "x3" | "x4Market" | "x4Book" | "x5", number | null>>;
  /** Public manufacturers, 1968. */
  readonly z: AltmanScore;
  /** Z', private manufacturers, 1983. */
  readonly zPrivate: AltmanScore;
  /** Z'', companies that do not manufacture, 1995. */
  readonly zNonManufacturer: AltmanScore;
  /** Z'' + 3.25, emerging markets. */
  readonly zEmergingMarket: AltmanScore;
}

/** Below the first a company is in distress, above the second it is safe; on a bound it is in the grey zone. */
export const ALTMAN_ZONES = {
  z: [1.81, 2.99],
  zPrivate: [1.23, 2.9],
  zNonManufacturer: [1.1, 2.6],
  zEmergingMarket: [4.35, 5.85],
} as const satisfies Record<Exclude<keyof Altman, "terms">, readonly [distress: number, safe: number]>;

/**
 * Altman's scores of how near a company is to failing, with their zones. They mean nothing for banks, brokers, insurers
 * and property companies.
 *
 * @param inputs Numbers of one company in one currency.
 * @see docs/rules.md 3.6; Altman, Journal of Finance 23(4), 1968
 *
 * @example
 * altman(inputs).z; // { score: 4.97, zone: "safe" }
 */
export function altman(inputs: AltmanInputs): Altman {
  const { currentAssets, currentLiabilities, assets, liabilities } = inputs;
  const working = currentAssets === null || currentLiabilities === null ? null : currentAssets - currentLiabilities;
  const x1 = over(working, assets);
  const x2 = over(inputs.retainedEarnings, assets);
  const x3 = over(inputs.operatingIncome, assets);
  const x4Market = over(inputs.marketValue, liabilities);
  const x4Book = over(inputs.equity, liabilities);
  const x5 = over(inputs.revenue, assets);
  const sum = weighted([6.56, x1], [3.26, x2], [6.72, x3], [1.05, x4Book]);
  return {
    terms: { x1, x2, x3, x4Market, x4Book, x5 },
    z: scored("z", weighted([1.2, x1], [1.4, x2], [3.3, x3], [0.6, x4Market], [0.999, x5])),
    zPrivate: scored("zPrivate", weighted([0.717, x1], [0.847, x2], [3.107, x3], [0.42, x4Book], [0.998, x5])),
    zNonManufacturer: scored("zNonManufacturer", sum),
    zEmergingMarket: scored("zEmergingMarket", sum === null ? null : sum + 3.25),
  };
}

function weighted(...terms: readonly (readonly [weight: number, term: number | null])[]): number | null {
  let sum = 0;
  for (const [weight, term] of terms) {
    if (term === null) return null;
    sum += weight * term;
  }
  return sum;
}

function scored(kind: keyof typeof ALTMAN_ZONES, score: number | null): AltmanScore {
  if (score === null) return { score, zone: null };
  const [distress, safe] = ALTMAN_ZONES[kind];
  if (score > safe) return { score, zone: "safe" };
  return { score, zone: score < distress ? "distress" : "grey" };
}
