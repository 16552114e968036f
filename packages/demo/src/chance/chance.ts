import { inverseNormal } from "@plumbline/core/stats";
import { exp, log } from "./exponential.ts";

/** A stream of pseudo-random numbers that is fixed by its seed and label, on every machine. */
export interface Chance {
  /** Uniform, strictly between 0 and 1. */
  uniform(): number;
  /** Uniform between two numbers. */
  between(low: number, high: number): number;
  /** Normal with a mean and a standard deviation. */
  normal(mean?: number, deviation?: number): number;
  /** Log-normal around a median; `deviation` is that of the logarithm. */
  around(median: number, deviation: number): number;
  /** True with a probability. */
  happens(probability: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** The list in a new random order. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * Opens the stream of a seed and a label. Streams of different labels are independent, so that a change in how one
 * thing is drawn leaves all others as they were.
 *
 * @param seed Any integer; only its lowest 32 bits count.
 * @param label What the stream is for, such as `prices/KLMN`.
 * @returns The stream at its start.
 * @see sfc32 of PractRand by C. Doty-Humphrey; FNV-1a by G. Fowler, L. Noll and K.-P. Vo for the label.
 */
export function chanceOf(seed: number, label: string): Chance {
  const uniform = smallFastCounting(seed | 0, hashOf(label));
  const normal = (mean = 0, deviation = 1) => mean + deviation * inverseNormal(uniform(), log);
  const whole = (low: number, high: number) => low + Math.floor(uniform() * (high - low + 1));
  return {
    uniform,
    normal,
    whole,
    between: (low, high) => low + (high - low) * uniform(),
    around: (median, deviation) => median * exp(normal(0, deviation)),
    happens: (probability) => uniform() < probability,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
    shuffle: <T>(list: readonly T[]) => {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [order[last], order[other]] = [order[other] as T, order[last] as T];
      }
      return order;
    },
  };
}

function smallFastCounting(seed: number, stream: number): () => number {
  let a = seed;
  let b = stream;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return ((sum >>> 0) + 0.5) / 4294967296;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
