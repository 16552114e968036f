import type { Filing, Instrument, JudgedMove, PriceHistory } from "../model/index.ts";
import type { Snapshot } from "../snapshot/index.ts";

/** Forms in which a company tells news: results and events, of companies abroad too. */
const NEWS = /^(8-K|10-K|10-Q|6-K|20-F|40-F)/;
/** A company that speaks after the close moves the price of the next day. */
const DAYS_NEAR = 1;

/**
 * The prices of a stock as a market holds them. A move on hardly more shares than usual is no doubt where the company filed
 * something on its day, the day before or after; a filing speaks neither against another source nor about a split's ratio.
 *
 * @returns null when the market has none of it.
 */
export function storedPrices(snapshot: Snapshot, instrument: Instrument): PriceHistory | null {
  return withFilings(snapshot, instrument, snapshot.prices(instrument.symbol));
}

/** The same of prices of the stock that were read otherwise. */
export function withFilings(
  snapshot: Snapshot,
  { cik }: Instrument,
  history: PriceHistory | null,
): PriceHistory | null {
  if (cik === null || !history?.moves?.some(({ verdict }) => verdict === "unsupported")) return history;
  const filings = snapshot.filings(cik);
  return { ...history, moves: history.moves.filter((move) => !isFiled(move, filings)) };
}

function isFiled({ day, verdict }: JudgedMove, filings: readonly Filing[]): boolean {
  if (verdict !== "unsupported") return false;
  return filings.some(({ form, filed }) => NEWS.test(form) && Math.abs(filed - day) <= DAYS_NEAR);
}
