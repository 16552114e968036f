import type { WireFigure } from "@plumbline/contract";
import type { MissingPart } from "../../ui/index.ts";
import type { CheckCounts } from "./live-rows.ts";
import type { ShownStock } from "./sort-stocks.ts";

type Because = MissingPart["because"];

/** The numbers of a stock that have a column. */
export const COLUMNS = ["price", "change", "gap", "checks"] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** The columns of a list, without those that none of its stocks has a value in. */
export interface FoldedColumns {
  readonly shown: readonly ColumnName[];
  /** The others, each with the reason of the first stock. */
  readonly missing: readonly { readonly column: ColumnName; readonly because: Because }[];
}

/** Leaves out the columns that would be dashes from top to bottom; what is still loading counts as known. */
export function foldColumns(stocks: readonly ShownStock[]): FoldedColumns {
  const missing = COLUMNS.flatMap((column) => {
    const reasons = stocks.map((stock) => reasonOf(stock, column));
    const because = reasons[0] ?? null;
    return because === null || reasons.includes(null) ? [] : [{ column, because }];
  });
  return { shown: COLUMNS.filter((column) => missing.every((one) => one.column !== column)), missing };
}

/** Why a stock has no value in a column; null where it has one, and while it loads. */
function reasonOf({ live: { quote, gap, checks } }: ShownStock, column: ColumnName): Because | null {
  if (quote === null) return "not-in-market-data";
  if (column === "checks") return checks === undefined ? null : reasonOfChecks(checks);
  return becauseOf(column === "gap" ? gap : quote?.[column]);
}

function becauseOf(figure: WireFigure | undefined): Because | null {
  return figure?.value === null ? figure.because : null;
}

/** Why no check of a stock is known; null where some are. */
export function reasonOfChecks(checks: CheckCounts | null): Because | null {
  if (!checks) return "not-in-market-data";
  if (checks.pass + checks.near + checks.fail > 0) return null;
  return checks.because ?? "not-applicable";
}
