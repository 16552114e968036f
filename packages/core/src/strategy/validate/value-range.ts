import { INDICATORS, type IndicatorId, type IndicatorPane } from "../../words/index.ts";
import { chosenIndicator } from "../columns/operand-key.ts";
import type { ResolvedOperand } from "../resolve-strategy.ts";
import { EVERYTHING, type Interval } from "./constraints.ts";

const closed = (low: number, high: number): Interval => ({ low, isLowOpen: false, high, isHighOpen: false });

/** No month has more trading days. */
const MAX_TRADING_DAYS_A_MONTH = 23;
const CALENDAR_RANGES = {
  month: closed(1, 12),
  weekday: closed(1, 7),
  tradingDayOfMonth: closed(1, MAX_TRADING_DAYS_A_MONTH),
  tradingDaysLeftInMonth: closed(0, MAX_TRADING_DAYS_A_MONTH - 1),
} as const;

/** The values that an operand can have at all, such as 0 to 100 of an RSI. */
export function valueRange(operand: ResolvedOperand): Interval {
  if (operand.times !== undefined && operand.times !== 1) return EVERYTHING;
  if ("calendar" in operand) return CALENDAR_RANGES[operand.calendar];
  if ("price" in operand) return { ...EVERYTHING, low: 0 };
  if ("monthlyAverage" in operand) return { ...EVERYTHING, low: 0 };
  if (!("indicator" in operand)) return EVERYTHING;
  const { indicator, output } = chosenIndicator(operand);
  const panes: readonly IndicatorPane[] = INDICATORS[indicator as IndicatorId].panes;
  return panes.some((pane) => pane.unit === "index" && pane.outputs.includes(output)) ? closed(0, 100) : EVERYTHING;
}
