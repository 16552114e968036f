import type { ActionColumns, MarketPrices } from "./market-prices.ts";

/** Walks through the splits and dividends of one stock, as its days pass. */
export class ActionCursor {
  /** Ex-day of the next split or dividend; infinite when there is none. */
  next = Number.POSITIVE_INFINITY;
  /** New shares per old share, of the last step; 1 without a split. */
  ratio = 1;
  /** Money per share after the splits of the last step; 0 without a dividend. */
  dividend = 0;
  readonly #splits: ActionRows;
  readonly #dividends: ActionRows;

  /** @param day Actions up to this day are over. */
  constructor({ splits, dividends }: MarketPrices, stock: number, day: number) {
    this.#splits = rowsAfter(splits, stock, day);
    this.#dividends = rowsAfter(dividends, stock, day);
    this.next = Math.min(exDay(this.#splits), exDay(this.#dividends));
  }

  /**
   * Takes all actions up to a day together, because the days between had no trading.
   *
   * @see BT-04
   */
  stepTo(day: number): void {
    const splits = this.#splits;
    const dividends = this.#dividends;
    this.ratio = 1;
    this.dividend = 0;
    const first = splits.row;
    while (exDay(splits) <= day) this.ratio *= splits.columns?.value[splits.row++] as number;
    while (exDay(dividends) <= day) {
      // A dividend is stated on the share count of its own day.
      let later = 1;
      for (let row = first; row < splits.row; row++) {
        if ((splits.columns?.day[row] as number) > exDay(dividends)) later *= splits.columns?.value[row] as number;
      }
      this.dividend += (dividends.columns?.value[dividends.row++] as number) / later;
    }
    this.next = Math.min(exDay(splits), exDay(dividends));
  }
}

interface ActionRows {
  readonly columns: ActionColumns | null;
  readonly end: number;
  row: number;
}

function rowsAfter(columns: ActionColumns | null | undefined, stock: number, day: number): ActionRows {
  if (!columns) return { columns: null, row: 0, end: 0 };
  const end = columns.start[stock + 1] as number;
  let row = columns.start[stock] as number;
  while (row < end && (columns.day[row] as number) <= day) row++;
  return { columns, row, end };
}

function exDay({ columns, row, end }: ActionRows): number {
  return columns === null || row >= end ? Number.POSITIVE_INFINITY : (columns.day[row] as number);
}
