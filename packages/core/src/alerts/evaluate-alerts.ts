import { type AlertMatrix, type AlertReading, columnReading, type ReadRow } from "./column-reading.ts";
import type { ColumnCondition, MoatCondition } from "./condition.ts";
import { type Crossing, crossing, type Side, turning } from "./crossing.ts";

/** What an alert knows of the past. */
export type AlertMemory = number | null;

/** An alert on a number of a stock, as it stands before the next one. */
export interface StandingAlert {
  readonly condition: ColumnCondition;
  /** Row of its stock; -1 where the market does not have it now. */
  readonly row: number;
  /** Line of its condition, in shares of the day; 0 of one without. */
  readonly line: number;
  /** 1 beyond and 0 short of the line, the last known width of a moat; null as long as nothing was known. */
  readonly last: AlertMemory;
}

export interface AlertOutcome {
  readonly last: AlertMemory;
  readonly rings: boolean;
  /** NaN where it is missing. */
  readonly value: number;
}

/**
 * Evaluates alerts on a market: each column is read once for all alerts on it.
 *
 * @param matrix All stocks, column by column.
 * @returns One outcome an alert, in their order.
 * @see ALR-01
 *
 * @example
 * evaluateAlerts(matrix, [{ condition: { kind: "price", direction: "above", line: 50 }, row: 3, line: 50, last: 0 }]);
 * // [{ last: 1, rings: true, value: 51.2 }]
 */
export function evaluateAlerts(matrix: AlertMatrix, alerts: readonly StandingAlert[]): AlertOutcome[] {
  const readings = new Map<string, ReadRow>();
  return alerts.map(({ condition, row, line, last }) => {
    const key = keyOf(condition);
    const read = readings.get(key) ?? columnReading(matrix, condition);
    readings.set(key, read);
    return nextOutcome(condition, last, read(row, line));
  });
}

/** What becomes of an alert with the next number of its stock. */
export function nextOutcome(condition: ColumnCondition, last: AlertMemory, reading: AlertReading): AlertOutcome {
  const { value } = reading;
  if (condition.kind === "moat") return { ...moatOutcome(condition, last, value), value };
  const next = crossingOf(condition)(sideOf(last), reading.standing, reading.band);
  return { last: memoryOf(next), rings: next.rings, value };
}

function crossingOf(condition: ColumnCondition): typeof crossing {
  return condition.kind === "check" && condition.turns === "either" ? turning : crossing;
}

function sideOf(last: AlertMemory): Side | null {
  return last === null ? null : last === 1 ? "beyond" : "short";
}

function memoryOf({ side }: Crossing): AlertMemory {
  return side === null ? null : side === "beyond" ? 1 : 0;
}

/** Widths are words: there is nothing between two of them, and an unknown one is passed over. */
function moatOutcome(
  { change }: MoatCondition,
  last: AlertMemory,
  width: number,
): Pick<AlertOutcome, "last" | "rings"> {
  if (Number.isNaN(width)) return { last, rings: false };
  if (last === null || last === width) return { last: width, rings: false };
  const isWider = width > last;
  return { last: width, rings: change === "any" || (change === "wider") === isWider };
}

/** Alerts of one key read the same column in the same way. */
function keyOf(condition: ColumnCondition): string {
  switch (condition.kind) {
    case "check":
      return `check ${condition.check} ${condition.turns} ${condition.threshold ?? ""}`;
    case "moat":
      return "moat";
    case "consensus":
    case "price":
      return `${condition.kind} ${condition.direction}`;
    case "change":
      return `change ${condition.period} ${condition.direction}`;
    case "gap":
      return `gap ${condition.model} ${condition.direction}`;
    case "metric":
      return `metric ${condition.metric} ${condition.direction}`;
    case "percentile":
      return `percentile ${condition.metric} ${condition.within} ${condition.direction}`;
  }
}
