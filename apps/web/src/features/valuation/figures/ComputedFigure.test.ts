import { expect, it } from "vitest";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { provenancesOf } from "./ComputedFigure.tsx";

const valuation = valuationOf({ defaults: PERPETUITY, inputs: { cfo: 10 } });

it("takes the provenance of the server's own result", () => {
  const provenance = { source: "sec", accession: "1", formula: "DCF-01" };
  const dcf = { ...valuation.dcf, provenance } as unknown as typeof valuation.dcf;
  expect(provenancesOf({ ...valuation, dcf }).dcf).toEqual(provenance);
});

it("takes the filing of an input and the rule where the server's model refused", () => {
  expect(provenancesOf(valuation).dcf).toEqual({ source: "demo", filedAt: "2026-05-04", formula: "DCF-01" });
});

it("is an assumption where no input is known", () => {
  expect(provenancesOf(valuationOf({ defaults: PERPETUITY })).graham).toEqual({
    source: "assumption",
    formula: "GRA-01",
  });
});

it("marks discounted numbers whose rate contains a doubtful move, unless the rate is the reader's own", () => {
  const doubtful = ["2023-07-05"];
  const { wacc } = valuation.parameters;
  const rate = { ...wacc, default: { value: 0.08, provenance: { source: "maker", doubtful } } };
  const marked = { ...valuation, parameters: { ...valuation.parameters, wacc: rate } };
  const marksOf = (hasOwnRate: boolean) =>
    Object.entries(provenancesOf(marked, hasOwnRate)).flatMap(([name, provenance]) =>
      provenance.doubtful ? [name] : [],
    );
  expect([marksOf(false), marksOf(true)]).toEqual([["dcf", "expectedGrowth"], []]);
  expect(provenancesOf(marked).dcf.doubtful).toEqual(doubtful);
});
