import { describe, expect, it } from "vitest";
import { asFiled, derived } from "../derivation/derivation.ts";
import type { Fact } from "../facts/fact.ts";
import { firstStated, isStatedOn } from "./first-stated.ts";

const copy = (concept: string, filed: number, value: number) => ({ concept, filed, value }) as Fact;
// Tax of 40 is restated as 30 on day 2, which day 3 repeats; the profit of 100 is never restated.
const TAX = [copy("tax", 1, 40), copy("tax", 2, 30), copy("tax", 3, 30)];
const PROFIT = [copy("profit", 1, 100), copy("profit", 3, 100)];
const statements = { copiesOf: ({ concept }: Fact) => (concept === "tax" ? TAX : PROFIT) };
const [tax, taxAgain, profit] = [TAX[1], TAX[2], PROFIT[1]].map((fact) => asFiled(fact as Fact)) as [
  ReturnType<typeof asFiled>,
  ReturnType<typeof asFiled>,
  ReturnType<typeof asFiled>,
];
const afterTax = derived({ value: 70, how: "difference", rule: "1.4", parts: [profit, tax] });

describe("the day on which a number was first stated", () => {
  it("is that of the first filing with its value, whichever copy of it is looked at", () => {
    expect([firstStated(tax, statements), firstStated(taxAgain, statements), firstStated(profit, statements)]).toEqual([
      2, 2, 1,
    ]);
  });

  it("is that of the last of the numbers that it is made of", () => {
    expect(firstStated(afterTax, statements)).toBe(2);
  });
});

describe("whether a number is stated by the filings of a day", () => {
  it("asks for its value, not only for its name", () => {
    expect([1, 2, 3].map((day) => isStatedOn(tax, day as Fact["filed"], statements))).toEqual([false, true, true]);
  });

  it("asks for all that it is made of", () => {
    expect([1, 2, 3].map((day) => isStatedOn(afterTax, day as Fact["filed"], statements))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
