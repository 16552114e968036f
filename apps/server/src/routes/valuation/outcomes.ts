import type { WireValuation } from "@plumbline/contract";
import type { Figure } from "@plumbline/core/figure";
import { kindRefusal } from "@plumbline/core/valuation";
import {
  type ChosenModel,
  discountedCashFlow,
  graham,
  grahamNumber,
  grahamRevised1974,
} from "@plumbline/core/valuation/model";
import { expectationsOf } from "./expectations.ts";
import { wireDcf, wireGraham, wireOutcome, wireRefusal } from "./model-outcomes.ts";
import { provenanceBehind, withDoubtsOf } from "./provenance-behind.ts";
import { sensitivityOf } from "./sensitivity.ts";
import type { ValuedStock } from "./valued-stock.ts";

type Outcomes = Pick<
  WireValuation,
  "dcfRefusal" | "dcf" | "graham" | "grahamRevised" | "grahamNumber" | "expectations" | "sensitivity"
>;

/**
 * What the models as chosen say of a stock: a number with its proof, or a refusal with its reason.
 *
 * @param discountRate Where the rate comes from as far as a reader has not chosen it.
 */
export function outcomesOf(valued: ValuedStock, chosen: ChosenModel, discountRate: Figure): Outcomes {
  const { market, valuation } = valued.company;
  const { companyType, figures } = valuation.inputs;
  const refusal = kindRefusal(companyType);
  const proofs = proofsOf(valued, discountRate);
  const price = market.price.value;
  const bookValuePerShare = figures.bookValuePerShare.value ?? Number.NaN;
  return {
    dcfRefusal: refusal && wireRefusal(refusal),
    dcf: wireDcf(refusal ?? discountedCashFlow(chosen.dcf, chosen.parameters.riskFreeRate), {
      provenance: proofs.dcf,
      price,
    }),
    graham: wireGraham(graham(chosen.graham), { provenance: proofs.graham, price }),
    grahamRevised: wireGraham(grahamRevised1974(chosen.graham, chosen.bondYield), {
      provenance: proofs.grahamRevised,
      price,
    }),
    grahamNumber: wireOutcome(grahamNumber({ eps: chosen.graham.eps, bookValuePerShare }), proofs.grahamNumber),
    expectations: expectationsOf(valued.company, { chosen, refusal, proofs }),
    sensitivity: refusal ? null : sensitivityOf(chosen.dcf, proofs.flow),
  };
}

function proofsOf({ company, asOf }: ValuedStock, discountRate: Figure) {
  const { market, valuation } = company;
  const { baseFlow, netDebt, shares, epsTtm, bookValuePerShare } = valuation.inputs.figures;
  const ofFlow = [baseFlow, netDebt, shares];
  const flow = provenanceBehind(ofFlow, { formula: "DCF-01", asOf });
  const expectedReturn = provenanceBehind([...ofFlow, market.price], { formula: "DCF-01", asOf });
  return {
    // Of values whose discount rate is told beside them.
    flow,
    dcf: withDoubtsOf(flow, discountRate),
    graham: provenanceBehind([epsTtm], { formula: "GRA-01", asOf }),
    grahamRevised: provenanceBehind(market.bondYield ? [epsTtm, market.bondYield] : [epsTtm], {
      formula: "GRA-02",
      asOf,
    }),
    grahamNumber: provenanceBehind([epsTtm, bookValuePerShare], { formula: "GRA-05", asOf }),
    expectedReturn,
    expectedGrowth: withDoubtsOf(expectedReturn, discountRate),
    expectedEarnings: provenanceBehind([epsTtm, market.price], { formula: "GRA-01", asOf }),
  };
}
