import { type Figure, missing } from "../../figure/index.ts";
import { figureOf, sharesOutstanding } from "../../fundamentals/index.ts";
import { type Bars, barsUpTo } from "../../series/index.ts";
import type { CheckInputs } from "../check-inputs.ts";
import type { Accounts } from "./accounts.ts";
import { balanceInputs } from "./balance-inputs.ts";
import { companyScores, scoreInputs } from "./company-scores.ts";
import { flowInputs } from "./flow-inputs.ts";
import { momentumOf, priceInputs } from "./price-inputs.ts";
import type { PriceRecord } from "./price-record.ts";

/** A company on the day of its fundamentals. What is left out is missing: `not-available-from-provider`. */
export interface CompanyRecord extends Accounts {
  readonly prices: PriceRecord;
  /** The price on the share count of the accounts, where it is not simply that of the last bar in their currency. */
  readonly priceInAccounts?: Figure;
  /** Split-adjusted bars of the market's benchmark. */
  readonly benchmark?: { readonly source: string; readonly bars: Bars };
  /** Median P/E of the industry on that day. */
  readonly industryPe?: Figure;
  /** DCF value per share, in the currency of the accounts. */
  readonly dcfValue?: Figure;
  /** Graham value per share, in the currency of the accounts. */
  readonly grahamValue?: Figure;
  /** Mean of the analysts' targets, in the currency of the price. */
  readonly targetAverage?: Figure;
  /** Shares of all classes, where the provider of prices knows them. */
  readonly sharesOutstanding?: Figure;
}

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
  const { asOf, company, currency } = fundamentals;
  const ofPrices = priceInputs(record.prices, asOf);
  const sameCurrency = record.prices.currency === currency ? ofPrices.price : missing("currencies-differ");
  const priceInAccounts = record.priceInAccounts ?? sameCurrency;
  const shares = record.sharesOutstanding ?? figureOf(sharesOutstanding(fundamentals), record);
  const marketValue = marketValueOf(priceInAccounts, shares);
  return {
    companyType: company.type,
    ...ofPrices,
    priceInAccounts,
    targetAverage: record.targetAverage ?? NOT_GIVEN,
    benchmarkMomentum: benchmark ? momentumOf(barsUpTo(benchmark.bars, asOf), benchmark.source) : NOT_GIVEN,
    industryPe: record.industryPe ?? NOT_GIVEN,
    dcfValue: record.dcfValue ?? NOT_GIVEN,
    grahamValue: record.grahamValue ?? NOT_GIVEN,
    ...flowInputs(record),
    ...balanceInputs(record),
    marketValue,
    sharesOutstanding: shares,
    ...scoreInputs(record, companyScores(fundamentals, marketValue.value), marketValue),
  };
}

function marketValueOf(price: Figure, shares: Figure): Figure {
  if (price.value === null) return price;
  if (shares.value === null) return shares;
  return { value: price.value * shares.value, provenance: { ...price.provenance, formula: "FND-15" } };
}
