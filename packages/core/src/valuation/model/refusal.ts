import type { RefusalCode } from "../../words/index.ts";

/** A value that a model refuses to give, why, and the numbers that led to it. */
export interface Refusal {
  readonly value: null;
  readonly because: RefusalCode;
  readonly details: Readonly<Record<string, number | string>>;
}

/**
 * Makes a refusal.
 *
 * @param because The code.
 * @param details The numbers and names in its sentence.
 *
 * @example
 * refuse("EPS_NOT_POSITIVE", { eps: -1.2 }).value; // null
 */
export function refuse(because: RefusalCode, details: Refusal["details"]): Refusal {
  return { value: null, because, details };
}

/**
 * Finds the first of some inputs that is not a number.
 *
 * @returns A refusal that names it; `null` when all are finite.
 *
 * @example
 * missingAmong({ eps: 6.5, growth: Number.NaN })?.details; // { input: "growth" }
 */
export function missingAmong(inputs: Readonly<Record<string, number>>): Refusal | null {
  const input = Object.keys(inputs).find((name) => !Number.isFinite(inputs[name]));
  return input === undefined ? null : refuse("MISSING_INPUT", { input });
}
