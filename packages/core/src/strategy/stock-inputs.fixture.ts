import { checkOf } from "../checks/index.ts";
import type { Bars } from "../series/index.ts";
import { calendarColumns } from "./columns/calendar-columns.ts";
import type { CheckValues, StockInputs } from "./columns/stock-inputs.ts";

/**
 * Inputs made of bars: the benchmark is the stock itself, metrics and checks are waves that never look ahead, the calendar is that
 * of the given days.
 */
export function inputsOf(bars: Bars, tradingDays: Int32Array = bars.day): StockInputs {
  const wave = (name: string) => bars.day.map((day) => 1000 * (1 + Math.sin(day / 40 + name.length)));
  const column = (name: string) => Float64Array.from(wave(name), (value) => value / 1000);
  const calendar = calendarColumns(bars.day, tradingDays);
  return {
    bars,
    benchmark: bars,
    metric: column,
    check: (id) =>
      checkValues(
        checkOf(id).comparison,
        Float64Array.from(column(id), (value) => value * 10),
      ),
    rate: () => new Float64Array(bars.day.length).fill(0.03),
    calendar: (field) => calendar[field],
  };
}

export function checkValues(comparison: CheckValues["comparison"], values: Float64Array, threshold = 10): CheckValues {
  return { comparison, values, threshold, thresholds: null, upTo: null };
}
