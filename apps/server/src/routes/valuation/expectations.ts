import type { WireValuation } from "@plumbline/contract";
import { missing, type Provenance } from "@plumbline/core/figure";
import { freeCashFlowGrowthHistory } from "@plumbline/core/valuation";
import {
  type ChosenModel,
  grahamImpliedGrowth,
  type Refusal,
  reverseDiscountRate,
  reverseGrowth,
} from "@plumbline/core/valuation/model";
import type { CheckedCompany } from "@plumbline/market/companies";
import { wireOutcome } from "./model-outcomes.ts";

type Expectations = WireValuation["expectations"];

interface Models {
  readonly chosen: ChosenModel;
  /** Why this kind of company has no discounted cash flow. */
  readonly refusal: Refusal | null;
  readonly proofs: Readonly<Record<"expectedGrowth" | "expectedReturn" | "expectedEarnings", Provenance>>;
}

/** What the price of a share takes for granted, and what free cash flow did so far. */
export function expectationsOf(company: CheckedCompany, { chosen, refusal, proofs }: Models): Expectations {
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

function growthHistory(company: CheckedCompany): Expectations["history"] {
  if (!company.hasFacts) {
    const none = missing("not-available-from-provider");
    return { threeYears: none, fiveYears: none, tenYears: none };
  }
  const growth = freeCashFlowGrowthHistory(company);
  return { threeYears: growth[3], fiveYears: growth[5], tenYears: growth[10] };
}
