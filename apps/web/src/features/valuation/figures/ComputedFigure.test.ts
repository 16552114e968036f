import { expect, it } from "vitest";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { proofsOf } from "./ComputedFigure.tsx";

const valuation = valuationOf({ defaults: PERPETUITY, inputs: { cfo: 10 } });

it("proves a number as the server proved its own", () => {
  const provenance = { source: "sec", accession: "1", formula: "DCF-01" };
  const dcf = { ...valuation.dcf, provenance } as unknown as typeof valuation.dcf;
  expect(proofsOf({ ...valuation, dcf }).dcf).toEqual(provenance);
});

it("takes the filing of an input where the server refused, and names the rule", () => {
  expect(proofsOf(valuation).dcf).toEqual({ source: "demo", filedAt: "2026-05-04", formula: "DCF-01" });
});

it("calls a number of which no input is known an assumption", () => {
  expect(proofsOf(valuationOf({ defaults: PERPETUITY })).graham).toEqual({ source: "assumption", formula: "GRA-01" });
});

it("marks what is discounted by a rate that contains a doubtful move, until the rate is the reader's own", () => {
  const doubtful = ["2023-07-05"];
  const { wacc } = valuation.parameters;
  const rate = { ...wacc, default: { value: 0.08, provenance: { source: "maker", doubtful } } };
  const marked = { ...valuation, parameters: { ...valuation.parameters, wacc: rate } };
  const marksOf = (hasOwnRate: boolean) =>
    Object.entries(proofsOf(marked, hasOwnRate)).flatMap(([name, proof]) => (proof.doubtful ? [name] : []));
  expect([marksOf(false), marksOf(true)]).toEqual([["dcf", "expectedGrowth"], []]);
  expect(proofsOf(marked).dcf.doubtful).toEqual(doubtful);
});
