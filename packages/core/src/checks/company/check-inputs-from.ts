import { missing } from "../../figure/index.ts";
import { barsUpTo } from "../../series/index.ts";
import type { CheckInputs } from "../check-inputs.ts";
import { balanceInputs } from "./balance-inputs.ts";
import type { CompanyRecord } from "./company-record.ts";
import { companyScores, scoreInputs } from "./company-scores.ts";
import { flowInputs } from "./flow-inputs.ts";
import { marketValueOf } from "./market-value.ts";
import { momentumOf, priceInputs } from "./price-inputs.ts";

const NOT_GIVEN = missing("not-available-from-provider");

/**
 * Gathers everything the checks ask of a company, as known on the day of its fundamentals.
 *
 * @param record Accounts, prices, and figures that others have computed.
 * @see GEN-05, GEN-06
 *
 * @example
 * evaluateChecks(checkInputsFrom({ fundamentals, source: "sec", prices })).checks.length; // 42
 */
export function checkInputsFrom(record: CompanyRecord): CheckInputs {
  const { fundamentals, benchmark } = record;
  const { asOf, company } = fundamentals;
  const worth = marketValueOf(record);
  return {
    companyType: company.type,
    ...priceInputs(record.prices, asOf),
    ...worth,
    targetAverage: record.targetAverage ?? NOT_GIVEN,
    benchmarkMomentum: benchmark ? momentumOf(barsUpTo(benchmark.bars, asOf), benchmark.source) : NOT_GIVEN,
    industryPe: record.industryPe ?? NOT_GIVEN,
    dcfValue: record.dcfValue ?? NOT_GIVEN,
    grahamValue: record.grahamValue ?? NOT_GIVEN,
    ...flowInputs(record),
    ...balanceInputs(record),
    ...scoreInputs(record, companyScores(fundamentals, worth.marketValue.value), worth.marketValue),
  };
}
