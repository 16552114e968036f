import { cellText, cutOff, type DelimitedRecord } from "../../delimited/index.ts";
import { currencyCode, type Issue, plainly, say } from "../../model/index.ts";
import { type DeliveredPrices, IssueLog } from "../../quality/index.ts";
import { type ColumnLayout, closeLayouts, layoutOf, tickerLayouts } from "./column-layout.ts";
import { momentOf } from "./day-evidence.ts";
import { PlainRowReader } from "./plain-row-reader.ts";
import type { PriceFormat } from "./price-format.ts";
import { RowReader } from "./row-reader.ts";
import { isNote, rowShape } from "./row-shape.ts";
import type { SeriesColumns } from "./series-columns.ts";
import { SeriesUnderway } from "./series-underway.ts";
import { normaliseSymbol } from "./symbol-from-name.ts";

/** Turns the records of one price file into deliveries, one for each symbol, each as soon as it is complete. */
export class PriceRows {
  readonly #format: PriceFormat;
  readonly #file: string;
  readonly #fileSymbol: string | null;
  readonly #reader: RowReader;
  #plain: PlainRowReader | null = null;
  readonly #log: IssueLog;
  readonly #header: string[][] = [];
  readonly #series: SeriesUnderway;
  #layouts: readonly ColumnLayout[] = [];
  #hasLayouts = false;
  /** The cell of the symbol column that the series under way belongs to. */
  #symbolCell: Uint8Array = new Uint8Array(0);

  constructor(format: PriceFormat, file: string, symbol: string | null) {
    this.#format = format;
    this.#file = file;
    this.#fileSymbol = symbol;
    this.#reader = new RowReader(format);
    this.#log = new IssueLog(file, null);
    this.#series = new SeriesUnderway({ format, file, log: this.#log });
    if (format.table.headerLines === 0) this.#layOut();
  }

