import { accountsSide, type CheckInputs, joinedInputs } from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import { type Fundamentals, fundamentalsAsOf, prepareFacts } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import { type DefaultValuation, type MarketInputs, valuationInputsAsOf } from "@plumbline/core/valuation";
import type { Snapshot } from "../snapshot/index.ts";
import { accountsOf } from "./accounts.ts";
import { joinedAccounts, stockMarket } from "./joined-company.ts";
import { once } from "./once.ts";
import type { StoredStock } from "./stored-stock.ts";
import { undeliveredInputs } from "./undelivered-inputs.ts";
import type { UsablePrices } from "./usable-prices.ts";

/** Everything that the checks of a stock read, as known on a day. */
export interface CompanyAsOf {
  readonly fundamentals: Fundamentals;
  /** Provider of the accounts. */
  readonly source: string;
  /** False when the market has no facts of the company. */
  readonly hasFacts: boolean;
  readonly prices: UsablePrices;
  readonly inputs: CheckInputs;
  /** What the market says of the stock, and what it is worth by both models with default parameters. */
  readonly market: MarketInputs;
  readonly valuation: DefaultValuation;
}

export interface CompanyAsOfOptions {
  /** What was filed or traded later is not used. */
  readonly asOf: Day;
  /** Median P/E of its industry on that day; missing unless given. */
  readonly industryPe?: Figure;
}

const NOT_DELIVERED = missing("no-accounts");
const NO_INDUSTRY = missing("no-industry");
const NO_FACTS = prepareFacts([]);

/**
 * Gathers what the checks of a stock ask for, its value by both models included.
 *
 * @param snapshot The market of the stock, for its benchmark and its yields.
 * @see GEN-06
 */
export function companyAsOf(
  snapshot: Snapshot,
  stock: StoredStock,
  { asOf, industryPe = NO_INDUSTRY }: CompanyAsOfOptions,
): CompanyAsOf {
  const priced = stockMarket(snapshot, stock, asOf);
  const { prices } = priced;
  const accounts = accountsOf(stock, asOf);
  const { sic, industry } = stock.instrument;
  const fundamentals = accounts?.known ?? fundamentalsAsOf(NO_FACTS, { asOf, sic, industry });
  const source = accounts?.source ?? prices.record.source;
  const company = { fundamentals, source };
  const ofAccounts = valuationInputsAsOf(company);
  const side = { ...accountsSide(company), valuation: accounts ? ofAccounts : undeliveredInputs(ofAccounts) };
  // Without accounts there is nothing that a price in another currency could be mixed with.
  const ownSide = { ...priced.side, priceCurrency: fundamentals.currency, receipt: null };
  const beside = accounts ? priced : { ...priced, side: ownSide };
  const joined = joinedAccounts(snapshot, side, beside, { asOf, industryPe });
  const { market, valuation } = joined;
  const inputs = { ...(accounts ? joined.inputs : withoutAccounts(joined.inputs)), ...prices.unknown };
  return { fundamentals, source, hasFacts: accounts !== null, prices, inputs, market, valuation };
}

/** What is known of a company of which the market has prices alone. */
type PricedInputs = Pick<
  CheckInputs,
  "companyType" | "price" | "dividendsTtm" | "dividendYears" | "dividendHistoryYears" | "dividendRaiseYears"
>;

/**
 * The inputs of a company without a single fact, as `companyAsOf` has them, but for averages, returns and targets, which are missing.
 */
export function inputsWithoutAccounts(known: PricedInputs): CheckInputs {
  return { ...blankInputs(), ...known, priceInAccounts: known.price };
}

const blankInputs = once((): CheckInputs => {
  const fundamentals = fundamentalsAsOf(NO_FACTS, { asOf: 0 as Day, sic: null, industry: null });
  const nothing = { price: NOT_DELIVERED, sma200: NOT_DELIVERED, momentum: NOT_DELIVERED };
  const dividends = {
    dividendsTtm: NOT_DELIVERED,
    dividendYears: NOT_DELIVERED,
    dividendHistoryYears: NOT_DELIVERED,
    dividendRaiseYears: NOT_DELIVERED,
  };
  const side = { ...nothing, ...dividends, priceCurrency: null };
  return nothingDelivered(joinedInputs(accountsSide({ fundamentals, source: "" }), side));
});

/** Of a company without a single fact nothing is too short or not reported: it was not delivered. */
function withoutAccounts(inputs: CheckInputs): CheckInputs {
  const { companyType, price, sma200, momentum, benchmarkMomentum, industryPe: pe } = inputs;
  const { dividendsTtm, dividendYears, dividendHistoryYears, dividendRaiseYears, targetAverage } = inputs;
  return {
    ...nothingDelivered(inputs),
    companyType,
    price,
    sma200,
    momentum,
    benchmarkMomentum,
    industryPe: pe,
    priceInAccounts: price,
    dividendsTtm,
    dividendYears,
    dividendHistoryYears,
    dividendRaiseYears,
    targetAverage,
  };
}

/** The inputs of a company of which nobody delivered anything, by the names of another's. */
export function nothingDelivered({ companyType, ...inputs }: CheckInputs): CheckInputs {
  const missed = Object.entries(inputs).map(([name, input]) => [
    name,
    Array.isArray(input) ? [NOT_DELIVERED] : NOT_DELIVERED,
  ]);
  return { ...(Object.fromEntries(missed) as CheckInputs), companyType };
}
