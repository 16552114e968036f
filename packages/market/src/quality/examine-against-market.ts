import { median } from "@plumbline/core/stats";
import { type Detail, fixed, type PriceHistory, say, significant } from "../model/index.ts";
import type { IssueCode } from "./issue-codes.ts";
import type { PriceColumns } from "./price-columns.ts";
import { quotesInHundredths } from "./quoted-unit.ts";

const DAYS_NEEDED = 20;
/** Two vendors of one stock correlate by more than 0.98, two banks by up to 0.9. */
const SAME_COMPANY = { long: 0.93, short: 0.8 };
const LONG = 60;
/** One faulty price must not decide: returns beyond this count as this. */
const MAX_RETURN = 0.2;
/** Nor must a break on one day: of a calm stock it would outweigh all other days. So many of the most unlike are left out. */
const LEFT_OUT = { share: 0.005, atLeast: 2 };
/** Raw prices of one day are the same everywhere; adjusted ones differ by later actions, but never a hundredfold. */
const SCALE = { raw: Math.log(1.2), adjusted: Math.log(90) };
/** A series that goes on where another one ends may not jump further than this over a few days. */
const JUNCTION = { jump: Math.log(2), days: 10 };

/** Why a delivery cannot be of the symbol in the market. */
export interface Contradiction {
  readonly code: Extract<IssueCode, "another-company" | "wrong-scale">;
  readonly detail: Detail;
}

/**
 * Compares a delivery with what the market already holds for its symbol: returns must move together, raw prices agree.
 *
 * @returns `null` when they agree, or when there are too few common days to tell.
 */
export function contradictionWith(
  existing: PriceHistory,
  columns: PriceColumns,
  basis: PriceHistory["basis"],
): Contradiction | null {
  const pairs = commonDays(existing.bars.day, columns.day);
  const isRaw = basis === "raw" && existing.basis === "raw";
  if (pairs.length < DAYS_NEEDED) return pairs.length > 0 ? null : brokenJunction(existing, columns, isRaw);
  const ours = Float64Array.from(pairs, ([at]) => existing.bars.close[at] as number);
  const theirs = Float64Array.from(pairs, ([, at]) => columns.close[at] as number);
  const correlation = correlationOf(...withoutMostUnlike(returns(ours), returns(theirs)));
  if (!(correlation >= (pairs.length < LONG ? SAME_COMPANY.short : SAME_COMPANY.long))) {
    const detail = say("unlike-market", { days: pairs.length, correlation: fixed(correlation, 2) });
    return { code: "another-company", detail };
  }
  if (existing.basis !== basis) return null;
  const scale = median(ours.map((price, at) => Math.log((theirs[at] as number) / price)));
  if (Math.abs(scale) < (isRaw ? SCALE.raw : SCALE.adjusted)) return null;
  return {
    code: "wrong-scale",
    detail: say("other-scale", { factor: significant(Math.exp(scale), 4), days: pairs.length }),
  };
}

function commonDays(a: Int32Array, b: Int32Array): [number, number][] {
  const pairs: [number, number][] = [];
  for (let left = 0, right = 0; left < a.length && right < b.length; ) {
    const difference = (a[left] as number) - (b[right] as number);
    if (difference === 0) pairs.push([left++, right++]);
    else if (difference < 0) left++;
    else right++;
  }
  return pairs;
}

/** In pence after pounds, or the other way round, over a year or less. */
const OTHER_UNIT = { least: Math.log(70), most: Math.log(140), days: 365 };

function brokenJunction({ bars, symbol }: PriceHistory, columns: PriceColumns, isRaw: boolean): Contradiction | null {
  const last = bars.day.length - 1;
  const first = 0;
  const wait = (columns.day[first] ?? 0) - (bars.day[last] ?? 0);
  const before = bars.close[last] as number;
  const after = columns.open[first] as number;
  const jump = Math.abs(Math.log(after / before));
  const isOtherUnit = quotesInHundredths(symbol) && jump >= OTHER_UNIT.least && jump <= OTHER_UNIT.most;
  const detail = say("goes-on-elsewhere", { before, after });
  if (isOtherUnit && wait > 0 && wait <= OTHER_UNIT.days) return { code: "wrong-scale", detail };
  if (!(isRaw && wait > 0 && wait <= JUNCTION.days && jump > JUNCTION.jump)) return null;
  return { code: "another-company", detail };
}

function returns(price: Float64Array): Float64Array {
  return price.subarray(1).map((value, at) => {
    const move = Math.log(value / (price[at] as number));
    return Math.max(-MAX_RETURN, Math.min(MAX_RETURN, move));
  });
}

/** Two series of returns without the days on which they differ most. */
function withoutMostUnlike(a: Float64Array, b: Float64Array): [Float64Array, Float64Array] {
  const apart = a.map((move, at) => Math.abs(move - (b[at] as number)));
  const left = Math.max(LEFT_OUT.atLeast, Math.floor(LEFT_OUT.share * a.length));
  const limit = apart.toSorted().at(-left - 1) ?? Number.POSITIVE_INFINITY;
  const isSimilar = (_: number, at: number) => (apart[at] as number) <= limit;
  return [a.filter(isSimilar), b.filter(isSimilar)];
}

function correlationOf(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanA = mean(a);
  const meanB = mean(b);
  let together = 0;
  let alone = 0;
  let other = 0;
  for (let at = 0; at < a.length; at++) {
    const fromA = (a[at] as number) - meanA;
    const fromB = (b[at] as number) - meanB;
    together += fromA * fromB;
    alone += fromA * fromA;
    other += fromB * fromB;
  }
  return together / Math.sqrt(alone * other);
}
