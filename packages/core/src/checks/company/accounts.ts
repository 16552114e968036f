import { type Figure, isUnreported, missing } from "../../figure/index.ts";
import { type Fundamentals, figureOf, type ItemId, type Periods, type Traced } from "../../fundamentals/index.ts";

/** The accounts of a company on a day, and whose facts they were made of. */
export interface Accounts {
  readonly fundamentals: Fundamentals;
  /** Provider of the facts, such as `sec`. */
  readonly source: string;
  /** True where numbers alone are read, see `ProvenanceOptions`. */
  readonly isSourceEnough?: boolean;
}

/** The quarters of a company; its years when it reports years only. */
export function latestPeriods({ fundamentals }: Accounts): Periods {
  return fundamentals.isAnnualOnly ? fundamentals.years : fundamentals.quarters;
}

/**
 * A number of the period a number of years before the latest one.
 *
 * @param accounts The company on a day.
 * @param count Years back; 0 is the latest period.
 * @param of The number of a period, by its index.
 * @param flows The flows that it is made of, where it is compared with the latest one.
 * @returns Missing when the periods in between are not in a row or a seam of a flow lies among them, and where the accounts are too
 *   old.
 * @see FND-09, REC-13
 *
 * @example
 * yearsAgo(accounts, 3, (index) => accounts.fundamentals.quarters.trailing("cfo", index), ["cfo"]);
 */
export function yearsAgo(
  accounts: Accounts,
  count: number,
  of: (index: number) => Traced,
  flows: readonly ItemId[] = [],
): Figure {
  if (accounts.fundamentals.accounts?.state === "accounts-too-old") return missing("accounts-too-old");
  const periods = latestPeriods(accounts);
  const last = periods.list.length - 1;
  const back = count * periods.aYear;
  const gap = periods.gapIn(flows, last, back + 1);
  return gap ? missing(gap) : figureOf(of(last - back), accounts);
}

/** A figure where the accounts are in dollars, for the sizes that checks state in dollars. */
export function inDollars(figure: Figure, { fundamentals }: Accounts): Figure {
  return fundamentals.currency === "USD" ? figure : missing("not-in-dollars");
}

/**
 * 0 for a line that a known statement does not show: a filer does not tag what it does not have.
 *
 * @param line The line.
 * @param witness Another line of the same statement; its provenance proves the 0.
 *
 * @example
 * orNone(missing("not-reported"), assets); // { value: 0, provenance: assets.provenance }
 */
export function orNone(line: Figure, witness: Figure): Figure {
  const isAbsent = line.value === null && isUnreported(line.because);
  return isAbsent && witness.value !== null ? { value: 0, provenance: witness.provenance } : line;
}
