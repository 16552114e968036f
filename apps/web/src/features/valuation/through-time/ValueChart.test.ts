import type { WireSeam } from "@plumbline/contract";
import { expect, it } from "vitest";
import { SEAM_OF_IBM } from "../../../evidence/seam-of-ibm.fixture.ts";
import { valueLines } from "./ValueChart.tsx";

const history = {
  symbol: "ABC",
  currency: "USD",
  because: null,
  provenance: null,
  priceProvenance: null,
  date: ["2024-01-31", "2024-07-31", "2025-01-31"],
  dcf: [null, 120, 900],
  graham: [null, null, null],
  price: [100, 90, 110],
  filedAt: [null, "2024-05-01", "2024-11-01"],
  seams: [],
};

// Moved into the months above.
const SEAM: WireSeam = {
  ...SEAM_OF_IBM,
  before: "2022-12-31",
  after: "2023-12-31",
  restated: { ...SEAM_OF_IBM.restated, filedAt: "2024-07-22" },
};

it("draws the price in front of the models, and no line for a model without values", () => {
  const { lines, places } = valueLines(history);
  expect(lines.map(({ key }) => key)).toEqual(["dcf", "price"]);
  expect([places[0], places.at(-1)]).toEqual([0, 1]);
});

it("cuts off a value above four times the highest price and reports it", () => {
  const { lines, isCut } = valueLines(history);
  expect(lines[0]?.values).toEqual([null, 120, null]);
  expect(isCut).toBe(true);
});

it("leaves a gap in the models, not in the price, before the first month that knows a restatement", () => {
  const { lines } = valueLines({ ...history, seams: [SEAM] });
  expect(lines.map(({ key, seams }) => [key, seams])).toEqual([
    ["dcf", [1]],
    ["price", undefined],
  ]);
});
