import type { Chance } from "../chance/chance.ts";
import { exp, log } from "../chance/exponential.ts";
import type { CompanyKind, Industry } from "./industry.ts";
import type { Trait } from "./trait.ts";

/** The lasting figures of one company, around those of its industry. */
export interface Character {
  readonly beta: number;
  /** How much of its sector's and its industry's changes it takes on. */
  readonly sectorBeta: number;
  readonly volatility: number;
  /** Growth of sales a share and year beyond that of the economy, in logarithms. */
  readonly growth: number;
  /** Standard deviation of what a quarter adds to sales for good. */
  readonly surprise: number;
  /** Net margin in quiet times. */
  readonly netMargin: number;
  readonly grossMargin: number;
  /** Market value to yearly sales (research, for biotech) in quiet times. */
  readonly valuation: number;
  /** Yearly dividends to yearly sales in quiet times; 0 for those who pay none. */
  readonly distribution: number;
  /** Growth of the number of shares a year, in logarithms. */
  readonly shareGrowth: number;
  /** Market value on the first day, in dollars. */
  readonly marketValue: number;
  /** Price on the first day. */
  readonly price: number;
  /** Shares traded in a year to shares outstanding. */
  readonly turnover: number;
  /** What each calendar quarter sells, to the average quarter. */
  readonly seasons: readonly [number, number, number, number];
}

const MEDIAN_VALUE: Readonly<Record<CompanyKind, number>> = {
  maker: 5.2e9,
  service: 4.6e9,
  software: 5e9,
  biotech: 1.1e9,
  utility: 9e9,
  reit: 5e9,
  bank: 2.6e9,
  insurer: 7e9,
};

const GIANTS: Readonly<Record<string, number>> = {
  "Diversified Banks": 14,
  "Integrated Oil & Gas": 14,
  "Interactive Media & Services": 5,
  "Systems Software": 5,
  Semiconductors: 2.5,
  Pharmaceuticals: 4,
  "Household Products": 4,
  "Integrated Telecommunication Services": 5,
  "Consumer Staples Merchandise Retail": 3,
};

const REIT_DISTRIBUTION = 0.3;

/** Prices that wander on their own gain half their variance on average; this takes it from the trend. */
const TYPICAL_DRAG = -0.017;

/** Calm shares return about as much as others although they follow the market less; this makes up for a beta of 0. */
const CALM_PREMIUM = 0.045;

/**
 * Draws the character of a company.
 *
 * @param traits What sets it apart: losses depress margins, dividends need earnings.
 */
export function characterOf(industry: Industry, traits: ReadonlySet<Trait>, chance: Chance): Character {
  const { kind } = industry;
  const marketValue = Math.min(
    4e11,
    Math.max(1.5e8, chance.around(MEDIAN_VALUE[kind] * (GIANTS[industry.name] ?? 1), 1.35)),
  );
  const size = log(marketValue / 4.4e9);
  const smallness = Math.min(1.45, Math.max(0.72, exp(-0.14 * size)));
  const own = chance.normal(0, kind === "biotech" ? 0.09 : 0.028);
  const growth = industry.growth + TYPICAL_DRAG + CALM_PREMIUM * (1 - industry.beta) + own - 0.006 * Math.max(0, size);
  const losing = traits.has("unprofitable");
  const netMargin = losing ? -chance.between(0.06, 0.3) : industry.netMargin * chance.around(1, 0.25);
  const earningPower = industry.netMargin * (losing ? 1 : chance.around(1, 0.08));
  const valuation = valuationOf(industry, { earningPower: losing ? earningPower : netMargin, own, chance });
  const pays = traits.has("pays-dividends");
  const distribution = kind === "reit" ? REIT_DISTRIBUTION : industry.payout * netMargin * chance.around(1, 0.2);
  return {
    beta: Math.max(0.15, industry.beta + chance.normal(0, 0.18)),
    sectorBeta: chance.between(0.75, 1.2),
    volatility: industry.volatility * smallness * (losing ? 1.3 : 1) * chance.around(1, 0.12),
    growth: growth + (losing ? 0.035 : 0),
    surprise: industry.volatility * 1.4,
    netMargin,
    grossMargin: Math.min(0.92, Math.max(industry.grossMargin * chance.around(1, 0.08), earningPower * 1.6 + 0.04)),
    valuation,
    distribution: pays ? distribution : 0,
    shareGrowth: shareGrowthOf(kind, losing, chance),
    marketValue,
    price: Math.min(260, Math.max(6, chance.around(kind === "biotech" ? 18 : 42, 0.55))),
    turnover: chance.around(1.1 + 60 * Math.max(0, industry.volatility - 0.01), 0.3),
    seasons: seasonsOf(industry, chance),
  };
}

/** Growth beyond that of its industry is paid for. */
function valuationOf(
  { kind, priceToEarnings }: Industry,
  drawn: { earningPower: number; own: number; chance: Chance },
): number {
  const { earningPower, own, chance } = drawn;
  const multiple = priceToEarnings * exp((kind === "biotech" ? 1 : 4) * own) * chance.around(1, 0.12);
  return kind === "biotech" ? multiple : multiple * Math.max(0.015, earningPower);
}

function shareGrowthOf(kind: CompanyKind, losing: boolean, chance: Chance): number {
  if (kind === "biotech") return chance.between(0.06, 0.14);
  if (kind === "reit") return chance.between(0.005, 0.035);
  if (kind === "utility") return chance.between(0, 0.018);
  return losing ? chance.between(0.02, 0.06) : chance.normal(-0.007, 0.012);
}

function seasonsOf({ name, sector }: Industry, chance: Chance): readonly [number, number, number, number] {
  const peak = /Retail|Apparel|Hardware/.test(name) ? 0.16 : sector === "Utilities" ? 0.06 : 0.025;
  const tilt = [-0.5, -0.2, -0.3, 1].map((weight) => 1 + weight * peak + chance.normal(0, 0.012));
  const mean = tilt.reduce((sum, one) => sum + one, 0) / 4;
  return tilt.map((one) => one / mean) as [number, number, number, number];
}
