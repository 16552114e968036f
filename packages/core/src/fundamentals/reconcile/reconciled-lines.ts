import type { Day } from "../../time/index.ts";
import type { FiledLines } from "./filed-lines.ts";
import type { FiscalFrame } from "./fiscal-frame.ts";
import { emptyLedger, type Ledger, ledgerOf } from "./ledger.ts";
import type { LineGroup } from "./line-group.ts";
import { type KnownSeams, noSeams, seamsBefore } from "./line-seams.ts";
import { type ReconciledYear, reconciledYear } from "./reconciled-year.ts";

/** An item of a company as known on a day: everything filed, and what stands. */
export interface ReconciledLines {
  readonly group: LineGroup;
  readonly ledger: Ledger;
  /** By the fiscal years of the frame. */
  readonly years: readonly ReconciledYear[];
  /** Index of the first fiscal year that is not as it was on the day before; infinite where all are. */
  readonly changedFrom: number;
  /** Seams that were looked for, see `lineSeams`. */
  readonly knownSeams: KnownSeams;
}

export interface ReconcilingInput {
  readonly group: LineGroup;
  readonly filings: readonly FiledLines[];
  readonly frame: FiscalFrame;
  readonly asOf: Day;
  /** The same on an earlier day, with the same years; null where there is none. */
  readonly earlier: ReconciledLines | null;
}

/**
 * Reconciles all that filings state for an item by a day, year by year. Years of which nothing was filed since an earlier day are
 * taken over.
 *
 * @see REC-01
 *
 * @example
 * reconciledLines(input).years.at(-1)?.quarters[0].term?.value; // the first quarter of the year under way
 */
export function reconciledLines({ group, filings, frame, asOf, earlier }: ReconcilingInput): ReconciledLines {
  if (filings.length === 0)
    return {
      group,
      ledger: emptyLedger(group),
      years: [],
      changedFrom: Number.POSITIVE_INFINITY,
      knownSeams: noSeams(),
    };
  const ledger = ledgerOf({
    group,
    filings,
    asOf,
    places: frame.places,
    years: frame.years.length,
    earlier: earlier?.ledger ?? null,
  });
  if (earlier && ledger === earlier.ledger) return { ...earlier, changedFrom: Number.POSITIVE_INFINITY };
  const years: ReconciledYear[] = [];
  let changedFrom = Number.POSITIVE_INFINITY;
  for (let index = 0; index < frame.years.length; index++) {
    const known = earlier?.years[index];
    const isLast = index === frame.years.length - 1;
    const isSame =
      known !== undefined &&
      index < changedFrom &&
      earlier?.ledger.signatures[index] === ledger.signatures[index] &&
      isLast === (index === (earlier?.years.length ?? 0) - 1);
    if (!isSame && index < changedFrom) changedFrom = index;
    years.push(isSame ? known : reconciledYear({ ledger, group, index, isLast, before: years[index - 1] ?? null }));
  }
  const knownSeams = earlier ? seamsBefore(earlier.knownSeams, changedFrom) : noSeams();
  return { group, ledger, years, changedFrom, knownSeams };
}
