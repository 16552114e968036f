import { expect, it } from "vitest";
import { presetDays } from "./preset-days.ts";

it("the offered days are whole calendar years before the market's last day, as far as the market reaches back", () => {
  expect(presetDays({ first: "2013-11-20", last: "2025-11-21" })).toEqual([
    { years: 1, day: "2024-11-21" },
    { years: 3, day: "2022-11-21" },
    { years: 5, day: "2020-11-21" },
    { years: 10, day: "2015-11-21" },
  ]);
  expect(presetDays({ first: "2022-01-01", last: "2024-02-29" })).toEqual([{ years: 1, day: "2023-02-28" }]);
});
