import type { WireDcf, WireGraham, WireOutcome, WireRefusal, WireValuation } from "@plumbline/contract";
import { type Figure, missing, type Provenance } from "@plumbline/core/figure";
import { freeCashFlowGrowthHistory, kindRefusal } from "@plumbline/core/valuation";
import {
  type ChosenModel,
  type DcfInputs,
  type DcfValuation,
  discountedCashFlow,
  type GrahamValuation,
  graham,
  grahamImpliedGrowth,
  grahamNumber,
  grahamRevised1974,
  marginOfSafety,
  type Refusal,
  reverseDiscountRate,
  reverseGrowth,
  sensitivityGrid,
  upside,
} from "@plumbline/core/valuation/model";
import type { CompanyAsOf } from "@plumbline/market/companies";
import { provenanceBehind, withDoubtsOf } from "./provenance-behind.ts";
import type { ValuedStock } from "./valued-stock.ts";

type Outcomes = Pick<
  WireValuation,
  "dcfRefusal" | "dcf" | "graham" | "grahamRevised" | "grahamNumber" | "expectations" | "sensitivity"
>;

/**
 * The results of the chosen models for a stock: a number with its provenance, or a refusal with its reason.
 *
 * @param discountRate Where the rate comes from; null where a reader has chosen it.
 */
export function outcomesOf(valued: ValuedStock, chosen: ChosenModel, discountRate: Figure | null): Outcomes {
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

function proofsOf({ company, asOf }: ValuedStock, discountRate: Figure | null) {
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

/** The provenance of a value, and the price to compare it with. */
interface Beside {
  readonly provenance: Provenance;
  readonly price: number | null;
}

function wireDcf(outcome: DcfValuation | Refusal, beside: Beside): WireDcf {
  if (outcome.value === null) return wireRefusal(outcome);
  const { rows, warnings, ...bridge } = outcome;
  return {
    ...bridge,
    ...proven(outcome.value, beside),
    projection: {
      growth: rows.map(({ growth }) => growth),
      cashFlow: rows.map(({ cashFlow }) => cashFlow),
      discountFactor: rows.map(({ discountFactor }) => discountFactor),
      presentValue: rows.map(({ presentValue }) => presentValue),
    },
    warnings: warnings.map((warning) => ({ ...warning })),
  };
}

function wireGraham(outcome: GrahamValuation | Refusal, beside: Beside): WireGraham {
  if (outcome.value === null) return wireRefusal(outcome);
  const { value, multiple, warnings } = outcome;
  return {
    value,
    multiple,
    ...proven(value, beside),
    warnings: warnings.map((warning) => ({ ...warning, level: "note" })),
  };
}

function wireOutcome(outcome: { readonly value: number } | Refusal, provenance: Provenance): WireOutcome {
  return outcome.value === null ? wireRefusal(outcome) : { value: outcome.value, provenance };
}

function wireRefusal({ because, details }: Refusal): WireRefusal {
  return { value: null, because, details: { ...details } };
}

function proven(value: number, { provenance, price }: Beside) {
  const [above, below] = price === null ? [null, null] : [upside(value, price), marginOfSafety(value, price)];
  return { provenance, upside: above, marginOfSafety: below };
}

type Expectations = WireValuation["expectations"];

interface Models {
  readonly chosen: ChosenModel;
  /** Why this kind of company has no discounted cash flow. */
  readonly refusal: Refusal | null;
  readonly proofs: Readonly<Record<"expectedGrowth" | "expectedReturn" | "expectedEarnings", Provenance>>;
}

/** What the price of a share takes for granted, and what free cash flow did so far. */
function expectationsOf(company: CompanyAsOf, { chosen, refusal, proofs }: Models): Expectations {
  const { dcf, graham } = chosen;
  const price = company.market.price.value ?? Number.NaN;
  return {
    growth: wireOutcome(refusal ?? reverseGrowth(dcf, price), proofs.expectedGrowth),
    growthLinked: wireOutcome(refusal ?? reverseGrowth(dcf, price, "linked"), proofs.expectedGrowth),
    discountRate: wireOutcome(refusal ?? reverseDiscountRate(dcf, price), proofs.expectedReturn),
    grahamGrowth: wireOutcome(grahamImpliedGrowth({ ...graham, price }), proofs.expectedEarnings),
    history: growthHistory(company),
  };
}

function growthHistory(company: CompanyAsOf): Expectations["history"] {
  if (!company.hasFacts) {
    const none = missing("no-accounts");
    return { threeYears: none, fiveYears: none, tenYears: none };
  }
  const growth = freeCashFlowGrowthHistory(company);
  return { threeYears: growth[3], fiveYears: growth[5], tenYears: growth[10] };
}

/** Values for rates around those of the model; null where not one of them exists. */
function sensitivityOf(inputs: DcfInputs, provenance: Provenance): WireValuation["sensitivity"] {
  const { wacc, terminalGrowth, values } = sensitivityGrid(inputs);
  if (values.every((row) => row.every((value) => value === null))) return null;
  return { provenance, wacc: [...wacc], terminalGrowth: [...terminalGrowth], values: values.map((row) => [...row]) };
}
