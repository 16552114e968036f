import { expect, it } from "vitest";
import { chosenNames, withGroup } from "./group-filter.ts";

const pe = { metric: "pe", op: "atMost", high: 15 } as const;

it("keeps one filter for each group: the first name adds it, removing the last name removes it", () => {
  const energy = withGroup([pe], "sectors", ["Energy"]);
  expect(energy).toEqual([pe, { sectors: ["Energy"] }]);
  const both = withGroup(energy, "sectors", ["Energy", "Materials"]);
  expect(both).toEqual([pe, { sectors: ["Energy", "Materials"] }]);
  expect(withGroup(both, "industries", ["Steel"])).toHaveLength(3);
  expect(withGroup(both, "sectors", [])).toEqual([pe]);
  expect(withGroup([pe], "sectors", [])).toEqual([pe]);
});

it("accepts only company types that exist", () => {
  const [, filter] = withGroup([pe], "companyTypes", ["reit", "church", "bank"]);
  expect(filter && !("metric" in filter) && !("check" in filter) && chosenNames(filter)).toEqual(["bank", "reit"]);
});
