import type { FactName } from "../facts.ts";
import type { FindingId } from "./finding-ids.ts";

/** Speaks for the company, or against it. */
export type FindingDirection = "for" | "against";

/** Something unusual about a company, without words. */
export interface Finding {
  readonly id: FindingId;
  /** What it is about: of findings about the same, a report has one. */
  readonly topic: string;
  readonly direction: FindingDirection;
  /** How unusual it is, above 0 and up to 1. */
  readonly strength: number;
  /** Ids of items of evidence, by the names that the wordings use. */
  readonly refs: Readonly<Record<string, string>>;
}

/** A finding that a company may show. */
export interface Candidate {
  readonly id: FindingId;
  readonly topic: string;
  readonly direction: FindingDirection;
  /** What it needs, and what a wording may use. */
  readonly facts: readonly FactName[];
  readonly optional?: readonly FactName[];
  /** How unusual the facts are; 0 or less where they are not. All of `facts` are known. */
  readonly strength: (fact: (name: FactName) => number) => number;
}

/**
 * How far a number lies beyond where it starts to be unusual.
 *
 * @param value The number.
 * @param from From here on it is unusual, with a strength of 0.3.
 * @param full From here on it is as unusual as can be; lower than `from` where low numbers are unusual.
 * @returns 0 up to `from`, then 0.3 to 1.
 *
 * @example
 * beyond(0.25, 0.1, 0.4); // 0.65
 */
export function beyond(value: number, from: number, full: number): number {
  const share = (value - from) / (full - from);
  return share >= 0 ? LEAST + (1 - LEAST) * Math.min(1, share) : 0;
}

const LEAST = 0.3;
