import type { Reason } from "../figure/index.ts";

/** A value to be held against the threshold. */
export interface Measured {
  readonly kind: "measured";
  readonly value: number;
  /** The highest threshold that the years of history can decide; at a higher one the result is unknown. */
  readonly upTo: number;
}

/** Passed or failed whatever the threshold, such as a P/E without earnings or a debt test without debt. */
export interface Settled {
  readonly kind: "settled";
  readonly result: "pass" | "fail";
  readonly because: Reason;
}

/** Neither: an input is missing, or the check does not fit. */
export interface Unmeasured {
  readonly kind: "unmeasured";
  readonly because: Reason;
}

/** What a formula measures for a company, before the threshold. */
export type Measure = Measured | Settled | Unmeasured;

/** A value to compare; NaN and infinities cannot be compared and count as a denominator of 0. */
export function measured(value: number, upTo = Number.POSITIVE_INFINITY): Measured | Unmeasured {
  return Number.isFinite(value) ? { kind: "measured", value, upTo } : unmeasured("denominator-not-positive");
}

/** Passed whatever the threshold. */
export function passed(because: Reason): Settled {
  return { kind: "settled", result: "pass", because };
}

/** Failed whatever the threshold. */
export function failed(because: Reason): Settled {
  return { kind: "settled", result: "fail", because };
}

/** Not known. */
export function unmeasured(because: Reason): Unmeasured {
  return { kind: "unmeasured", because };
}

/** numerator / denominator; failed when the denominator is 0 or negative, which needs `because`. */
export function ratioOrFail(numerator: number, denominator: number, because: Reason): Measure {
  return denominator > 0 ? measured(numerator / denominator) : failed(because);
}

/** numerator / denominator; not known when the denominator is 0 or negative (GEN-04). */
export function ratioOrUnknown(numerator: number, denominator: number): Measure {
  return denominator > 0 ? measured(numerator / denominator) : unmeasured("denominator-not-positive");
}
