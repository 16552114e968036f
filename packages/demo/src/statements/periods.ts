import type { ReportedQuarter } from "../companies/reported-quarters.ts";
import type { StatementLine } from "./statement-lines.ts";

/** A stretch of quarters that a filing reports in one column. */
export interface Period {
  /** Index of its first and last quarter. */
  readonly first: number;
  readonly last: number;
  readonly statements: readonly StatementLine["statement"][];
  /** An earlier period, shown for comparison. */
  readonly isComparative: boolean;
}

const YEAR = 4;

/**
 * Lists the columns of a periodic report. A quarterly report has the quarter and the year to date for income, only the
 * year to date for cash, each beside the year before, and the balance beside that of the last year end; an annual
 * report has three years and two balances, and no fourth quarter.
 *
 * @param index Quarter that the report closes.
 */
export function periodsOf(quarters: readonly ReportedQuarter[], index: number): readonly Period[] {
  const turn = (quarters[index] as ReportedQuarter).quarter;
  const periods = turn === YEAR ? annualPeriods(index) : quarterlyPeriods(index, turn);
  return periods.filter(({ first }) => first >= 0);
}

function annualPeriods(index: number): Period[] {
  const year = (back: number, statements: Period["statements"]): Period => ({
    first: index - YEAR * (back + 1) + 1,
    last: index - YEAR * back,
    statements,
    isComparative: back > 0,
  });
  const flows = ["income", "cash"] as const;
  return [year(0, flows), year(1, flows), year(2, flows), balance(index, false), balance(index - YEAR, true)];
}

function quarterlyPeriods(index: number, turn: number): Period[] {
  const flows = (back: number, length: number, statements: Period["statements"]): Period => ({
    first: index - back - length + 1,
    last: index - back,
    statements,
    isComparative: back > 0,
  });
  const balances = [balance(index, false), balance(index - turn, true)];
  if (turn === 1) return [flows(0, 1, ["income", "cash"]), flows(YEAR, 1, ["income", "cash"]), ...balances];
  const toDate = ["income", "cash"] as const;
  return [
    flows(0, 1, ["income"]),
    flows(YEAR, 1, ["income"]),
    flows(0, turn, toDate),
    flows(YEAR, turn, toDate),
    ...balances,
  ];
}

function balance(index: number, isComparative: boolean): Period {
  return { first: index, last: index, statements: ["balance"], isComparative };
}
