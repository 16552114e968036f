import { expect, it } from "vitest";
import { lookAtAll } from "./look-at-all.ts";
import { isOfStock, publicStates } from "./public-states.ts";
import { isPrinted } from "./sweep.ts";

const states = (await publicStates()).filter(isOfStock);
const swept = lookAtAll(states);

it("looks at as many tables and ranges of numbers as these pages have at least", () => {
  // Six widths in five languages, and paper in two.
  expect(swept.stops).toBe(30 * states.length + 2 * states.filter(isPrinted).length);
  expect(swept.tables).toBeGreaterThan(90);
  expect(swept.ranges).toBeGreaterThan(20);
});
