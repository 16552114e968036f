import { missing } from "@plumbline/core/figure";
import type { Fundamentals } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import { MOAT_MEASURES } from "@plumbline/core/words";
import {
  type CompanyAsOf,
  type CompanyMarketValue,
  companyAsOf,
  companyMarketValue,
  companyMoat,
  factsSource,
  joinedAccounts,
  type RatesOn,
  ratesOf,
  type StoredStock,
  stockMarket,
  type UsablePrices,
  withFilings,
} from "../companies/index.ts";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { FactorFile } from "./factors/factor-file.ts";
import type { FactorRow } from "./factors/factor-row.ts";
import type { RowMoat } from "./moat-columns.ts";

/** A stock whose accounts were looked at when its factor history was made, as known on a day. */
export interface StoredCompany extends Pick<CompanyAsOf, "inputs"> {
  readonly row: FactorRow;
  /** Provider of the accounts. */
  readonly source: string;
  readonly prices: UsablePrices;
  readonly moat: RowMoat | null;
}

/** Of a stock with an industry it is known once the whole of it is. */
const NO_INDUSTRY = missing("no-industry");

/**
 * A stock as known on a day; null where it has no place in a screening of that day, see `Screening`.
 *
 * @param snapshot The market of the stock.
 */
export function screenedStock(snapshot: Snapshot, stock: StoredStock, asOf: Day): CompanyAsOf | null {
  if (!isTraded({ ...stock, hasFacts: stock.facts !== null }, asOf)) return null;
  const company = companyAsOf(snapshot, stock, { asOf });
  if (stock.history) return company.prices.series ? company : null;
  return company.hasFacts && isUsed(company.fundamentals) ? company : null;
}

/**
 * The same from what is stored of its accounts and prices, with the same numbers.
 *
 * @param factors The factor history of the market; it has rows of the stock.
 */
export function joinedStock(
  snapshot: Snapshot,
  instrument: Instrument,
  factors: FactorFile,
  asOf: Day,
): StoredCompany | null {
  const { symbol } = instrument;
  const row = factors.row(symbol, asOf);
  const history = withFilings(snapshot, instrument, factors.prices(snapshot, symbol, asOf));
  if (!row || (factors.hasPrices(symbol) ? history === null : !isUsedRow(row))) return null;
  const stock: StoredStock = { instrument, history, facts: null, factsSource: factsSource(snapshot), targets: [] };
  if (!isTraded({ ...stock, hasFacts: true }, asOf)) return null;
  const market = stockMarket(snapshot, stock, asOf, () => factors.targetAverage(snapshot, instrument, asOf));
  const { prices } = market;
  if (history && !prices.series) return null;
  const { inputs } = joinedAccounts(snapshot, row, market, { asOf, industryPe: NO_INDUSTRY });
  const durability = factors.durability(symbol, asOf);
  const moat = durability && { durability, measures: row.moat.measures };
  return { row, prices, moat, source: stock.factsSource, inputs: { ...inputs, ...prices.unknown } };
}

/**
 * What the accounts of a stock say of its moat, day after day: the market of past filings is looked up once.
 *
 * @returns null of a stock without accounts.
 */
export function moatsOf(snapshot: Snapshot, stock: StoredStock): (company: CompanyAsOf) => RowMoat | null {
  const known = new Map<string, RatesOn>();
  return ({ hasFacts, fundamentals, source }) => {
    if (!hasFacts) return null;
    const { currency } = fundamentals;
    const ratesOn = known.get(currency) ?? ratesOf(snapshot, stock, currency);
    known.set(currency, ratesOn);
    const { durability, measures } = companyMoat({ fundamentals, source }, ratesOn);
    return { durability, measures: MOAT_MEASURES.map((name) => measures[name].value ?? Number.NaN) };
  };
}

/** The same with nothing but its market value and its accounts. */
export function screenedMarketValue(stock: StoredStock, asOf: Day): CompanyMarketValue | null {
  if (!isTraded({ ...stock, hasFacts: stock.facts !== null }, asOf)) return null;
  const company = companyMarketValue(stock, asOf);
  if (stock.history) return company.isPriced ? company : null;
  return company.accounts && isUsed(company.accounts.known) ? company : null;
}

function isUsedRow({ isTooOld, periodEnd }: FactorRow): boolean {
  return !isTooOld && !Number.isNaN(periodEnd);
}

/** Whether its accounts say something of the day (FND-20). */
function isUsed({ accounts }: Fundamentals): boolean {
  return accounts !== null && accounts.state !== "accounts-too-old";
}

/** Whether it may have a place: cheaper than to look at its accounts in vain. */
function isTraded(
  { instrument, history, hasFacts }: Pick<StoredStock, "instrument" | "history"> & { readonly hasFacts: boolean },
  asOf: Day,
): boolean {
  const { listed, delisted } = instrument;
  if ((listed !== null && listed > asOf) || (delisted !== null && delisted < asOf)) return false;
  return history ? (history.bars.day[0] ?? Number.POSITIVE_INFINITY) <= asOf : hasFacts;
}
