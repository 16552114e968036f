import {
  type CheckInputs,
  dividendInputs,
  joinedInputs,
  type MarketSide,
  type TradedPrice,
} from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import { classifyCompany } from "@plumbline/core/fundamentals";
import { lastIndexOnOrBefore, splitAdjustedDividends } from "@plumbline/core/series";
import { type Day, MAX_AGE_DAYS } from "@plumbline/core/time";
import { inputsWithoutAccounts, receiptOn, tradedPrice } from "../companies/index.ts";
import type { Instrument, PriceHistory } from "../model/index.ts";
import type { PickedRow } from "../screening/index.ts";

/** What is not asked for, or not known of a past day. */
const UNREAD: Figure = missing("past-price-unknown");
const NO_PRICE: Figure = missing("no-price");

const UNSTATED: Figure = missing("no-dividend-data");
const NO_DIVIDENDS = {
  dividendsTtm: UNSTATED,
  dividendYears: UNSTATED,
  dividendHistoryYears: UNSTATED,
  dividendRaiseYears: UNSTATED,
} as const;

/**
 * What accounts, the last price and the dividends say together: price, price in the accounts' terms, market value, Altman's score, and
 * what was paid, where that is asked. All other inputs of the market are missing.
 *
 * @param row Its accounts; null of a stock without.
 * @returns The same numbers as `joinedAccounts` on a day, for a hundredth of the work; a test compares the two.
 * @see FND-12, FND-15, REC-17, REC-18
 */
export function quickInputs(
  { instrument, history }: { readonly instrument: Instrument; readonly history: PriceHistory | null },
  row: PickedRow | null,
  { day, asksDividends }: { readonly day: Day; readonly asksDividends: boolean },
): CheckInputs {
  const { price, priceInAccounts, traded } = priceOn(instrument, history, day);
  const dividends = asksDividends ? dividendsOn(history, day) : NO_DIVIDENDS;
  if (!row) {
    const companyType = classifyCompany(instrument, null).type;
    return inputsWithoutAccounts({ companyType, price, ...dividends });
  }
  const side: MarketSide = {
    sma200: UNREAD,
    momentum: UNREAD,
    ...dividends,
    price,
    priceCurrency: instrument.currency,
    receipt: receiptOn({ instrument, history }, day),
    ...(priceInAccounts && { priceInAccounts }),
    ...(traded && { traded }),
  };
  return joinedInputs(row, side);
}

/** As `usablePrices` has it: adjusted prices are what was paid on their last day only. */
function priceOn(
  instrument: Instrument,
  history: PriceHistory | null,
  day: Day,
): { readonly price: Figure; readonly priceInAccounts: Figure | null; readonly traded: TradedPrice | null } {
  const bar = history ? lastIndexOnOrBefore(history.bars.day, day) : -1;
  if (!history || bar < 0 || (history.bars.day[bar] as number) < day - MAX_AGE_DAYS.price) {
    return { price: NO_PRICE, priceInAccounts: null, traded: null };
  }
  const { source, basis, bars } = history;
  const isPaid = bar === bars.day.length - 1 || instrument.priceBasis === "raw";
  const close = bars.close[bar] as number;
  const known: Figure = Number.isFinite(close) ? { value: close, provenance: { source } } : NO_PRICE;
  return {
    price: basis === "total-return" && !isPaid ? UNREAD : known,
    priceInAccounts: isPaid ? null : UNREAD,
    traded: tradedPrice(history, bars.day[bar] as Day),
  };
}

/** As `usablePrices` and `priceInputs` have them. */
function dividendsOn(history: PriceHistory | null, day: Day): ReturnType<typeof dividendInputs> {
  const bar = history ? lastIndexOnOrBefore(history.bars.day, day) : -1;
  const lastDay = history?.bars.day[bar] as Day | undefined;
  if (!history || lastDay === undefined || lastDay < day - MAX_AGE_DAYS.price) return NO_DIVIDENDS;
  const { source, basis, bars, actions } = history;
  const dividends = basis === "total-return" ? [] : splitAdjustedDividends(actions, lastDay);
  // Adjusted prices without a single dividend do not say whether none was paid.
  if (basis !== "raw" && dividends.length === 0) return NO_DIVIDENDS;
  const record = { source, currency: null, bars, actions: { splits: [], dividends } };
  return dividendInputs(record, { firstDay: bars.day[0] as Day, lastDay });
}
