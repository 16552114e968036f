import type { Day } from "../../time/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { doubts } from "../reconcile/confirmation.ts";
import { filedLines } from "../reconcile/filed-lines.ts";
import { type FiscalFrame, fiscalFrame, isSameFrame } from "../reconcile/fiscal-frame.ts";
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
  /** First day of the first fiscal year of which something changed since the earlier day; infinite where nothing did. */
  changedFrom(): number;
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
  { asOf, currency, isConfirmationAsked, earlier }: StoreOptions,
): ReconciledStore {
  const frame = fiscalFrame(prepared.spans.list, asOf);
  // The figures alone: a store that held the one before it would hold those of all days.
  const last = earlier && isSameFrame(earlier.frame, frame) ? earlier.known : null;
  const known = new Map<LineGroup, ReconciledLines>();
  const of = (group: LineGroup): ReconciledLines =>
    remembered(known, group, () => {
      const filings = filedLines(prepared, group, currency);
      return reconciledLines({ group, filings, frame, asOf, earlier: last?.get(group) ?? null });
    });
  const changedFrom = (): number => {
    if (!last) return Number.NEGATIVE_INFINITY;
    let first = Number.POSITIVE_INFINITY;
    for (const group of last.keys()) first = Math.min(first, of(group).changedFrom);
    return first === Number.POSITIVE_INFINITY ? first : (frame.years[first]?.start ?? Number.NEGATIVE_INFINITY);
  };
  const doubtsOf = memoized((group: LineGroup) =>
    doubts({ lines: of(group), partners: partnersOf(prepared, group).map(of), concepts: prepared.concepts }),
  );
  return { frame, of, isDoubtful: (group, cell) => isConfirmationAsked && doubtsOf(group)(cell), known, changedFrom };
}

/** Items to which another one has a usual ratio: its margin. */
const PARTNERS: readonly (readonly [ItemId, readonly ItemId[]])[] = [
  ["grossProfit", ["revenue"]],
  ["operatingIncome", ["revenue"]],
  ["netIncome", ["revenue", "operatingIncome"]],
  ["capex", ["revenue"]],
  ["revenue", ["grossProfit"]],
  ["costOfRevenue", ["revenue"]],
];

function partnersOf({ finders }: PreparedFacts, group: LineGroup): readonly LineGroup[] {
  const groupsOf = (id: ItemId) => finders[id].sources.flatMap(({ groups }) => groups);
  const found = PARTNERS.find(([id]) => groupsOf(id).includes(group));
  return (found?.[1] ?? []).flatMap((id) => groupsOf(id).slice(0, 1));
}
