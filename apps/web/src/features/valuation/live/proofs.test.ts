import { expect, it } from "vitest";
import { PERPETUITY, valuationOf } from "../valuation.fixture.ts";
import { proofsOf } from "./proofs.ts";

const valuation = valuationOf({ defaults: PERPETUITY, inputs: { cfo: 10 } });

it("proves a number as the server proved its own", () => {
  const provenance = { source: "sec", accession: "1", formula: "DCF-01" };
  const dcf = { ...valuation.dcf, provenance } as unknown as typeof valuation.dcf;
  expect(proofsOf({ ...valuation, dcf }).dcf).toBe(provenance);
});

it("takes the filing of an input where the server refused, and names the rule", () => {
  expect(proofsOf(valuation).dcf).toEqual({ source: "demo", filedAt: "2026-05-04", formula: "DCF-01" });
});

it("calls a number of which no input is known an assumption", () => {
  expect(proofsOf(valuationOf({ defaults: PERPETUITY })).graham).toEqual({ source: "assumption", formula: "GRA-01" });
});
