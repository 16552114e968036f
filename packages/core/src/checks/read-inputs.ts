import type { Figure, Reason } from "../figure/index.ts";
import type { CheckInputs, InputName, Read } from "./check-inputs.ts";

/**
 * The numbers that a formula reads.
 *
 * @param inputs What is known about a company.
 * @param names What the formula reads.
 * @returns A number of each figure and the latest years in a row of each history; the reason when a figure is missing.
 *
 * @example
 * readInputs(inputs, ["priceInAccounts", "epsTtm"]); // { priceInAccounts: 60, epsTtm: 5.2 }, or "not-reported"
 */
export function readInputs<const Name extends InputName>(
  inputs: CheckInputs,
  names: readonly Name[],
): Read<Name> | Reason {
  const values: Partial<Record<InputName, number | readonly number[]>> = {};
  for (const name of names) {
    const input: Figure | readonly Figure[] = inputs[name];
    if (!("value" in input)) {
      const whyNone = reasonOfAll(input);
      if (whyNone !== null) return whyNone;
      values[name] = latestInARow(input);
    } else if (input.value === null) return input.because;
    else values[name] = input.value;
  }
  return values as Read<Name>;
}

/**
 * Why the histories among some inputs have too few years: a seam cut them, or the years are not known. Inputs without a history count the
 * years of prices and dividends.
 *
 * @see REC-13
 *
 * @example
 * whyTooFew(inputs, ["epsAnnual"]); // "too-few-periods"
 */
export function whyTooFew(inputs: CheckInputs, names: readonly InputName[]): Reason {
  const histories = names.flatMap((name): (readonly Figure[])[] => {
    const input: Figure | readonly Figure[] = inputs[name];
    return "value" in input ? [] : [input];
  });
  if (histories.length === 0) return "history-too-short";
  const isCut = histories.some((history) => {
    const lastMissing = history.findLast(({ value }) => value === null);
    return lastMissing?.value === null && lastMissing.because === "restated-perimeter";
  });
  return isCut ? "restated-perimeter" : "too-few-periods";
}

/** No year of accounts that are too old, or that the data does not have, counts; otherwise the years after a gap do. */
function reasonOfAll(history: readonly Figure[]): Reason | null {
  const last = history.at(-1);
  if (last?.value !== null) return null;
  return last.because === "accounts-too-old" || last.because === "no-accounts" ? last.because : null;
}

/** The years after the last missing one. */
function latestInARow(history: readonly Figure[]): readonly number[] {
  const lastMissing = history.findLastIndex(({ value }) => value === null);
  return history.slice(lastMissing + 1).map(({ value }) => value as number);
}
