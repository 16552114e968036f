import { type CheckId, isCheckId } from "../checks/index.ts";
import { screenMetricOf } from "../screen/index.ts";
import type {
  AlertDirection,
  AlertModel,
  ChangePeriod,
  CheckTurn,
  FilingKind,
  HitChange,
  MoatChange,
  PercentileGroup,
  TargetChange,
} from "../words/index.ts";

/** A number of a stock that crosses a line to one side. */
export type LineCondition = {
  readonly direction: AlertDirection;
  /** Rates as fractions, money per share as on the day on which the alert was made. */
  readonly line: number;
} & (
  | { readonly kind: "price" }
  /** Change of the price over a period, dividends left out. */
  | { readonly kind: "change"; readonly period: ChangePeriod }
  /** Value of a share by a model with default parameters ÷ its price − 1. */
  | { readonly kind: "gap"; readonly model: AlertModel }
  /** A number of the screener. */
  | { readonly kind: "metric"; readonly metric: string }
  /** Its standing in a group: 1 is the best. */
  | { readonly kind: "percentile"; readonly metric: string; readonly within: PercentileGroup }
);

/** The mean of the analysts' targets crosses the price: above it, or below. */
export interface ConsensusCondition {
  readonly kind: "consensus";
  readonly direction: AlertDirection;
}

/** A check has another result. */
export interface CheckCondition {
  readonly kind: "check";
  readonly check: string;
  readonly turns: CheckTurn;
  /** Moved threshold; that of the company's kind unless given. */
  readonly threshold?: number | undefined;
}

/** The moat of a company has another width. */
export interface MoatCondition {
  readonly kind: "moat";
  readonly change: MoatChange;
}

/** What is read from a column of the screening of a market. */
export type ColumnCondition = LineCondition | ConsensusCondition | CheckCondition | MoatCondition;

/** Something new of a stock: a filing of one of these kinds, or a price target. */
export type NewsCondition =
  | { readonly kind: "filing"; readonly filings: readonly FilingKind[] }
  | { readonly kind: "target"; readonly change: TargetChange };

/** A stock begins or ends to pass a strategy; of an alert without a stock, any does. */
export interface StrategyCondition {
  readonly kind: "strategy";
  /** Of the library or of the user. */
  readonly strategyId: string;
  readonly change: HitChange;
}

/** A stock of the market begins or ends to pass all filters of a screen. */
export interface ScreenCondition {
  readonly kind: "screen";
  readonly paramFilters: readonly ({ readonly metric: string } | { readonly check: string } | object)[];
  readonly change: HitChange;
}

/** The newest report breaks an assumption of a saved valuation. */
export interface ThesisCondition {
  readonly kind: "thesis";
  readonly savedItemId: string;
}

/** The next results are so many days away, or fewer. */
export interface EarningsCondition {
  readonly kind: "earnings";
  readonly days: number;
}

export type AlertCondition =
  | ColumnCondition
  | NewsCondition
  | EarningsCondition
  | StrategyCondition
  | ScreenCondition
  | ThesisCondition;

/** Why a condition makes no sense, and in which field. */
export interface ConditionProblem {
  readonly field: "metric" | "check" | "line" | "threshold" | "filings" | "paramFilters";
  readonly because: "unknown" | "out-of-bounds" | "empty";
}

const MAX_LINE = 1e15;

/**
 * Finds what makes no sense in a condition of the right shape.
 *
 * @returns Null where it makes sense.
 *
 * @example
 * problemOf({ kind: "percentile", metric: "pe", within: "sector", direction: "above", line: 1.2 });
 * // { field: "line", because: "out-of-bounds" }
 */
export function problemOf(condition: AlertCondition): ConditionProblem | null {
  if ("metric" in condition && !screenMetricOf(condition.metric)) return { field: "metric", because: "unknown" };
  if (condition.kind === "check") return problemOfCheck(condition);
  if (condition.kind === "filing") {
    return condition.filings.length === 0 ? { field: "filings", because: "empty" } : null;
  }
  if (condition.kind === "screen" && !condition.paramFilters.every(isKnownFilter)) {
    return { field: "paramFilters", because: "unknown" };
  }
  return "line" in condition && !isSensibleLine(condition) ? { field: "line", because: "out-of-bounds" } : null;
}

/** Names of groups are those of a market, which may have others tomorrow. */
function isKnownFilter(filter: ScreenCondition["paramFilters"][number]): boolean {
  if ("metric" in filter) return screenMetricOf(filter.metric) !== null;
  return !("check" in filter) || isCheckId(filter.check);
}

function problemOfCheck({ check, threshold }: CheckCondition): ConditionProblem | null {
  if (!isCheckId(check)) return { field: "check", because: "unknown" };
  const isBad = threshold !== undefined && !(Math.abs(threshold) <= MAX_LINE);
  return isBad ? { field: "threshold", because: "out-of-bounds" } : null;
}

/** A price is above 0, none falls by more than all of it, and a percentile has a best and a worst. */
function isSensibleLine({ kind, line }: LineCondition): boolean {
  if (!(Math.abs(line) <= MAX_LINE)) return false;
  if (kind === "price") return line > 0;
  if (kind === "change" || kind === "gap") return line > -1;
  return kind !== "percentile" || (line >= 0 && line <= 1);
}

/** Whether a condition is read from a column of the screening. */
export function isOfColumn(condition: AlertCondition): condition is ColumnCondition {
  return !["filing", "target", "earnings", "strategy", "screen", "thesis"].includes(condition.kind);
}

/** The check of a condition that is known to make sense. */
export function checkIn({ check }: CheckCondition): CheckId {
  return check as CheckId;
}
