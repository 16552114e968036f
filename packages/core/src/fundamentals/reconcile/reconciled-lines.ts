import type { Day } from "../../time/index.ts";
import type { FiledLines } from "./filed-lines.ts";
import type { FiscalFrame, FrameYear } from "./fiscal-frame.ts";
import { emptyLedger, type Ledger, ledgerOf } from "./ledger.ts";
import type { LineGroup } from "./line-group.ts";
import { firstOtherSeam, type KnownSeams, noSeams, seamsBefore } from "./line-seams.ts";
import { type ReconciledYear, reconciledYear } from "./reconciled-year.ts";
import { repeatedYear } from "./repeated-year.ts";
import { firstOtherQuarter } from "./same-figures.ts";

/** An item of a company as known on a day: everything filed, and what stands. */
export interface ReconciledLines {
  readonly group: LineGroup;
  readonly ledger: Ledger;
  /** By the fiscal years of the frame. */
  readonly years: readonly ReconciledYear[];
  /** Index of the first fiscal year of which something was filed since the day before; infinite where nothing was. */
  readonly touchedFrom: number;
  /**
   * Index of the first quarter of the frame of which another figure is shown than on the day before, by itself or of the year that it
   * ends, or with which the first year after a seam begins that was not there or is none now; infinite without one.
   */
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
  /** Years that end before this day may take a figure from an earlier filing than the newest that states it. */
  readonly repeatsBefore?: number;
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
export function reconciledLines(input: ReconcilingInput): ReconciledLines {
  const { group, filings, frame, asOf, earlier } = input;
  if (filings.length === 0)
    return { group, ledger: emptyLedger(group), years: [], ...AS_BEFORE, knownSeams: noSeams() };
  const ledger = ledgerOf({
    group,
    filings,
    asOf,
    places: frame.places,
    years: frame.years.length,
    earlier: earlier?.ledger ?? null,
  });
  if (earlier && ledger === earlier.ledger) return { ...earlier, ...AS_BEFORE };
  const { years, touchedFrom } = yearsOf(input, ledger);
  const knownSeams = earlier ? seamsBefore(earlier.knownSeams, touchedFrom) : noSeams();
  const changedFrom = earlier ? firstChanged(earlier, { years, knownSeams }, touchedFrom) : 4 * touchedFrom;
  return { group, ledger, years, touchedFrom, changedFrom, knownSeams };
}

function yearsOf(
  { group, frame, earlier, repeatsBefore = Number.NEGATIVE_INFINITY }: ReconcilingInput,
  ledger: Ledger,
): Pick<ReconciledLines, "years" | "touchedFrom"> {
  const years: ReconciledYear[] = [];
  let touchedFrom = Number.POSITIVE_INFINITY;
  let areAsBefore = true;
  for (let index = 0; index < frame.years.length; index++) {
    const isLast = index === frame.years.length - 1;
    // A year follows the one before it: where that has other figures, it is looked at anew.
    const known = areAsBefore && isLast === (index === (earlier?.years.length ?? 0) - 1) && earlier?.years[index];
    if (known && index < touchedFrom && earlier?.ledger.signatures[index] === ledger.signatures[index]) {
      years.push(known);
      continue;
    }
    touchedFrom = Math.min(touchedFrom, index);
    const { end } = frame.years[index] as FrameYear;
    const repeated = known && end < repeatsBefore ? repeatedYear(known, ledger, index) : null;
    years.push(repeated ?? reconciledYear({ ledger, group, index, isLast, before: years[index - 1] ?? null }));
    if (!repeated) areAsBefore = false;
  }
  return { years, touchedFrom };
}

const AS_BEFORE = { touchedFrom: Number.POSITIVE_INFINITY, changedFrom: Number.POSITIVE_INFINITY };

/** The first quarter, from a year on, that shows something else than before, or begins a year with another seam before it. */
function firstChanged(
  earlier: ReconciledLines,
  now: Pick<ReconciledLines, "years" | "knownSeams">,
  from: number,
): number {
  let first = Number.POSITIVE_INFINITY;
  for (let index = from; index < now.years.length && first === Number.POSITIVE_INFINITY; index++) {
    first = 4 * index + firstOtherQuarter(earlier.years[index], now.years[index] as ReconciledYear);
  }
  return Math.min(first, 4 * firstOtherSeam(earlier, now, "quarter"), 4 * firstOtherSeam(earlier, now, "year"));
}
