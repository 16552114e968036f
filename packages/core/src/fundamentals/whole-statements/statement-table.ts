import type { CellState, Reason, Statement } from "../../words/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import { ITEMS } from "../concepts/items.ts";
import type { Traced } from "../derivation/derivation.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import type { FiscalPeriod } from "../periods/fiscal-period.ts";
import type { Periods } from "../periods/periods.ts";
import type { Rival, Seam } from "../reconcile/rival.ts";
import { cellState } from "./cell-state.ts";
import type { StatementLine } from "./statement-line.ts";
import { statementLines } from "./statement-lines.ts";

/** A figure of a statement. */
export interface StatementCell {
  readonly number: Traced;
  readonly state: CellState;
  /** Values filed for it besides, newest filing first. */
  readonly rivals: readonly Rival[];
}

/** A line of a statement with a cell for each period. */
export interface StatementRow {
  readonly line: StatementLine;
  /** Money of the period, money at its end, money per share, or shares. */
  readonly kind: "flow" | "stock" | "perShare" | "shares";
  readonly cells: readonly StatementCell[];
  /** Between periods of this table, by their places in it. */
  readonly seams: readonly Seam[];
}

/** A whole statement of a company by period, oldest first. */
export interface StatementTable {
  readonly periods: readonly FiscalPeriod[];
  readonly rows: readonly StatementRow[];
}

export interface StatementTableOptions {
  readonly statement: Statement;
  readonly span: "quarter" | "year";
  /** The newest so many periods; at least 1. */
  readonly maxPeriods: number;
}

/**
 * Lays a whole statement out as a company files it: every line that it states in one of the periods, each figure with its state
 * and with what speaks against it.
 *
 * @param known The company on a day, made of facts with those that only statements show (`withStatementFacts`).
 * @param options Which statement, of which periods.
 * @returns No row where no period is known, such as quarters of a filer who reports years only.
 * @throws {RangeError} if `maxPeriods` is not a whole number of at least 1.
 * @see FND-16, REC-13, REC-20
 *
 * @example
 * statementTable(apple, { statement: "income", span: "year", maxPeriods: 1 }).rows[0]?.line.id; // "revenue"
 */
export function statementTable(
  known: Fundamentals,
  { statement, span, maxPeriods }: StatementTableOptions,
): StatementTable {
  if (!Number.isInteger(maxPeriods) || maxPeriods < 1) {
    throw new RangeError(`A statement of ${maxPeriods} periods does not exist; ask for at least 1.`);
  }
  const periods = span === "quarter" ? known.quarters : known.years;
  const first = Math.max(0, periods.list.length - maxPeriods);
  const lines = statementLines(statement, known.company.type);
  const rows = lines.map((line) => rowOf(line, periods, first)).filter(({ cells }) => cells.some(isStated));
  return {
    periods: periods.list.slice(first),
    rows: rows.filter((row) => !isRepeated(row, rows) && !isBreakdown(row, rows)),
  };
}

function rowOf(line: StatementLine, periods: Periods, first: number): StatementRow {
  const { id } = line;
  const ofShares = id === "eps" || id === "sharesDiluted";
  const numberAt = (index: number): Traced => {
    if (id === "eps") return periods.eps(index);
    return id === "sharesDiluted" ? periods.sharesDiluted(index) : periods.item(id, index);
  };
  const cells = periods.list.slice(first).map((_, place): StatementCell => {
    const number = numberAt(first + place);
    return { number, state: cellState(number), rivals: ofShares ? [] : periods.rivals(id, first + place) };
  });
  const seams = ofShares ? [] : periods.seams(id).filter(({ before }) => before >= first);
  return { line, kind: kindOf(id), cells, seams: seams.map((seam) => shifted(seam, first)) };
}

function kindOf(id: StatementLine["id"]): StatementRow["kind"] {
  if (id === "eps") return "perShare";
  return id === "sharesDiluted" ? "shares" : ITEMS[id].kind;
}

function shifted({ before, after, proof }: Seam, first: number): Seam {
  return { before: before - first, after: after - first, proof };
}

/** Reasons of a line that a filer does not have, rather than of a figure that it stated. */
const NOT_STATED: ReadonlySet<Reason> = new Set<Reason>(["not-reported", "not-in-market-data"]);

function isStated({ number }: StatementCell): boolean {
  return number.value !== null || !NOT_STATED.has(number.because);
}

function isRepeated({ line, cells }: StatementRow, rows: readonly StatementRow[]): boolean {
  const other = cellsOf(line.repeats, rows);
  return other ? cells.every(({ number }, place) => number.value === other[place]?.number.value) : false;
}

/** Whether each of its figures is a part of one above. */
function isBreakdown({ line, cells }: StatementRow, rows: readonly StatementRow[]): boolean {
  const whole = cellsOf(line.partOf, rows);
  return whole ? cells.every((cell, place) => !isStated(cell) || isStated(whole[place] as StatementCell)) : false;
}

function cellsOf(id: ItemId | undefined, rows: readonly StatementRow[]): readonly StatementCell[] | undefined {
  return id && rows.find((row) => row.line.id === id)?.cells;
}
