import { type Figure, figure, type KnownFigure } from "../../figure/index.ts";
import { mean, median } from "../../stats/index.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import { proofOf, withDoubts } from "../posts/proof.ts";
import { effectiveTargets } from "./effective-targets.ts";
import { doubtsUntil, type MaturedOutcome, type TargetOutcome } from "./target-outcome.ts";
import { type ScoreInterval, wilsonInterval } from "./wilson-interval.ts";

/** A target with what became of it. */
export interface JudgedTarget extends AnalystTarget {
  readonly outcome: TargetOutcome;
}

/** How often something came true. */
export interface HitRate {
  readonly hits: number;
  /** hits / matured targets, a fraction. */
  readonly rate: KnownFigure;
  /** The equivalent number of independent targets, see `effectiveTargets`. */
  readonly effective: number;
  /** 95 % score interval of Wilson, for that number of targets. */
  readonly interval: ScoreInterval;
}

/** The record of targets whose twelve months are over. */
export interface TrackRecord {
  /** Met by some close within twelve months. */
  readonly metAny: HitRate;
  /** Met by the last close of the twelve months. */
  readonly metEnd: HitRate;
  /** Median of the calendar days from post to meeting, of those that were met. */
  readonly medianDaysToMeet: Figure;
  /** Mean of target / price after twelve months - 1: above 0 for targets that are too high. */
  readonly bias: Figure;
  /** Mean of the same without its sign. */
  readonly absoluteError: Figure;
}

/** A record of too few targets shows luck rather than skill. */
export interface HiddenRecord {
  readonly value: null;
  readonly because: "too-few-matured";
}

/**
 * Correlation of the hits of two targets of the same day and direction, as it is in simulated prices (see the table in
 * docs/statistics.md): two that are reached at the end fare alike more often than two that are reached at some time.
 */
const LIKENESS = { metAny: 0.45, metEnd: 0.6 } as const;

/** Matured targets that a record needs. */
export const MIN_MATURED = 5;

/**
 * Sums up how the matured ones of some targets have done.
 *
 * @param targets Targets of a firm, or of all firms; those that still run play no part.
 * @returns Hidden below five matured targets.
 * @see PT-08, STA-17
 *
 * @example
 * // Five targets more than a year apart of which three were met:
 * trackRecord(targets); // { metAny: { hits: 3, rate: { value: 0.6, ... }, interval: { low: 0.23, high: 0.88 } }, ... }
 */
export function trackRecord(targets: readonly JudgedTarget[]): TrackRecord | HiddenRecord {
  const matured = targets.filter(isMatured);
  if (matured.length < MIN_MATURED) return { value: null, because: "too-few-matured" };
  const outcomes = matured.map(({ outcome }) => outcome);
  const proof = proofOf(matured, "PT-08");
  const proofs = {
    // A target that is met is known to be met from then on; one that is not, at the end.
    metAny: withDoubts(
      proof,
      outcomes.flatMap((outcome) => doubtsUntil(outcome, outcome.dayMet ?? outcome.horizon)),
    ),
    metEnd: withDoubts(
      proof,
      outcomes.flatMap((outcome) => doubtsUntil(outcome, outcome.horizon)),
    ),
  };
  const rateOf = (met: keyof typeof LIKENESS): HitRate => {
    const hits = matured.filter(({ outcome }) => outcome[met]).length;
    const rate = hits / matured.length;
    const effective = effectiveTargets(matured, LIKENESS[met]);
    return {
      hits,
      rate: { value: rate, provenance: proofs[met] },
      effective,
      interval: wilsonInterval(rate * effective, effective),
    };
  };
  const days = outcomes.flatMap(({ daysToMeet }) => daysToMeet ?? []);
  const errors = outcomes.map(({ signedError }) => signedError);
  const absolute = errors.map((error) => Math.abs(error));
  return {
    metAny: rateOf("metAny"),
    metEnd: rateOf("metEnd"),
    medianDaysToMeet: figure(median(days), proofs.metAny, "no-target-met"),
    bias: figure(mean(errors), proofs.metEnd, "no-price"),
    absoluteError: figure(mean(absolute), proofs.metEnd, "no-price"),
  };
}

/** True for a target whose twelve months are over and were observed. */
export function isMatured(target: JudgedTarget): target is JudgedTarget & { readonly outcome: MaturedOutcome } {
  return target.outcome.state === "matured";
}

/**
 * The record of targets of US stocks from 2000 to 2009, for comparison; fractions.
 *
 * @see Bradshaw, Brown & Huang, "Do sell-side analysts exhibit differential target price forecasting ability?", Review of
 *   Accounting Studies 18(4), 2013, abstract.
 */
export const PUBLISHED_BASE_RATES = {
  /** Met at some time within twelve months. */
  metAny: 0.64,
  /** Met at the end of twelve months. */
  metEnd: 0.38,
  /** Mean absolute error of the target. */
  absoluteError: 0.45,
  /** The mean excess of the return that targets imply over the actual return. */
  excessReturn: 0.15,
  source: "Bradshaw, Brown & Huang, Review of Accounting Studies 18(4), 2013",
  market: "US",
  firstYear: 2000,
  lastYear: 2009,
} as const;
