import { CHART_RANGES } from "@plumbline/contract/calls";
import { AVERAGE_LENGTHS, type AverageLength, type ChartState } from "./chart-state.ts";

/**
 * Applies a key that is pressed while the chart or its tools have the focus: 1 to 9 choose the range, C switches
 * between candles and line, L the scale, T price and total return; M adds a moving average each time, and then removes
 * all.
 *
 * @returns The new state; the same one when the key does nothing.
 */
export function afterShortcut(state: ChartState, key: string): ChartState {
  const range = /^[1-9]$/.test(key) ? CHART_RANGES[Number(key) - 1] : undefined;
  if (range) return { ...state, range };
  switch (key.toLowerCase()) {
    case "c":
      return { ...state, style: state.style === "candles" ? "line" : "candles" };
    case "l":
      return { ...state, isLogarithmic: !state.isLogarithmic };
    case "t":
      return { ...state, basis: state.basis === "total" ? "price" : "total" };
    case "m":
      return { ...state, averages: oneMore(state.averages) };
    default:
      return state;
  }
}

function oneMore(shown: readonly AverageLength[]): readonly AverageLength[] {
  const next = AVERAGE_LENGTHS.find((length) => !shown.includes(length));
  return next === undefined ? [] : AVERAGE_LENGTHS.filter((length) => length === next || shown.includes(length));
}

/** The state with one moving average added or removed. */
export function withAverageToggled(state: ChartState, toggled: AverageLength): ChartState {
  const isShown = state.averages.includes(toggled);
  const averages = AVERAGE_LENGTHS.filter((length) =>
    length === toggled ? !isShown : state.averages.includes(length),
  );
  return { ...state, averages };
}
