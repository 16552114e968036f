import { expect, it } from "vitest";
import { filedRows } from "./filed-rows.ts";

const cellsOf = (text: string) => filedRows(text).map(({ cells }) => cells);

// After the table of net sales in Apple's annual report for 2025, and the balance sheet of an old one.
it("puts the years of a table above their figures, whose lines have a name more", () => {
  expect(cellsOf("2025\tChange\t2024\niPhone\t$209,586\t4%\t$201,183")).toEqual([
    ["", "2025", "Change", "2024"],
    ["iPhone", "$209,586", "4%", "$201,183"],
  ]);
  expect(cellsOf("As reported\tRestated\nNet sales\t$12\t$11")[0]).toEqual(["", "As reported", "Restated"]);
});

it("leaves a line without all of its figures at its name, and a total without a name at its column", () => {
  expect(cellsOf("Assets\t1997\t1996\nCash\t$12\nInventories\t$7\t$6\n$19\t$17")).toEqual([
    ["Assets", "1997", "1996"],
    ["Cash", "$12", ""],
    ["Inventories", "$7", "$6"],
    ["", "$19", "$17"],
  ]);
});

it("lets a title stand over all columns", () => {
  expect(filedRows("Current assets:\nCash\t$12").map(({ isTitle }) => isTitle)).toEqual([true, false]);
  expect(filedRows("One column alone").map(({ isTitle }) => isTitle)).toEqual([false]);
});
