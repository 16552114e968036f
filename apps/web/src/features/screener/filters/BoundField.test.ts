import { expect, it } from "vitest";
import { scaleFor, scaleSize } from "./BoundField.tsx";

it("counts in billions from a billion on, in Chinese from a hundred million on", () => {
  expect([scaleFor(9.9e8, "en"), scaleFor(-2e9, "fr")]).toEqual(["million", "large"]);
  expect([scaleFor(9.9e7, "zh-Hans"), scaleFor(1e8, "zh-Hant")]).toEqual(["million", "large"]);
  expect(scaleSize("large", "es")).toBe(1_000_000_000);
  expect(scaleSize("large", "zh-Hans")).toBe(100_000_000);
  // 万 is ten thousand.
  expect(scaleSize("million", "zh-Hans")).toBe(10_000);
});
