import type { Reason } from "../words/index.ts";
import type { Provenance } from "./provenance.ts";

/** A number that exists, and where it comes from. Rates are fractions, money is in units. */
export interface KnownFigure {
  readonly value: number;
  readonly provenance: Provenance;
}

/** A number that does not exist, and why. It is never 0. */
export interface MissingFigure {
  readonly value: null;
  readonly because: Reason;
}

/** What every screen shows and every answer carries: a number that can be questioned, or the reason there is none. */
export type Figure = KnownFigure | MissingFigure;

/**
 * Makes a figure of a number that may turn out not to exist.
 *
 * @param value The number; NaN and infinities count as missing.
 * @param provenance Where the number comes from.
 * @param because The reason given when `value` is not finite.
 * @returns A known figure when `value` is finite, a missing one otherwise.
 *
 * @example
 * figure(0.25, { source: "demo" }, "history-too-short"); // { value: 0.25, provenance: { source: "demo" } }
 */
export function figure(value: number, provenance: Provenance, because: Reason): Figure {
  return Number.isFinite(value) ? { value, provenance } : missing(because);
}

/**
 * Makes the figure of a number that does not exist.
 *
 * @example
 * missing("history-too-short"); // { value: null, because: "history-too-short" }
 */
export function missing(because: Reason): MissingFigure {
  return { value: null, because };
}
