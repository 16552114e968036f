import { type Figure, missing } from "../../figure/index.ts";
import type { Fundamentals } from "../../fundamentals/index.ts";
import type { SplitStep } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";

/** The share count that accounts stand on, as far as it can be told from a price. */
export interface CountOfAccounts {
  /** Day on which their latest period was filed; NaN where they have none. */
  readonly filedAt: number;
  /** Day from which filings show the newest split that the vendor of the prices does not state; NaN where there is none. */
  readonly splitAt: number;
}

/** The last price of a day, and how it came about. */
export interface TradedPrice {
  /** Day of its bar. */
  readonly day: Day;
  /** Changes up to that day as by splits that no vendor states, see `splitSteps`. */
  readonly steps: readonly SplitStep[];
}

/** Two steps that undo each other are a wrong bar: together they are this near to no change, in log. */
const NO_CHANGE = Math.log(1.2);

/**
 * The share count of accounts, for putting a price beside them.
 *
 * @param fundamentals The company on a day.
 * @see REC-17
 *
 * @example
 * countOfAccounts(walmart); // { filedAt: 2024-03-15, splitAt: 2024-03-15 } without a vendor's splits
 */
export function countOfAccounts({ isAnnualOnly, quarters, years, splits }: Fundamentals): CountOfAccounts {
  const latest = (isAnnualOnly ? years : quarters).list.at(-1);
  const unstated = splits.filter(({ vendor }) => vendor === null).map(({ from }) => from);
  return {
    filedAt: latest?.filed ?? Number.NaN,
    splitAt: unstated.length === 0 ? Number.NaN : Math.max(...unstated),
  };
}

/**
 * A price beside accounts, where both are of one share count. A price is as it was traded on its day, and accounts are on the count of
 * their newest filing or of the vendor's splits. The two differ where the price has stepped as by a split since that filing, which
 * neither the vendor nor a filing has told yet; and where the price is older than the filing that tells of a split.
 *
 * @param price The price in the currency of the accounts.
 * @param traded Its bar and steps; absent where they are not known, and the price is taken as it is.
 * @returns Missing (`split-basis-unknown`) where the two may be on different counts.
 * @see REC-17
 *
 * @example
 * onOneCount(price, countOfAccounts(apple), { day, steps: [{ day: day("2014-06-09"), factor: 6.96 }] }).because; // "split-basis-unknown"
 */
export function onOneCount(price: Figure, { filedAt, splitAt }: CountOfAccounts, traded?: TradedPrice): Figure {
  if (price.value === null || traded === undefined) return price;
  let change = 0;
  for (const { day, factor } of traded.steps) if (day > filedAt && day <= traded.day) change += Math.log(factor);
  return traded.day < splitAt || Math.abs(change) > NO_CHANGE ? missing("split-basis-unknown") : price;
}
