import type { PriceHistory } from "../model/index.ts";
import { checkHistory, outOfOrder } from "./check-input.ts";
import type { OutputFolder } from "./disk/index.ts";
import { PriceColumnsWriter, writeCalendar } from "./hot/index.ts";
import { ActionsRecord, BarsRecord } from "./record/index.ts";
import { unionOfDays } from "./union-of-days.ts";

/** Writes prices in both forms, symbol after symbol. */
export class PriceFiles {
  /** Bars written so far. */
  bars = 0;
  /** Symbols that have at least one bar. */
  priced = 0;
  /** All symbols, ascending. */
  readonly symbols: string[] = [];
  readonly #output: OutputFolder;
  readonly #columns: PriceColumnsWriter;
  readonly #bars: BarsRecord;
  readonly #actions: ActionsRecord;
  #days: Int32Array = new Int32Array();

  constructor(output: OutputFolder) {
    this.#output = output;
    this.#columns = new PriceColumnsWriter(output);
    this.#bars = new BarsRecord(output);
    this.#actions = new ActionsRecord(output);
  }

  add(history: PriceHistory): void {
    const last = this.symbols.at(-1);
    if (last !== undefined && history.symbol <= last) throw outOfOrder("prices", history.symbol, last);
    checkHistory(history);
    this.#columns.add(history);
    this.#bars.add(history);
    this.#actions.add(history.symbol, history.actions);
    this.#days = unionOfDays(this.#days, history.bars.day);
    this.symbols.push(history.symbol);
    this.bars += history.bars.day.length;
    if (history.bars.day.length > 0) this.priced++;
  }

  /** @returns The days on which anything traded, ascending. */
  finish(): Int32Array {
    const calendar = this.#days;
    this.#columns.finish();
    this.#bars.finish();
    this.#actions.finish();
    writeCalendar(this.#output, calendar);
    return calendar;
  }
}
