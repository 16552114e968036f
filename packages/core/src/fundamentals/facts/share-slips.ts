import { median } from "../../stats/index.ts";
import type { Day } from "../../time/index.ts";
import { remembered } from "../remembered.ts";
import type { Fact } from "./fact.ts";
import type { PeriodGroup } from "./period-group.ts";
import { rescaled, SCALE_POWERS, type ScalePower } from "./scale-factor.ts";

/** The share counts of one concept, by period and by filing. */
export interface ShareSeries {
  /** Key of the concept. */
  readonly concept: string;
  readonly groups: readonly PeriodGroup[];
  /** Filings that report the concept. */
  readonly filings: readonly ShareFiling[];
}

/** The counts of one filing. */
interface ShareFiling {
  readonly filed: Day;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** The slips in a concept's share counts as of a day: each copy, with the power that corrects it or none. */
export type ShareSlips = ReadonlyMap<Fact, ScalePower | null>;

/** How many shares of the day as of which one looks one share of a filing day has become (FND-12). */
export type ShareBasis = (filed: Day) => number;

/** Filings within this factor agree about the scale; counts further away have slipped. */
const FACTOR = 100;
const NEIGHBOURS = 8;
/** A factor mends a count when it brings it within this factor of the counts around it. */
const NEAR = 2;

/**
 * The share counts of a company, laid out for judging their scale on any day.
 *
 * @param concepts Groups by concept and unit, by end.
 * @see FND-19
 *
 * @example
 * shareSeries(prepared.concepts).map(({ concept }) => concept); // ["dei:EntityCommonStockSharesOutstanding", ...]
 */
export function shareSeries(
  concepts: ReadonlyMap<string, ReadonlyMap<string, readonly PeriodGroup[]>>,
): readonly ShareSeries[] {
  return [...concepts].flatMap(([concept, units]) => {
    const groups = units.get("shares");
    return groups ? [{ concept, groups, filings: filingsOf(groups) }] : [];
  });
}

function filingsOf(groups: readonly PeriodGroup[]): readonly ShareFiling[] {
  const filings = new Map<string, { filed: Day; values: number[] }>();
  for (const { copies } of groups) {
    for (const { accession, filed, value } of copies) {
      remembered(filings, accession, () => ({ filed, values: [] as number[] })).values.push(value);
    }
  }
  return [...filings.values()].map(({ filed, values }) => {
    return { filed, min: Math.min(...values), median: median(values), max: Math.max(...values) };
  });
}

/**
 * Judges the share counts of a concept by what is known on a day. The right scale is the largest median of a filing
 * that another filing agrees with; counts a hundred times smaller or larger have slipped.
 *
 * @param series Counts of one concept.
 * @param asOf Copies filed later are not seen.
 * @param basis Brings all of them to one share count.
 * @returns Empty when all fit.
 * @see FND-19
 *
 * @example
 * shareSlips(series, day("2013-03-01"), () => 1); // Map { { value: 3076, ... } => 6 }
 */
export function shareSlips(series: ShareSeries, asOf: Day, basis: ShareBasis): ShareSlips {
  const scale = rightScale(series.filings, asOf, basis);
  if (scale === null) return new Map();
  const slipped: Fact[] = [];
  const right: Fact[] = [];
  const sizeOf = ({ value, filed }: Fact) => value * basis(filed);
  for (const { copies } of series.groups) {
    for (const copy of copies) {
      if (copy.filed > asOf) break;
      const size = sizeOf(copy);
      (size < scale / FACTOR || size > scale * FACTOR ? slipped : right).push(copy);
    }
  }
  return new Map(slipped.map((copy) => [copy, powerFor(copy, right, sizeOf)]));
}

/** `null` where no count can have slipped: no two filings agree, or all counts lie close enough. */
function rightScale(filings: readonly ShareFiling[], asOf: Day, basis: ShareBasis): number | null {
  if (!areWide(filings, asOf, basis)) return null;
  const known = filings.filter(({ filed }) => filed <= asOf);
  const medians = known.map((filing) => filing.median * basis(filing.filed)).sort((a, b) => b - a);
  return medians.find((scale, k) => (medians[k + 1] ?? Number.NaN) >= scale / FACTOR) ?? null;
}

/** Whether the largest count known is more than a hundred times the smallest; mostly not, and nothing has slipped. */
function areWide(filings: readonly ShareFiling[], asOf: Day, basis: ShareBasis): boolean {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (const filing of filings) {
    if (filing.filed > asOf) continue;
    const ratio = basis(filing.filed);
    min = Math.min(min, filing.min * ratio);
    max = Math.max(max, filing.max * ratio);
  }
  return max > min * FACTOR;
}

function powerFor(slip: Fact, right: readonly Fact[], sizeOf: (fact: Fact) => number): ScalePower | null {
  const nearest = [...right].sort((a, b) => Math.abs(a.end - slip.end) - Math.abs(b.end - slip.end));
  if (nearest.length === 0) return null;
  const medianSize = median(nearest.slice(0, NEIGHBOURS).map(sizeOf));
  const isNear = (size: number) => size >= medianSize / NEAR && size <= medianSize * NEAR;
  return SCALE_POWERS.find((power) => isNear(rescaled(sizeOf(slip), power))) ?? null;
}
