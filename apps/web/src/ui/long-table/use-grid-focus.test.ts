import { expect, it } from "vitest";
import { gridStep } from "./use-grid-focus.ts";

const size = { rows: 608, columns: 5, page: 12 };
const middle = { row: 100, column: 2 };

it.each([
  ["ArrowDown", { row: 101, column: 2 }],
  ["ArrowUp", { row: 99, column: 2 }],
  ["ArrowLeft", { row: 100, column: 1 }],
  ["ArrowRight", { row: 100, column: 3 }],
  ["PageDown", { row: 112, column: 2 }],
  ["PageUp", { row: 88, column: 2 }],
  ["Home", { row: 100, column: 0 }],
  ["End", { row: 100, column: 4 }],
  ["Ctrl+Home", { row: 0, column: 0 }],
  ["Ctrl+End", { row: 607, column: 4 }],
])("%s moves as the ARIA practices describe", (key, cell) => {
  expect(gridStep(key, middle, size)).toEqual(cell);
});

it("stops at the edges", () => {
  expect(gridStep("PageUp", { row: 3, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(gridStep("ArrowLeft", { row: 3, column: 0 }, size)).toEqual({ row: 3, column: 0 });
  expect(gridStep("ArrowDown", { row: 607, column: 4 }, size)).toEqual({ row: 607, column: 4 });
});

it("ignores every other key, and does nothing in an empty table", () => {
  expect(gridStep("a", middle, size)).toBeNull();
  expect(gridStep("ArrowDown", middle, { ...size, rows: 0 })).toBeNull();
});
