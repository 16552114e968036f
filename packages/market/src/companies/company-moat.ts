import { whyNotComparable } from "@plumbline/core/checks";
import { type Figure, missing, perOrdinaryShare } from "@plumbline/core/figure";
import type { CompanyType } from "@plumbline/core/fundamentals";
import { splitRatioSince, splitsOfShares } from "@plumbline/core/fundamentals";
import {
  type Durability,
  durability,
  type MoatMeasures,
  type MoatYear,
  moatMeasures,
  moatYears,
  type YearSpread,
  yearSpread,
} from "@plumbline/core/moat";
import type { Day } from "@plumbline/core/time";
import type { MarketInputs, ValuedCompany } from "@plumbline/core/valuation";
import { isFinancial } from "@plumbline/core/words";
import type { Snapshot } from "../snapshot/index.ts";
import { besideMarket } from "./market-beta.ts";
import { marketInputsOf } from "./market-inputs.ts";
import { priceSeriesOf } from "./price-series.ts";
import { type PriceSplits, priceSplits } from "./price-splits.ts";
import { receiptOn, splitsOfAccounts } from "./receipt-on.ts";
import type { StoredStock } from "./stored-stock.ts";
import { closeOn } from "./value-history.ts";

/** The market on the day of a filing, its price per share of a later day. */
export type RatesOn = (filed: Day, asOf: Day) => MarketInputs;

/** What the accounts of a company say of its moat, without its industry. */
export interface CompanyMoat {
  /** Oldest first. */
  readonly years: readonly YearSpread[];
  readonly durability: Durability;
  readonly measures: MoatMeasures;
}

const NO_PRICE = missing("no-price");
const NEVER_PAID = missing("past-price-unknown");
const UNKNOWN_BASIS = missing("split-basis-unknown");

/**
 * The rates, the beta and the price of a stock on days of its past, each by what was known then.
 *
 * @param stock The stock with all of its prices.
 * @param currency Of its accounts: a price in another is none.
 * @returns Computed once per day of filing. A source that adjusts its prices does not say what a share of the past was.
 * @see MOAT-02, DCF-13, REC-17, REC-18
 */
export function ratesOf(
  snapshot: Snapshot,
  stock: Pick<StoredStock, "instrument" | "history" | "facts">,
  currency: string,
): RatesOn {
  const { instrument, history } = stock;
  const series = history && priceSeriesOf(history, null);
  const beside = series && besideMarket(snapshot, series);
  const splits = splitsOfShares(splitsOfAccounts(stock));
  const whyNot = whyNotComparable(instrument.currency, currency);
  const priceOn = (day: Day): Figure => {
    if (whyNot !== null) return missing(whyNot);
    if (!history) return NO_PRICE;
    if (history.basis !== "raw") return NEVER_PAID;
    // The accounts of a year count ordinary shares.
    return perOrdinaryShare(closeOn(history.bars, { day, source: history.source }), receiptOn(stock, day));
  };
  const unstatedOn = (asOf: Day) => {
    const found = unstatedBy.get(asOf) ?? priceSplits(stock, asOf);
    unstatedBy.set(asOf, found);
    return found;
  };
  const unstatedBy = new Map<Day, PriceSplits>();
  const known = new Map<Day, MarketInputs>();
  return (filed, asOf) => {
    const then = known.get(filed) ?? marketInputsOf(snapshot, { price: priceOn(filed), beside }, filed);
    known.set(filed, then);
    const { price } = then;
    if (price.value === null) return then;
    const unstated = unstatedOn(asOf);
    if (filed < unstated.unknownBefore) return { ...then, price: UNKNOWN_BASIS };
    const ratio = splitRatioSince(splits, filed, asOf) * splitRatioSince(unstated.perShare, filed, asOf);
    return ratio === 1 ? then : { ...then, price: { ...price, value: price.value / ratio } };
  };
}

/**
 * The spread of each fiscal year and how durable it is.
 *
 * @param years Of `moatYears`, with shares counted as of the day.
 * @see MOAT-02, MOAT-03
 */
export function durableSpreads(
  years: readonly MoatYear[],
  { type, ratesOn, asOf }: { readonly type: CompanyType; readonly ratesOn: RatesOn; readonly asOf: Day },
): Pick<CompanyMoat, "years" | "durability"> {
  const spreads = years.map((year) => yearSpread(year, ratesOn(year.filed, asOf), isFinancial(type)));
  return { years: spreads, durability: durability(spreads.map(({ spread }) => spread)) };
}

/**
 * What the accounts of a company say of its moat on a day.
 *
 * @param ratesOn Of its stock, see `ratesOf`.
 * @see MOAT-01 to MOAT-03, GEN-06
 */
export function companyMoat(company: ValuedCompany, ratesOn: RatesOn): CompanyMoat {
  const { asOf, company: kind } = company.fundamentals;
  const spreads = durableSpreads(moatYears(company), { type: kind.type, ratesOn, asOf });
  return { ...spreads, measures: moatMeasures(company) };
}
