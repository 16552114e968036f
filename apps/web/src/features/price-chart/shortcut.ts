import { CHART_RANGES } from "@plumbline/contract/calls";
import { AVERAGE_LENGTHS, type AverageLength, type ChartState } from "./chart-state.ts";

/**
 * What a key changes while the chart or its tools have the focus: 1 to 9 the range, C candles or line, L the scale,
 * T price or total return, M the moving averages, one more each time and then none.
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

/** The state with one moving average more or less. */
export function withAverageToggled(state: ChartState, toggled: AverageLength): ChartState {
  const isShown = state.averages.includes(toggled);
  const averages = AVERAGE_LENGTHS.filter((length) =>
    length === toggled ? !isShown : state.averages.includes(length),
  );
  return { ...state, averages };
}
