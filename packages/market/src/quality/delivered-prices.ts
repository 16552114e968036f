import type { Day } from "@plumbline/core/time";
import type { AnsweredCurrency, AssetClass, Issue, PriceHistory } from "../model/index.ts";

/** The prices of one symbol as a reader found them in a file: nothing is sorted, dropped or judged yet. */
export interface DeliveredPrices {
  /** Bars in the order of the file; a cell without a value is NaN. */
  readonly history: PriceHistory;
  /** File that delivered them, for the report. */
  readonly file?: string | null;
  /** The vendor's own adjusted close, one per bar, where the file has one: a witness, never a price. */
  readonly adjustedClose?: Float64Array | null;
  /** Code of the currency that the file states; `null` when it states none. */
  readonly currency?: string | null;
  /** What a person said of it: it holds where neither the file nor the symbol, a list or the market states a currency. */
  readonly answeredCurrency?: AnsweredCurrency | null;
  /** Where the file shows that it is a fund. */
  readonly assetClass?: AssetClass | null;
  /** True where nothing states or shows how the prices are adjusted: their basis is a guess that `settleBasis` tests. */
  readonly isBasisOpen?: boolean;
  /** True where the vendor's symbol in the file, or in its name, is that of a US listing. */
  readonly isUsListing?: boolean;
}

/** What is known beside the delivery itself. */
export interface GateContext {
  /** Bars after this day are from the future. */
  readonly today: Day;
  /** Sessions of its exchange, rising; without it missing sessions are not looked for. */
  readonly calendar?: Int32Array | null;
  /** Days on which its exchange may have been open, rising, where they reach beyond its known sessions. */
  readonly openDays?: Int32Array | null;
  /** True where nothing states that an exchange trades it: coins and currencies trade on weekends too. */
  readonly hasNoExchange?: boolean;
  /** True for coins, currencies and futures: any day of the week may have a bar. */
  readonly isOffExchange?: boolean;
  /** ISO 4217 code that the instrument trades in, when known. */
  readonly currency?: string | null;
  /** What the market already holds for this symbol. */
  readonly existing?: PriceHistory | null;
}

/** What passed the gate, and everything it found. */
export interface ExaminedPrices {
  /** Sorted, without faulty bars, actions cleaned; `null` when nothing is left that can be trusted. */
  readonly history: PriceHistory | null;
  readonly issues: readonly Issue[];
}