  /** Takes the next record of the file. */
  visit(record: DelimitedRecord): void {
    if (record.line < this.#format.table.headerLine) return;
    if (!this.#hasLayouts) this.#readHeader(record);
    else if (this.#isRow(record))
      for (let index = 0; index < this.#layouts.length; index++) this.#readRow(record, index);
  }

  /**
   * Takes the row that begins at a place when it is plain and goes on with the series under way, whose first row, with
   * its symbol and currency, was visited.
   *
   * @returns The place of its line end; -1 when it must be visited.
   */
  take(bytes: Uint8Array, from: number): number {
    const series = this.#series.at(0);
    if (this.#plain === null || series === undefined || series.length === 0) return -1;
    const end = this.#plain.read(bytes, from, this.#symbolCell);
    if (end >= 0) this.#series.add(series, this.#plain.day, this.#plain.numbers, null);
    return end;
  }

  /** Ends the series under way. */
  end(): void {
    if (!this.#hasLayouts) this.#log.add("empty-file", {}, () => plainly("The file has no header."));
    this.#series.end();
  }

  /** The deliveries that became complete since the last call. */
  complete(): DeliveredPrices[] {
    return this.#series.complete();
  }

  /** Stocks that the file is about, as far as it was read; the first ones of very many. */
  get symbols(): readonly string[] {
    const { symbols } = this.#series;
    const named = symbols.size === 0 && this.#layouts.length === 0 ? this.#fileSymbol : null;
    return named === null ? [...symbols] : [named];
  }

  /** What was found in the whole file. */
  issues(): Issue[] {
    return this.#log.take();
  }

  #readHeader(record: DelimitedRecord): void {
    this.#header.push(Array.from({ length: record.cells }, (_, cell) => cellText(record, cell)));
    if (this.#header.length === this.#format.table.headerLines) this.#layOut();
  }

  /** Knows from here on what each cell of a row is. */
  #layOut(): void {
    this.#hasLayouts = true;
    const { table } = this.#format;
    const [first = [], second = []] = this.#header;
    if (table.arrangement === "rows") {
      const layout = layoutOf(table.columns, table.headerLines === 0 ? table.cells : first.length);
      this.#layouts = [{ ...layout, symbol: layout.symbolColumn < 0 ? this.#fileSymbol : null }];
    } else {
      this.#layouts = table.arrangement === "stacked-header" ? tickerLayouts(first, second) : closeLayouts(first);
      if (table.arrangement === "stacked-header") this.#checkTicker();
    }
    if (this.#layouts[0]?.symbolColumn === -1) this.#begin();
    const [only, ...others] = this.#layouts;
    if (only !== undefined && others.length === 0) this.#plain = PlainRowReader.for(this.#format, only);
  }

  #begin(): void {
    this.#series.begin(this.#layouts);
    if (this.#series.at(0) !== undefined) return;
    this.#layouts = [];
    this.#log.add("symbol-unknown", {}, () => say("no-symbol-stated", { file: this.#file }));
  }

  /** A file that is named after one symbol and holds another one may be either company's: it is not read. */
  #checkTicker(): void {
    const [only] = this.#layouts;
    if (this.#layouts.length !== 1 || only === undefined || this.#fileSymbol === null) return;
    const ticker = normaliseSymbol(only.symbol as string);
    if (ticker === this.#fileSymbol || !looksLikeTicker(this.#file)) return;
    this.#layouts = [];
    this.#log.add("symbol-mismatch", { symbol: this.#fileSymbol }, () =>
      say("named-otherwise", { called: this.#fileSymbol, symbol: ticker }),
    );
  }

  #isRow(record: DelimitedRecord): boolean {
    const expected = this.#layouts[0]?.cells ?? record.cells;
    const shape = rowShape(record, expected);
    if (shape === "short" && !record.isEnded) throw cutOff(record, expected);
    if (shape !== "short" && shape !== "long") return shape === "row";
    const symbol = this.#layouts.length === 1 ? this.#layouts[0]?.symbol : null;
    this.#log.add("wrong-column-count", { symbol }, () =>
      say("cell-count", { line: record.line, cells: record.cells, expected }),
    );
    return false;
  }

  #readRow(record: DelimitedRecord, index: number): void {
    const layout = this.#layouts[index] as ColumnLayout;
    const faulty = this.#reader.read(record, layout);
    if (faulty >= 0) {
      this.#reject(record, faulty, layout);
      return;
    }
    if (this.#layouts.length > 1 && this.#reader.isBlank) return;
    const series = layout.symbolColumn < 0 ? this.#series.at(index) : this.#seriesOf(record, layout);
    if (series === undefined || !this.#inCurrency(record, layout, series)) return;
    const moment = this.#format.table.isIntraday ? this.#momentOf(record, layout) : null;
    this.#series.add(series, this.#reader.day, this.#reader.numbers, moment);
  }

  #momentOf(record: DelimitedRecord, { time, day }: ColumnLayout): number {
    return momentOf(cellText(record, time < 0 ? day : time), this.#format.table.dayFormat) ?? 0;
  }

  #seriesOf(record: DelimitedRecord, layout: ColumnLayout): SeriesColumns | undefined {
    const column = layout.symbolColumn;
    const cell = record.bytes.subarray(record.start[column], record.end[column]);
    if (Buffer.compare(cell, this.#symbolCell) !== 0) {
      this.#symbolCell = Uint8Array.from(cell);
      this.#series.goTo(cellText(record, column), layout);
    }
    const series = this.#series.at(0);
    if (series === undefined) this.#log.add("symbol-unknown", {}, () => say("line-no-symbol", { line: record.line }));
    return series;
  }

  /** The first row of a series states its currency; rows in another one do not belong to it. */
  #inCurrency(record: DelimitedRecord, layout: ColumnLayout, series: SeriesColumns): boolean {
    const stated = (layout.currencyColumn < 0 ? this.#format.currency : cellText(record, layout.currencyColumn)) ?? "";
    const currency = currencyCode(stated);
    if (series.length === 0) {
      series.currency = currency;
      const isReadable = currency !== null || stated.trim() === "";
      const detail = () => say("no-currency-text", { text: stated.slice(0, 20), symbol: series.symbol });
      if (!isReadable) this.#log.add("unreadable-currency", { symbol: series.symbol, count: 0 }, detail);
    }
    if (currency === series.currency) return true;
    const subject = { symbol: series.symbol, day: this.#reader.day };
    this.#log.add("currency-mismatch", subject, () =>
      say("line-currency", { line: record.line, currency: String(currency), expected: String(series.currency) }),
    );
    return false;
  }

  #reject(record: DelimitedRecord, cell: number, layout: ColumnLayout): void {
    if (cell === layout.day && isNote(record)) return;
    const symbol = layout.symbol === null ? this.#series.at(0)?.symbol : normaliseSymbol(layout.symbol);
    const text = cellText(record, cell).slice(0, 40);
    if (cell === layout.day) {
      this.#log.add("unreadable-day", { symbol }, () => say("line-no-day", { line: record.line, text }));
      return;
    }
    const column = (this.#header[0]?.[cell] ?? "").slice(0, 40);
    const subject = { symbol, day: this.#reader.day };
    this.#log.add("unreadable-number", subject, () => say("line-no-number", { line: record.line, text, column }));
  }
}

/** A base name in capitals, such as `BRK-B.csv.gz`, is a ticker; `prices.csv` is a word. */
function looksLikeTicker(file: string): boolean {
  return /(?:^|[/\\!])[A-Z0-9]{1,6}(?:[.-][A-Z])?\.[a-z.]+$/.test(file);
}
