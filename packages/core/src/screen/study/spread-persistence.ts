import type { MissingFigure } from "../../figure/index.ts";
import { type Interval, median } from "../../stats/index.ts";
import { sectorsInterval } from "./sectors-interval.ts";

/** A company that was judged on a day, and its spread of return over cost of capital then and some years later. */
export interface FollowedSpread {
  /** A number for each company, the same in all years. */
  readonly company: number;
  /** A number for each sector, below that of any company; NaN where it is not known. */
  readonly sector: number;
  /** Fractions. */
  readonly before: number;
  readonly after: number;
}

/** Companies of one label some years later. */
export interface SpreadSummary {
  /** Judgements, and the companies behind them. */
  readonly n: number;
  readonly companies: number;
  /** Share whose spread was above 0 by then; null where there is no judgement. */
  readonly share: number | null;
  /** Median change of the spread; null where there is no judgement. */
  readonly change: number | null;
}

export interface SpreadPersistence {
  readonly wide: SpreadSummary;
  readonly others: SpreadSummary;
  /** Share of the wide less share of the others. */
  readonly difference: number | null;
  readonly interval: Interval | MissingFigure;
}

/**
 * Whether the spread of companies with a wide moat lasted longer than that of others: the share of each whose capital still
 * earned more than it cost.
 *
 * A company is judged in many years, of which each looks at much the same accounts, and companies of a sector share its fate: what
 * counts as one observation is a sector with all of its companies and years.
 *
 * @param wide Judgements of companies with a wide moat, in any order.
 * @param others Those with a narrow one or none.
 * @returns Shares, and their difference with its 90 % interval.
 * @see MOAT-09, STA-17, `sectorsInterval`
 *
 * @example
 * spreadPersistence(wide, others).difference; // 0.31
 */
export function spreadPersistence(
  wide: readonly FollowedSpread[],
  others: readonly FollowedSpread[],
): SpreadPersistence {
  const ofWide = summary(wide);
  const ofOthers = summary(others);
  if (ofWide.share === null || ofOthers.share === null) {
    const interval = { value: null, because: "side-too-small" } as const;
    return { wide: ofWide, others: ofOthers, difference: null, interval };
  }
  return { wide: ofWide, others: ofOthers, difference: ofWide.share - ofOthers.share, interval: between(wide, others) };
}

function summary(followed: readonly FollowedSpread[]): SpreadSummary {
  const n = followed.length;
  const companies = new Set(followed.map(({ company }) => company)).size;
  if (n === 0) return { n, companies, share: null, change: null };
  return {
    n,
    companies,
    share: followed.filter(({ after }) => after > 0).length / n,
    change: median(followed.map(({ before, after }) => after - before)),
  };
}

function between(wide: readonly FollowedSpread[], others: readonly FollowedSpread[]): SpreadPersistence["interval"] {
  const kept = (followed: readonly FollowedSpread[]) => Float64Array.from(followed, ({ after }) => Number(after > 0));
  // All years of a company without a sector are one observation.
  const groups = (followed: readonly FollowedSpread[]) =>
    Float64Array.from(followed, ({ sector, company }) => (Number.isNaN(sector) ? MANY_SECTORS + company : sector));
  return sectorsInterval({
    year: 0,
    passed: kept(wide),
    failed: kept(others),
    sectors: { passed: groups(wide), failed: groups(others) },
  });
}

/** More than any market has sectors. */
const MANY_SECTORS = 1_000_000;
