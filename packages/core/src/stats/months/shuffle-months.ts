import { mean } from "../sample/mean.ts";
import { seededUniform } from "../sample/seeded-uniform.ts";
import type { MonthlyReturns } from "./monthly-returns.ts";

/** How often shuffled months did what a calendar month did: twelve shares each, January first. */
export interface ShuffledMonths {
  /** The average of the same calendar month lay as far from that of all months, above or below. */
  readonly asFar: Float64Array;
  /** Some calendar month of the twelve lay at least as far from the average of all, above or below. */
  readonly someMonthAsFar: Float64Array;
}

export interface ShuffleOptions {
  readonly seed: number;
  readonly rounds: number;
}

/** Sums of the same numbers in another order differ by rounding; no two averages that differ at all are as near. */
const ROUNDING = 1e-12;

/**
 * Deals the returns of each year out to its months again and again: what the calendar would show if it meant nothing.
 *
 * The null hypothesis is that within a year every order of its returns was equally likely. A year is a run of twelve
 * months counted back from the last, so that each deal gives every calendar month as many returns as it had, and a good
 * or bad year stays one.
 *
 * @param window Complete months.
 * @returns Shares between 1 / (rounds + 1) and 1: the months as they were count as one deal (Phipson and Smyth).
 * @see STA-17; Westfall and Young, Resampling-Based Multiple Testing, 1993 (the farthest of twelve)
 * @see Phipson and Smyth, "Permutation p-values should never be zero", Stat. Appl. Genet. Mol. Biol. 9(1), 2010
 *
 * @example
 * shuffleMonths(window, { seed: 1, rounds: 2000 }).asFar[0]; // the p-value of January
 */
export function shuffleMonths(window: MonthlyReturns, { seed, rounds }: ShuffleOptions): ShuffledMonths {
  const deck = deckOf(window);
  const uniform = seededUniform(seed);
  const observed = averagesOf(deck, new Float64Array(12));
  const averages = new Float64Array(12);
  const counts = { asFar: new Float64Array(12).fill(1), someMonthAsFar: new Float64Array(12).fill(1) };
  for (let round = 0; round < rounds; round++) {
    deal(deck, uniform);
    compare(averagesOf(deck, averages), observed, counts);
  }
  const share = (count: number) => count / (rounds + 1);
  return { asFar: counts.asFar.map(share), someMonthAsFar: counts.someMonthAsFar.map(share) };
}

/** Counts one deal for each calendar month to whose average it comes up. */
function compare(averages: Float64Array, observed: Float64Array, { asFar, someMonthAsFar }: ShuffledMonths): void {
  let farthest = 0;
  for (let month = 0; month < 12; month++) farthest = Math.max(farthest, Math.abs(averages[month] as number));
  for (let month = 0; month < 12; month++) {
    const bound = Math.abs(observed[month] as number) - ROUNDING;
    if (Math.abs(averages[month] as number) >= bound) asFar[month] = (asFar[month] as number) + 1;
    if (farthest >= bound) someMonthAsFar[month] = (someMonthAsFar[month] as number) + 1;
  }
}

/** The returns of a window, less their average, with the calendar month at each place and where each year ends. */
interface Deck {
  readonly returns: Float64Array;
  readonly month: Uint8Array;
  readonly yearEnds: readonly number[];
  /** Places per calendar month. */
  readonly places: Float64Array;
}

function deckOf({ first, returns }: MonthlyReturns): Deck {
  const known = returns.filter((value) => !Number.isNaN(value));
  const average = mean(known);
  const month = new Uint8Array(known.length);
  const places = new Float64Array(12);
  const yearEnds: number[] = [];
  let place = 0;
  for (let k = 0; k < returns.length; k++) {
    if (!Number.isNaN(returns[k])) {
      month[place] = (first + k) % 12;
      places[month[place] as number] = (places[month[place] as number] as number) + 1;
      place++;
    }
    if ((returns.length - 1 - k) % 12 === 0) yearEnds.push(place);
  }
  return { returns: known.map((value) => value - average), month, yearEnds, places };
}

/** Shuffles the returns of each year in place (Fisher and Yates). */
function deal({ returns, yearEnds }: Deck, uniform: () => number): void {
  let start = 0;
  for (const end of yearEnds) {
    for (let last = end - 1; last > start; last--) {
      const other = start + Math.floor(uniform() * (last - start + 1));
      const lastReturn = returns[last] as number;
      returns[last] = returns[other] as number;
      returns[other] = lastReturn;
    }
    start = end;
  }
}

/** The average of each calendar month, less that of all; 0 for one without a return. */
function averagesOf({ returns, month, places }: Deck, into: Float64Array): Float64Array {
  into.fill(0);
  for (let k = 0; k < returns.length; k++) {
    const own = month[k] as number;
    into[own] = (into[own] as number) + (returns[k] as number);
  }
  for (let own = 0; own < 12; own++) into[own] = (into[own] as number) / Math.max(1, places[own] as number);
  return into;
}
