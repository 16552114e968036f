import type { Filing } from "../model/index.ts";
import { type FilingRecord, filingRecordOf, isGone } from "./filing-record.ts";

/** What the filings of companies say of the end of their listings. */
export class EndedListings {
  readonly #records = new Map<number, FilingRecord>();

  /** Adds to what is known of a company. */
  add(cik: number, filings: readonly Filing[]): void {
    const { ends, lastReport } = filingRecordOf(filings);
    const known = this.#records.get(cik);
    this.#records.set(cik, {
      ends: [...(known?.ends ?? []), ...ends],
      lastReport: Math.max(lastReport, known?.lastReport ?? lastReport),
    });
  }

  /** True when a company ever filed for the end of a listing. */
  hasNotice(cik: number): boolean {
    return (this.#records.get(cik)?.ends.length ?? 0) > 0;
  }

  /**
   * True when a company was gone after a day.
   *
   * @param last Day of the last price under its symbol.
   */
  wasGone(cik: number, last: number): boolean {
    const record = this.#records.get(cik);
    return record !== undefined && isGone(record, last);
  }
}
