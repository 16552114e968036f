import type { Day } from "../time/index.ts";
import type { Actions } from "./actions.ts";
import type { Bars } from "./bars.ts";
import { dividendPayments } from "./dividend-payments.ts";
import { splitAdjustedDividends } from "./split-adjusted-dividends.ts";
import { splitFactors } from "./split-factors.ts";

/** What can be wrong with splits and dividends. */
export type ActionProblemCode =
  | "split-out-of-order"
  | "split-ratio-not-positive"
  | "dividend-out-of-order"
  | "dividend-not-positive"
  | "dividend-not-below-close";

/** Something wrong with one split or dividend. */
export interface ActionProblem {
  readonly code: ActionProblemCode;
  /** Index in the list of splits or of dividends. */
  readonly index: number;
  readonly exDay: Day;
  /** The ratio or the amount as given. */
  readonly value: number;
}

/**
 * Checks what adjustment relies on: splits and dividends oldest first, ratios and amounts positive and finite, and the
 * dividends of a bar smaller than the close before it, on one share count.
 *
 * @param bars Raw bars, as traded.
 * @param actions Splits and dividends as paid.
 * @returns Every problem found. Dividends are compared with closes only when all else is sound. Empty when
 *   `totalReturnAdjusted` accepts the actions.
 *
 * @example
 * // A dividend of 30 after a close of 20:
 * validateActions(bars, actions); // [{ code: "dividend-not-below-close", index: 0, exDay: 19000, value: 30 }]
 */
export function validateActions(bars: Pick<Bars, "day" | "close">, actions: Actions): ActionProblem[] {
  const splits = actions.splits.map(({ exDay, ratio }) => ({ exDay, value: ratio }));
  const dividends = actions.dividends.map(({ exDay, amount }) => ({ exDay, value: amount }));
  const problems = [
    ...listProblems(splits, "split-out-of-order", "split-ratio-not-positive"),
    ...listProblems(dividends, "dividend-out-of-order", "dividend-not-positive"),
  ];
  return problems.length > 0 ? problems : payoutProblems(bars, actions);
}

function listProblems(
  events: readonly { readonly exDay: Day; readonly value: number }[],
  outOfOrder: ActionProblemCode,
  notPositive: ActionProblemCode,
): ActionProblem[] {
  const problems: ActionProblem[] = [];
  events.forEach(({ exDay, value }, index) => {
    if (exDay < (events[index - 1]?.exDay ?? exDay)) problems.push({ code: outOfOrder, index, exDay, value });
    if (!(value > 0 && Number.isFinite(value))) problems.push({ code: notPositive, index, exDay, value });
  });
  return problems;
}

function payoutProblems({ day, close }: Pick<Bars, "day" | "close">, actions: Actions): ActionProblem[] {
  const lastDay = day.at(-1) as Day | undefined;
  if (lastDay === undefined) return [];
  const factors = splitFactors(day, actions.splits);
  return dividendPayments(day, splitAdjustedDividends(actions, lastDay))
    .filter(({ bar, amount }) => amount >= (close[bar - 1] as number) * (factors[bar - 1] as number))
    .map(({ index, exDay }) => ({
      code: "dividend-not-below-close",
      index,
      exDay,
      value: actions.dividends[index]?.amount as number,
    }));
}
