import { type Fundamentals, usableAccounts } from "../../fundamentals/index.ts";
import { dcfReasons } from "./dcf-suitability.ts";
import { grahamReasons } from "./graham-suitability.ts";
import type { SuitabilityReason } from "./suitability-reason.ts";
import { suitabilityRecord } from "./suitability-record.ts";
import type { ValuationInputs } from "./valuation-inputs.ts";
import type { ValuedCompany } from "./valued-company.ts";

export interface Suitability {
  /** `unsuitable` with one reason against, `caution` with one to be careful, `suitable` otherwise. */
  readonly verdict: "suitable" | "caution" | "unsuitable";
  readonly reasons: readonly SuitabilityReason[];
}

/**
 * Whether each model fits a company, with the reasons.
 *
 * @param company The company on a day.
 * @param inputs What its accounts say, by `valuationInputsAsOf`.
 * @param yearBefore The company as it was known a year earlier; restatements are not looked for without it.
 * @returns A verdict for the discounted cash flow and one for Graham's formulas.
 * @see docs/rules.md, "Suitability"
 *
 * @example
 * suitability(jpmorgan, inputs).dcf; // { verdict: "unsuitable", reasons: [{ code: "COMPANY_IS_BANK", ... }] }
 */
export function suitability(
  company: ValuedCompany,
  inputs: ValuationInputs,
  yearBefore: Fundamentals | null = null,
): Readonly<Record<"dcf" | "graham", Suitability>> {
  const record = suitabilityRecord(
    { ...company, fundamentals: usableAccounts(company.fundamentals) },
    inputs,
    yearBefore,
  );
  return { dcf: judged(dcfReasons(record)), graham: judged(grahamReasons(record)) };
}

function judged(reasons: readonly SuitabilityReason[]): Suitability {
  const has = (level: SuitabilityReason["level"]) => reasons.some((reason) => reason.level === level);
  if (has("against")) return { verdict: "unsuitable", reasons };
  return { verdict: has("caution") ? "caution" : "suitable", reasons };
}
