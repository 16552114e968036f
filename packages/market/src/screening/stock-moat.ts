import {
  type MeasureNumbers,
  type MoatLabel,
  type MoatLimits,
  type MoatSourceScore,
  moatLabel,
  moatSources,
  movedLimits,
  type PeerStanding,
} from "@plumbline/core/moat";
import { MOAT_MEASURES } from "@plumbline/core/words";
import {
  accountsOf,
  type CompanyAccounts,
  type CompanyMoat,
  companyMoat,
  ratesOf,
  type StoredStock,
} from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { Screening } from "./screening.ts";
import { whyNotScreened } from "./why-not-screened.ts";

/** The moat of a stock with everything that it was judged by. */
export interface StockMoat extends CompanyMoat, MoatLabel {
  readonly accounts: CompanyAccounts;
  readonly sources: readonly MoatSourceScore[];
  /** Whom it was compared with; null where it is not in the screening. */
  readonly standing: PeerStanding | null;
  readonly limits: MoatLimits;
}

export interface StockMoatOptions {
  /** Of the day, with at least the stocks of its sector. */
  readonly screening: Pick<Screening, "asOf" | "rowOf" | "standingOf">;
  /** Limits that a reader has moved. */
  readonly moved?: Partial<MoatLimits>;
}

/**
 * Judges the moat of a stock on the day of a screening: its years with their filings, and its place among its peers.
 *
 * @returns null when the market has no accounts of it.
 * @see MOAT-01 to MOAT-08
 */
export function stockMoat(
  snapshot: Snapshot,
  stock: StoredStock,
  { screening, moved = {} }: StockMoatOptions,
): StockMoat | null {
  const accounts = accountsOf(stock, screening.asOf);
  if (!accounts) return null;
  const company = { fundamentals: accounts.known, source: accounts.source };
  const moat = companyMoat(company, ratesOf(snapshot, stock, accounts.known.currency));
  const row = screening.rowOf(stock.instrument.symbol);
  const standing = row < 0 ? null : screening.standingOf(row);
  const numbers = MOAT_MEASURES.map((name) => [name, moat.measures[name].value ?? Number.NaN]);
  const measures = Object.fromEntries(numbers) as MeasureNumbers;
  const whyMissing: Parameters<typeof moatSources>[0]["whyMissing"] = (name) => {
    const found = moat.measures[name];
    return found.value === null ? found.because : null;
  };
  const alone = standing === null ? { whyAlone: whyNotScreened(snapshot, stock.instrument, screening.asOf) } : {};
  const sources = moatSources({ measures, standing: standing ?? ALONE, whyMissing, ...alone });
  const limits = movedLimits(moved);
  return {
    ...moat,
    ...moatLabel({ durability: moat.durability, sources }, limits),
    accounts,
    sources,
    standing,
    limits,
  };
}

const ALONE: PeerStanding = {
  peers: "industry",
  members: 0,
  shares: Object.fromEntries(MOAT_MEASURES.map((name) => [name, Number.NaN])) as PeerStanding["shares"],
  costTrend: Number.NaN,
  revenueShare: Number.NaN,
  compared: 0,
  largeCompanies: 0,
};
