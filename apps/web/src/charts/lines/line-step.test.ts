import { expect, it } from "vitest";
import { lineStep } from "./line-step.ts";

it("moves point by point, by a twelfth of the line, and to the ends, and stays inside", () => {
  expect(["ArrowRight", "ArrowLeft", "PageUp", "PageDown", "Home", "End"].map((key) => lineStep(key, 30, 120))).toEqual(
    [31, 29, 40, 20, 0, 119],
  );
  expect([lineStep("ArrowRight", 119, 120), lineStep("PageDown", 3, 120), lineStep("PageUp", 0, 3)]).toEqual([
    119, 0, 1,
  ]);
});

it("leaves other keys to the page", () => {
  expect(lineStep("Tab", 3, 8)).toBeNull();
});
