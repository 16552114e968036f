import { expect, it } from "vitest";
import { partOf } from "./page-part.ts";

it("shows the library unless the address says more", () => {
  expect(partOf({})).toBe("library");
  expect(partOf({ strategy: "golden-cross" })).toBe("library");
  expect(partOf({ tab: "nothing" })).toBe("library");
});

it("opens a part by its name, and a run or a comparison among the backtests", () => {
  expect(partOf({ tab: "builder" })).toBe("builder");
  expect(partOf({ run: "1" })).toBe("runs");
  expect(partOf({ compare: "1,2", tab: "builder" })).toBe("runs");
});
