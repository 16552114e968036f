import type { Day } from "../../time/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { doubts } from "../reconcile/confirmation.ts";
import { filedLines } from "../reconcile/filed-lines.ts";
import { type FiscalFrame, firstMoved, fiscalFrame, isSameFrame } from "../reconcile/fiscal-frame.ts";
import { JUDGED_YEARS } from "../reconcile/likely-swap.ts";
import type { LineGroup } from "../reconcile/line-group.ts";
import { type ReconciledLines, reconciledLines } from "../reconcile/reconciled-lines.ts";
import type { ReconciledCell } from "../reconcile/reconciled-year.ts";
import { memoized, remembered } from "../remembered.ts";

/** The reconciled flows of a company on a day, each computed when first needed, and once. */
export interface ReconciledStore {
  readonly frame: FiscalFrame;
  of(group: LineGroup): ReconciledLines;
  /** Whether a figure of an item rests on a fact that nothing confirms (REC-22). */
  isDoubtful(group: LineGroup, cell: ReconciledCell): boolean;
  /** All that were asked for. */
  readonly known: ReadonlyMap<LineGroup, ReconciledLines>;
  /** Tells from where on flows differ from those of the earlier day. */
  changes(): FlowChanges;
}

/** Since when flows are not as they were; infinite where nothing is new. */
export interface FlowChanges {
  /** First day of the first fiscal year of which something was filed. */
  readonly touchedFrom: number;
  /** Last day of the first quarter, or year, that shows another figure. */
  readonly changedFrom: number;
}

export interface StoreOptions {
  /** Later filings are not seen. */
  readonly asOf: Day;
  /** Unit of the amounts. */
  readonly currency: string;
  /** False where no figure is judged by whether a second fact confirms it. */
  readonly isConfirmationAsked: boolean;
  /** The same on an earlier day; null where there is none. */
  readonly earlier: ReconciledStore | null;
  /** Years that end before this day may take a figure from an earlier filing than the newest that states it. */
  readonly repeatsBefore?: number | undefined;
}

/**
 * The flows of a company on a day, those of years of which nothing was filed since an earlier day taken over.
 *
 * @param prepared Facts of the company.
 * @param options The day, the currency, and the same on an earlier day.
 * @see REC-01
 *
 * @example
 * reconciledStore(prepared, { asOf, currency: "USD", isConfirmationAsked: true, earlier: null }).of(revenue).years;
 */
export function reconciledStore(
  prepared: PreparedFacts,
  { asOf, currency, isConfirmationAsked, repeatsBefore = Number.NEGATIVE_INFINITY, earlier }: StoreOptions,
): ReconciledStore {
  const frame = fiscalFrame(prepared.spans.list, asOf);
  // The figures alone: a store that held the one before it would hold those of all days.
  const last = earlier && isSameFrame(earlier.frame, frame) ? earlier.known : null;
  const yearsBefore = earlier?.frame.years.length ?? 0;
  const firstMovedQuarter = earlier && last ? firstMoved(earlier.frame, frame) : 0;
  const known = new Map<LineGroup, ReconciledLines>();
  const of = (group: LineGroup): ReconciledLines =>
    remembered(known, group, () => {
      const filings = filedLines(prepared, group, currency);
      return reconciledLines({ group, filings, frame, asOf, repeatsBefore, earlier: last?.get(group) ?? null });
    });
  const changes = (): FlowChanges => {
    if (!last) return EVERYTHING;
    // With another year the last of those that are judged as new is one no more, though nothing was filed of it.
    const isOlder = isConfirmationAsked && frame.years.length > yearsBefore;
    let touched = isOlder ? Math.max(yearsBefore - JUDGED_YEARS, 0) : Number.POSITIVE_INFINITY;
    let changed = firstMovedQuarter;
    for (const group of last.keys()) {
      const lines = of(group);
      touched = Math.min(touched, lines.touchedFrom);
      changed = Math.min(changed, lines.changedFrom);
    }
    return { touchedFrom: startOfYear(frame, touched), changedFrom: endOfQuarter(frame, changed) };
  };
  const doubtsOf = memoized((group: LineGroup) =>
    doubts({ ...comparedWith(prepared, group, of), lines: of(group), stated: prepared }),
  );
  return { frame, of, isDoubtful: (group, cell) => isConfirmationAsked && doubtsOf(group)(cell), known, changes };
}

const EVERYTHING: FlowChanges = { touchedFrom: Number.NEGATIVE_INFINITY, changedFrom: Number.NEGATIVE_INFINITY };

function startOfYear({ years }: FiscalFrame, index: number): number {
  return index === Number.POSITIVE_INFINITY ? index : (years[index]?.start ?? Number.NEGATIVE_INFINITY);
}

/** A year may end some days before its last quarter. */
function endOfQuarter({ years, quarters }: FiscalFrame, index: number): number {
  if (index === Number.POSITIVE_INFINITY) return index;
  const [end, ofYear] = [quarters[index]?.end, years[index >> 2]?.end];
  return end === undefined || ofYear === undefined ? Number.NEGATIVE_INFINITY : Math.min(end, ofYear);
}

/** An amount half as large, or half as large again, is plainly wrong. */
const BY_HALF: readonly number[] = [0.5, 1.5];
/** Cash flows change by more than that from quarter to quarter; none at all is plainly wrong. */
const NO_FLOW: readonly number[] = [0];

/** Items to which another one has a usual ratio, its margin, and the factors that make it plainly wrong. */
const COMPARED: readonly (readonly [item: ItemId, partners: readonly ItemId[], plainlyWrong: readonly number[]])[] = [
  ["grossProfit", ["revenue"], BY_HALF],
  ["operatingIncome", ["revenue"], BY_HALF],
  ["netIncome", ["revenue", "operatingIncome"], BY_HALF],
  ["capex", ["revenue"], []],
  ["revenue", ["grossProfit"], BY_HALF],
  ["cfo", [], NO_FLOW],
  ["costOfRevenue", ["revenue"], []],
];

function comparedWith({ finders }: PreparedFacts, group: LineGroup, of: ReconciledStore["of"]) {
  const groupsOf = (id: ItemId) => finders[id].sources.flatMap(({ groups }) => groups);
  const [, partners, plainlyWrong] = COMPARED.find(([id]) => groupsOf(id).includes(group)) ?? NOTHING_COMPARED;
  return { partners: partners.flatMap((id) => groupsOf(id).slice(0, 1)).map(of), plainlyWrong };
}

const NOTHING_COMPARED: (typeof COMPARED)[number] = ["revenue", [], []];
