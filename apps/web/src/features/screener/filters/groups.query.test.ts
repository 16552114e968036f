import { expect, it } from "vitest";
import { countGroups } from "./groups.query.ts";

it("counts the companies of each group, the largest first, and leaves out who has none", () => {
  expect(countGroups(["Energy", "Materials", null, "Utilities", "Materials", "Energy", "Energy"])).toEqual([
    { name: "Energy", members: 3 },
    { name: "Materials", members: 2 },
    { name: "Utilities", members: 1 },
  ]);
  expect(countGroups([])).toEqual([]);
});
