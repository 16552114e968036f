import { expect, it } from "vitest";
import { savedAssumptions } from "./thesis.ts";

const REPORTED = { growth: 0.04, baseFlow: 100, netDebt: 50, shares: 10, eps: 3 };

it("a saved valuation assumes what its reader has moved, and of the rest what the report gave when the alert was made", () => {
  const address = "/pages/valuation?code=ADAM&set=shortTermGrowth%3A0.08%2Cwacc%3A0.09%2Cshares%3A12";
  expect(savedAssumptions(address, REPORTED)).toEqual({ growth: 0.08, baseFlow: 100, netDebt: 50, shares: 12, eps: 3 });
});

it("growth that nobody has moved is no assumption", () => {
  expect(savedAssumptions("/pages/valuation?code=ADAM", REPORTED)).toEqual({
    baseFlow: 100,
    netDebt: 50,
    shares: 10,
    eps: 3,
  });
});
