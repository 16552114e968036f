import { type Fundamentals, type FundamentalsOptions, fundamentalsAsOf } from "@plumbline/core/fundamentals";
import type { Day } from "@plumbline/core/time";
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
  const { instrument, facts, factsSource } = stock;
  if (!facts) return null;
  const { sic, industry } = instrument;
  const splits = splitsOfAccounts(stock);
  return { known: fundamentalsAsOf(facts, { ...asked, splits, sic, industry }), source: factsSource };
}
