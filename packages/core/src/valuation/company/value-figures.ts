import { type Figure, missing, type Reason } from "../../figure/index.ts";
import { notApplicableTo } from "../../fundamentals/index.ts";
import type { RefusalCode } from "../model/index.ts";
import { composedFigure } from "./composed-figure.ts";
import type { DefaultValuation } from "./default-valuation.ts";
import type { ModelInputs } from "./valuation-inputs.ts";

/** The values that checks compare a price with. */
export interface ValueFigures {
  readonly dcfValue: Figure;
  readonly grahamValue: Figure;
}

/**
 * The values of both models as figures: what `checkInputsFrom` takes for checks O5 and O6.
 *
 * @param valuation Its valuation with default parameters.
 * @returns Money per share, a negative value included; the reason where a model refuses.
 * @see GEN-05
 *
 * @example
 * checkInputsFrom({ ...record, ...valueFigures(valuation) }).dcfValue;
 */
export function valueFigures(valuation: DefaultValuation<ModelInputs>): ValueFigures {
  const { dcf, graham, inputs, parameters } = valuation;
  const { baseFlow, netDebt, shares, epsTtm } = inputs.figures;
  const reasonOf = (because: RefusalCode, needed: readonly { value: number | null; because?: Reason | null }[]) =>
    because === "MISSING_INPUT"
      ? (needed.find(({ value }) => value === null)?.because ?? "denominator-not-positive")
      : (REASONS[because] ?? notApplicableTo(inputs.companyType));
  return {
    dcfValue:
      dcf.value === null
        ? missing(reasonOf(dcf.because, [baseFlow, netDebt, shares, parameters.wacc]))
        : composedFigure("DCF-01", [baseFlow, netDebt, shares], () => dcf.value),
    grahamValue:
      graham.value === null
        ? missing(reasonOf(graham.because, [epsTtm]))
        : composedFigure("GRA-01", [epsTtm], () => graham.value),
  };
}

/** Why a check has no value to compare with, in the words of figures. */
const REASONS: Partial<Record<RefusalCode, Reason>> = {
  FCF_NOT_POSITIVE: "no-free-cash-flow",
  EPS_NOT_POSITIVE: "no-earnings",
  SHARES_NOT_POSITIVE: "denominator-not-positive",
};
