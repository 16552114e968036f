import { expect, it } from "vitest";
import { countGroups } from "./FilterEditor.tsx";

it("counts the companies of each group, the largest first, and leaves out companies without a group", () => {
  expect(countGroups(["Energy", "Materials", null, "Utilities", "Materials", "Energy", "Energy"])).toEqual([
    { name: "Energy", members: 3 },
    { name: "Materials", members: 2 },
    { name: "Utilities", members: 1 },
  ]);
  expect(countGroups([])).toEqual([]);
});
