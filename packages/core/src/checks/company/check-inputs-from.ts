import { type Figure, inReceipts, missing, perReceipt, type Receipt } from "../../figure/index.ts";
import { figureOf, sharesOutstanding, usableAccounts } from "../../fundamentals/index.ts";
import { barsUpTo } from "../../series/index.ts";
import type { AccountInputs, CheckInputs } from "../check-inputs.ts";
import type { Accounts } from "./accounts.ts";
import { balanceInputs } from "./balance-inputs.ts";
import type { CompanyRecord, PriceRecord } from "./company-record.ts";
import { type AltmanAccounts, altmanAccounts, altmanInput, piotroskiInput } from "./company-scores.ts";
import { flowInputs } from "./flow-inputs.ts";
import { marketValueAt, whyNotComparable } from "./market-value.ts";
import { type CountOfAccounts, countOfAccounts, onOneCount, type TradedPrice } from "./one-share-count.ts";
import { momentumOf, priceInputs } from "./price-inputs.ts";

const NOT_GIVEN = missing("not-available-from-provider");

/** What the accounts of a company contribute to its checks: it stays the same until the company files again. */
export interface AccountsSide extends CountOfAccounts {
  /** ISO 4217. */
  readonly currency: string;
  readonly inputs: AccountInputs;
  readonly altman: AltmanAccounts;
  /** Whether they are too old to be used (FND-20). */
  readonly isTooOld: boolean;
}

/** What prices, analysts and models contribute. Whatever is left out is missing: `not-available-from-provider`. */
export interface MarketSide
  extends ReturnType<typeof priceInputs>,
    Pick<
      CompanyRecord,
      "priceInAccounts" | "receipt" | "industryPe" | "dcfValue" | "grahamValue" | "targetAverage" | "sharesOutstanding"
    > {
  /** The currency of the quote; null when unknown. */
  readonly priceCurrency: PriceRecord["currency"];
  readonly benchmarkMomentum?: Figure;
  /** How the price came about; it is taken as it is where that is not known. */
  readonly traded?: TradedPrice;
}

/**
 * Gathers all inputs of the checks for a company, as known on the day of its fundamentals.
 *
 * @param known Accounts, prices, and figures that others have computed.
 * @see GEN-05, GEN-06, FND-20
 *
 * @example
 * evaluateChecks(checkInputsFrom({ fundamentals, source: "sec", prices })).checks.length; // 42
 */
export function checkInputsFrom(record: CompanyRecord): CheckInputs {
  const { prices, benchmark, fundamentals } = record;
  const { asOf } = fundamentals;
  const ofBenchmark = benchmark && momentumOf(barsUpTo(benchmark.bars, asOf), benchmark.source);
  return joinedInputs(accountsSide(record), {
    ...record,
    ...priceInputs(prices, asOf),
    priceCurrency: prices.currency,
    ...(ofBenchmark && { benchmarkMomentum: ofBenchmark }),
  });
}

/**
 * What the checks need from the accounts of a company, as known on their day.
 *
 * @see FND-20
 *
 * @example
 * accountsSide({ fundamentals: apple, source: "sec" }).inputs.epsTtm.value; // 8.26
 */
export function accountsSide(company: Accounts): AccountsSide {
  const { fundamentals: known } = company;
  const fundamentals = usableAccounts(known);
  const accounts = { ...company, fundamentals };
  return {
    currency: fundamentals.currency,
    inputs: {
      companyType: fundamentals.company.type,
      sharesOutstanding: figureOf(sharesOutstanding(fundamentals), accounts),
      ...flowInputs(accounts),
      ...balanceInputs(accounts),
      piotroski: piotroskiInput(accounts),
    },
    altman: altmanAccounts(accounts),
    isTooOld: known.accounts?.state === "accounts-too-old",
    ...countOfAccounts(known),
  };
}

/**
 * Joins the inputs from the accounts of a company with those from the market.
 *
 * The price is first brought to the share count of the accounts; where it is one of receipts, all that is per share is then given per
 * receipt, and shares are counted in receipts.
 *
 * @see FND-15, REC-17, REC-18
 *
 * @example
 * joinedInputs(accountsSide({ fundamentals, source: "sec" }), market).marketValue; // price times shares
 */
export function joinedInputs(accounts: AccountsSide, market: MarketSide): CheckInputs {
  const { inputs, altman, isTooOld } = accounts;
  const receipt = market.receipt ?? null;
  const shares = market.sharesOutstanding ?? inputs.sharesOutstanding;
  const inAccounts = market.priceInAccounts ?? priceBesideAccounts(accounts, market);
  const valued = marketValueAt(inAccounts, shares, receipt);
  const { price, sma200, momentum } = market;
  const { dividendsTtm, dividendYears, dividendHistoryYears, dividendRaiseYears } = market;
  return {
    ...accountsInReceipts(inputs, receipt),
    ...valued,
    price,
    sma200,
    momentum,
    dividendsTtm,
    dividendYears,
    dividendHistoryYears,
    dividendRaiseYears,
    targetAverage: market.targetAverage ?? NOT_GIVEN,
    benchmarkMomentum: market.benchmarkMomentum ?? NOT_GIVEN,
    industryPe: market.industryPe ?? NOT_GIVEN,
    dcfValue: market.dcfValue ?? NOT_GIVEN,
    grahamValue: market.grahamValue ?? NOT_GIVEN,
    altman: isTooOld ? missing("accounts-too-old") : altmanInput(altman, valued.marketValue),
  };
}

/** Without a price that is the reason, whatever its currency is. */
function priceBesideAccounts(accounts: AccountsSide, { price, priceCurrency, traded }: MarketSide): Figure {
  if (price.value === null) return price;
  const whyNot = whyNotComparable(priceCurrency, accounts.currency);
  return whyNot === null ? onOneCount(price, accounts, traded) : missing(whyNot);
}

const PER_SHARE = ["epsTtm", "epsQuarter", "epsQuarterYearAgo"] as const;
const SHARES = ["sharesDiluted", "sharesDilutedThreeYearsAgo"] as const;

/** Numbers per share and numbers of shares; without a ratio they stay as they are filed. */
function accountsInReceipts(inputs: AccountInputs, receipt: Receipt | null): AccountInputs {
  if (receipt === null || receipt.ordinaryShares === null) return inputs;
  const counted: Partial<Record<(typeof PER_SHARE | typeof SHARES)[number], Figure>> = {};
  // Of a row that was picked, only what was asked for is there.
  for (const name of PER_SHARE) if (inputs[name]) counted[name] = perReceipt(inputs[name], receipt);
  for (const name of SHARES) if (inputs[name]) counted[name] = inReceipts(inputs[name], receipt);
  const epsAnnual = inputs.epsAnnual?.map((eps) => perReceipt(eps, receipt));
  return { ...inputs, ...counted, ...(epsAnnual && { epsAnnual }) };
}
