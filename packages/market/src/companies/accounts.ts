import {
  type Fundamentals,
  type FundamentalsOptions,
  fundamentalsAsOf,
  type PreparedFacts,
} from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
import { LRUCache } from "lru-cache";
import type { Instrument } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { asOfDay } from "./as-of-day.ts";
import { preparedStatementFacts } from "./prepared-facts.ts";
import { splitsOfAccounts } from "./receipt-on.ts";
import { readStock, type StoredStock } from "./stored-stock.ts";

/** The accounts of a company as they were known on a day, and who delivered them. */
export interface CompanyAccounts {
  readonly known: Fundamentals;
  readonly source: string;
}

/**
 * Reads the accounts of the company behind an instrument. Classes of share of one company have the same accounts, each
 * on its own share count.
 *
 * @param asOf What was filed later is not used; the market's own today unless given.
 * @returns null when the market has no facts of the company.
 */
export function readAccounts(snapshot: Snapshot, instrument: Instrument, asOf?: string): CompanyAccounts | null {
  return instrument.cik === null ? null : confirmedAccounts(readStock(snapshot, instrument), asOfDay(snapshot, asOf));
}

/**
 * Reads the accounts with the lines that only whole statements show; all other figures are the same.
 *
 * @param asOf What was filed later is not used; the market's own today unless given.
 * @returns null when the market has no facts of the company.
 */
export function readStatements(snapshot: Snapshot, instrument: Instrument, asOf?: string): CompanyAccounts | null {
  if (instrument.cik === null) return null;
  const facts = preparedStatementFacts(snapshot, instrument.cik);
  return confirmedAccounts({ ...readStock(snapshot, instrument), facts }, asOfDay(snapshot, asOf));
}

/** The accounts with the mark of figures that no second fact confirms, for those who show it. */
function confirmedAccounts(stock: StoredStock, asOf: Day): CompanyAccounts | null {
  return known(stock, { asOf, isConfirmationAsked: true });
}

/** The accounts of a stock as they were known on a day; null when the market has no facts of its company. */
export function accountsOf(stock: StoredStock, asOf: Day): CompanyAccounts | null {
  return known(stock, { asOf, isConfirmationAsked: false });
}

type Asked = Pick<FundamentalsOptions, "asOf" | "isConfirmationAsked">;

function known(stock: StoredStock, asked: Asked): CompanyAccounts | null {
  const { facts, factsSource } = stock;
  return facts && { known: reading(stock, facts, asked), source: factsSource };
}

/** A page asks for figures of a stock by several calls, some with marks and some without; each takes up to 3 MB. */
const MAX_READINGS = 2;

/** The last readings of a company; they go with its facts. */
const readings = new WeakMap<PreparedFacts, LRUCache<string, Fundamentals>>();

/** Accounts are read once for all calls of a page: nothing that is asked of them changes them. */
function reading(stock: StoredStock, facts: PreparedFacts, asked: Asked): Fundamentals {
  const { sic, industry } = stock.instrument;
  const splits = splitsOfAccounts(stock);
  const key = JSON.stringify([asked.asOf, asked.isConfirmationAsked, sic, industry, splits]);
  const recent = readings.get(facts) ?? new LRUCache<string, Fundamentals>({ max: MAX_READINGS });
  readings.set(facts, recent);
  const found = recent.get(key) ?? fundamentalsAsOf(facts, { ...asked, splits, sic, industry });
  recent.set(key, found);
  return found;
}
