import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inputsOf } from "../checks/check-inputs.fixture.ts";
import { buildMatrix, countFilters, explainRow, runScreen, type ScreenFilter } from "./index.ts";

describe("the count of a filter", () => {
  const ofPe = (price: number | null) => inputsOf("other", { priceInAccounts: price, epsTtm: 1 });

  it("counts the companies that pass it alone, and those whose number is missing", () => {
    const matrix = buildMatrix([10, 20, null].map((pe) => ({ inputs: ofPe(pe), sector: -1, industry: 0 })));
    const filters: ScreenFilter[] = [
      { metric: "pe", op: "atMost", high: 15 },
      { check: "O1", state: "fail" },
      { check: "O1", state: "unknown" },
      { sectors: [0] },
    ];
    expect(countFilters(matrix, filters)).toEqual([
      { passing: 1, missing: 1 },
      { passing: 0, missing: 1 },
      // A filter for unknown results has an answer for every company.
      { passing: 1, missing: 0 },
      { passing: 0, missing: 3 },
    ]);
  });

  it("agrees with the screen of that filter and with the explanation of each company", () => {
    const price = fc.option(fc.double({ min: 0.1, max: 100, noNaN: true }));
    const filter = fc.constantFrom<ScreenFilter>(
      { metric: "pe", op: "atLeast", low: 20 },
      { metric: "pe", op: "percentileAtLeast", low: 0.5, within: "market" },
      { check: "O1", state: "near" },
      { check: "O1", state: "pass", threshold: 30 },
    );
    fc.assert(
      fc.property(fc.array(price, { maxLength: 12 }), filter, (prices, screenFilter) => {
        const matrix = buildMatrix(prices.map((one) => ({ inputs: ofPe(one), sector: 0, industry: 0 })));
        const results = prices.map((_, row) => explainRow(matrix, [screenFilter], row)[0]?.result);
        expect(countFilters(matrix, [screenFilter])).toEqual([
          {
            passing: runScreen(matrix, [screenFilter]).total,
            missing: results.filter((result) => result === "missing").length,
          },
        ]);
      }),
    );
  });
});
