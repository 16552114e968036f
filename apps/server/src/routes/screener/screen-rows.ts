import type { WireScreenRows } from "@plumbline/contract";
import { classifyCompany } from "@plumbline/core/fundamentals";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Screening } from "@plumbline/market/screening";

/**
 * What the rows of an answer are about.
 *
 * @param instruments One per row.
 * @param rows Rows of the screening; -1 is an instrument that is not in it.
 */
export function screenRows(instruments: readonly Instrument[], rows: Int32Array, screening: Screening): WireScreenRows {
  const { matrix, periodEnd, filedAt, accountsCurrency, accountsState } = screening;
  const known = <Value>(values: readonly Value[]) => Array.from(rows, (row) => values[row] ?? null);
  const ends = known(periodEnd);
  return {
    symbol: instruments.map(({ symbol }) => symbol),
    names: instruments.map(({ names }) => names),
    currency: instruments.map(({ currency }) => currency),
    accountsCurrency: known(accountsCurrency).map((currency, k) => (ends[k] === null ? null : currency)),
    sector: instruments.map(({ sector }) => sector),
    industry: instruments.map(({ industry }) => industry),
    companyType: instruments.map(
      (instrument, k) => matrix.types[rows[k] as number] ?? classifyCompany(instrument, null).type,
    ),
    periodEnd: ends.map(written),
    filedAt: known(filedAt).map(written),
    accountsState: known(accountsState),
  };
}

function written(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}
