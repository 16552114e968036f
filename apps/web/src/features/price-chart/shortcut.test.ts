import { CHART_RANGES } from "@plumbline/contract/calls";
import { expect, it } from "vitest";
import { DEFAULT_CHART } from "./chart-state.ts";
import { afterShortcut, withAverageToggled } from "./shortcut.ts";

it("reaches every range with a digit, in the order of the toolbar", () => {
  const reached = CHART_RANGES.map((_, i) => afterShortcut(DEFAULT_CHART, String(i + 1)).range);
  expect(reached).toEqual([...CHART_RANGES]);
});

it("returns to the same state when the key of a switch is pressed twice", () => {
  for (const key of ["c", "l", "t", "C"]) {
    const once = afterShortcut(DEFAULT_CHART, key);
    expect(once).not.toEqual(DEFAULT_CHART);
    expect(afterShortcut(once, key)).toEqual(DEFAULT_CHART);
  }
});

it("adds one average after the other and then removes all", () => {
  let state = DEFAULT_CHART;
  const seen = [0, 1, 2, 3].map(() => {
    state = afterShortcut(state, "m");
    return state.averages;
  });
  expect(seen).toEqual([[20], [20, 50], [20, 50, 200], []]);
});

it("keeps the averages in ascending order, in whatever order they were added", () => {
  const state = withAverageToggled(withAverageToggled(DEFAULT_CHART, 200), 20);
  expect(state.averages).toEqual([20, 200]);
  expect(withAverageToggled(state, 200).averages).toEqual([20]);
});

it("ignores other keys", () => {
  for (const key of ["0", "/", "g", "Tab", "ArrowLeft"]) expect(afterShortcut(DEFAULT_CHART, key)).toBe(DEFAULT_CHART);
});
