import { cellText, cutOff, DelimitedFault, type DelimitedRecord } from "../../delimited/index.ts";
import { currencyCode, type Issue } from "../../model/index.ts";
import { type DeliveredPrices, IssueLog } from "../../quality/index.ts";
import { AbsentPrices } from "./absent-prices.ts";
import { type ColumnLayout, closeLayouts, layoutOf, tickerLayouts } from "./column-layout.ts";
import { momentOf } from "./day-evidence.ts";
import { isBlankFrom, isNote } from "./note-line.ts";
import { PlainRowReader } from "./plain-row-reader.ts";
import type { PriceFormat } from "./price-format.ts";
import { RowReader } from "./row-reader.ts";
import { SeriesColumns } from "./series-columns.ts";
import { isNamedUs, isUsSymbol, isYahooUs, normaliseSymbol } from "./symbol-from-name.ts";

/** More symbols, or rows, whose series are open at once would not be flat memory: some 270 MB at most. */
const MAX_SCATTERED = { symbols: 20_000, rows: 2_000_000 };
/** So many stocks of a file hear of what is found in the file as a whole. */
const NAMED_SYMBOLS = 1000;

/** Turns the records of one price file into deliveries, one for each symbol, each as soon as it is complete. */
export class PriceRows {
  readonly #format: PriceFormat;
  readonly #file: string;
  readonly #fileSymbol: string | null;
  readonly #reader: RowReader;
  #plain: PlainRowReader | null = null;
  readonly #log: IssueLog;
  readonly #header: string[][] = [];
  #layouts: readonly ColumnLayout[] = [];
  /** One for each layout, or the one that a symbol column names. */
  #underway: SeriesColumns[] = [];
  /** All of them, where the rows of a symbol do not stand together. */
  readonly #scattered = new Map<string, SeriesColumns>();
  #scatteredRows = 0;
  #hasLayouts = false;
  #complete: DeliveredPrices[] = [];
  readonly #symbols = new Set<string>();
  /** The cell of the symbol column that `#underway` belongs to. */
  #symbolCell: Uint8Array = new Uint8Array(0);

  constructor(format: PriceFormat, file: string, symbol: string | null) {
    this.#format = format;
    this.#file = file;
    this.#fileSymbol = symbol;
    this.#reader = new RowReader(format);
    this.#log = new IssueLog(file, null);
    if (format.table.headerLines === 0) this.#layOut();
  }

  /** Takes the next record of the file. */
  visit(record: DelimitedRecord): void {
    if (record.line < this.#format.table.headerLine) return;
    if (!this.#hasLayouts) this.#readHeader(record);
    else if (this.#fits(record))
      for (let index = 0; index < this.#layouts.length; index++) this.#readRow(record, index);
  }

  /**
   * Takes the row that begins at a place when it is plain and goes on with the series under way, whose first row, with
   * its symbol and currency, was visited.
   *
   * @returns The place of its line end; -1 when it must be visited.
   */
  take(bytes: Uint8Array, from: number): number {
    const [series] = this.#underway;
    if (this.#plain === null || series === undefined || series.length === 0) return -1;
    const end = this.#plain.read(bytes, from, this.#symbolCell);
    if (end >= 0) this.#add(series, this.#plain.day, this.#plain.numbers);
    return end;
  }

  /** Ends the series under way. */
  end(): void {
    if (!this.#hasLayouts) this.#log.add("empty-file", {}, () => "The file has no header.");
    for (const series of this.#scattered.size > 0 ? this.#scattered.values() : this.#underway) this.#finish(series);
    this.#scattered.clear();
    this.#underway = [];
  }

  /** The deliveries that became complete since the last call. */
  complete(): DeliveredPrices[] {
    return this.#complete.splice(0);
  }

  /** Stocks that the file is about, as far as it was read; the first ones of very many. */
  get symbols(): readonly string[] {
    const named = this.#symbols.size === 0 && this.#layouts.length === 0 ? this.#fileSymbol : null;
    return named === null ? [...this.#symbols] : [named];
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
    const named = this.#layouts.filter(({ symbol }) => symbol !== null);
    this.#underway = named.map((layout) => this.#seriesNamed(normaliseSymbol(layout.symbol as string), layout));
    for (const [place, series] of this.#underway.entries()) {
      series.isUsListing =
        this.#format.table.arrangement === "stacked-header"
          ? isYahooUs(named[place]?.symbol as string)
          : isNamedUs(this.#file, this.#format);
    }
    if (named.length > 0) return;
    this.#layouts = [];
    this.#log.add(
      "symbol-unknown",
      {},
      () => `Neither the rows nor the name "${this.#file}" state a symbol; answer which one it is.`,
    );
  }

  /** A file that is named after one symbol and holds another one may be either company's: it is not read. */
  #checkTicker(): void {
    const [only] = this.#layouts;
    if (this.#layouts.length !== 1 || only === undefined || this.#fileSymbol === null) return;
    const ticker = normaliseSymbol(only.symbol as string);
    if (ticker === this.#fileSymbol || !looksLikeTicker(this.#file)) return;
    this.#layouts = [];
    this.#log.add(
      "symbol-mismatch",
      { symbol: this.#fileSymbol },
      () => `The file is named after ${this.#fileSymbol}, but its content says ${ticker}.`,
    );
  }

  #fits(record: DelimitedRecord): boolean {
    const expected = this.#layouts[0]?.cells ?? record.cells;
    if (record.cells === expected || (record.cells > expected && isBlankFrom(record, expected))) {
      return !isBlankFrom(record, 0);
    }
    if (isNote(record)) return false;
    if (record.cells < expected && !record.isEnded) throw cutOff(record, expected);
    const symbol = this.#layouts.length === 1 ? this.#layouts[0]?.symbol : null;
    this.#log.add(
      "wrong-column-count",
      { symbol },
      () => `Line ${record.line} has ${record.cells} cells, the header ${expected}.`,
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
    const series = layout.symbolColumn < 0 ? this.#underway[index] : this.#seriesOf(record, layout.symbolColumn);
    if (series === undefined || !this.#inCurrency(record, layout, series)) return;
    const moment = this.#format.table.isIntraday ? this.#momentOf(record, layout) : null;
    this.#add(series, this.#reader.day, this.#reader.numbers, moment);
  }

  #momentOf(record: DelimitedRecord, { time, day }: ColumnLayout): number {
    return momentOf(cellText(record, time < 0 ? day : time), this.#format.table.dayFormat) ?? 0;
  }

  // Four positions: it is called for every row.
  #add(series: SeriesColumns, day: number, numbers: Float64Array, moment: number | null = null): void {
    series.absent.fill(numbers);
    if (moment === null) series.add(day, numbers);
    else series.fold(day, numbers, moment);
    if (this.#format.table.isScattered && ++this.#scatteredRows > MAX_SCATTERED.rows) throw this.#tooScattered();
  }

  #tooScattered(): DelimitedFault {
    const { symbols, rows } = MAX_SCATTERED;
    const detail = `The rows of a symbol do not stand together, and there are more than ${symbols} symbols or ${rows} rows; sort the file by symbol.`;
    return new DelimitedFault("scattered-symbols", 0, detail);
  }

  #seriesOf(record: DelimitedRecord, column: number): SeriesColumns | undefined {
    const cell = record.bytes.subarray(record.start[column], record.end[column]);
    if (Buffer.compare(cell, this.#symbolCell) !== 0) {
      this.#symbolCell = Uint8Array.from(cell);
      this.#goTo(cellText(record, column));
    }
    if (this.#underway.length === 0) this.#log.add("symbol-unknown", {}, () => `Line ${record.line} has no symbol.`);
    return this.#underway[0];
  }

  /** Goes on with the series of another symbol: a new one, unless the rows of a symbol do not stand together. */
  #goTo(stated: string): void {
    const symbol = normaliseSymbol(stated);
    const { isScattered } = this.#format.table;
    if (!isScattered) this.end();
    const known = this.#scattered.get(symbol);
    const series = symbol === "" ? undefined : (known ?? this.#seriesNamed(symbol, this.#layouts[0] as ColumnLayout));
    this.#underway = series === undefined ? [] : [series];
    if (series === undefined || known !== undefined) return;
    series.isUsListing = isUsSymbol(stated);
    if (!isScattered) return;
    this.#scattered.set(symbol, series);
    if (this.#scattered.size > MAX_SCATTERED.symbols) throw this.#tooScattered();
  }

  #seriesNamed(symbol: string, layout: ColumnLayout): SeriesColumns {
    if (this.#symbols.size < NAMED_SYMBOLS) this.#symbols.add(symbol);
    const isOneOfMany = this.#format.table.isScattered || this.#layouts.length > 1;
    return new SeriesColumns(symbol, new AbsentPrices(layout.numbers), isOneOfMany);
  }

  /** The first row of a series states its currency; rows in another one do not belong to it. */
  #inCurrency(record: DelimitedRecord, layout: ColumnLayout, series: SeriesColumns): boolean {
    const stated = (layout.currencyColumn < 0 ? this.#format.currency : cellText(record, layout.currencyColumn)) ?? "";
    const currency = currencyCode(stated);
    if (series.length === 0) {
      series.currency = currency;
      const isReadable = currency !== null || stated.trim() === "";
      const detail = () => `"${stated.slice(0, 20)}" is no currency; that of ${series.symbol} counts as not stated.`;
      if (!isReadable) this.#log.add("unreadable-currency", { symbol: series.symbol, count: 0 }, detail);
    }
    if (currency === series.currency) return true;
    const subject = { symbol: series.symbol, day: this.#reader.day };
    this.#log.add(
      "currency-mismatch",
      subject,
      () => `Line ${record.line} is in ${currency}, the series in ${series.currency}.`,
    );
    return false;
  }

  #reject(record: DelimitedRecord, cell: number, layout: ColumnLayout): void {
    if (cell === layout.day && isNote(record)) return;
    const symbol = layout.symbol === null ? this.#underway[0]?.symbol : normaliseSymbol(layout.symbol);
    const text = cellText(record, cell).slice(0, 40);
    if (cell === layout.day) {
      this.#log.add("unreadable-day", { symbol }, () => `Line ${record.line}: "${text}" is no day.`);
      return;
    }
    const column = (this.#header[0]?.[cell] ?? "").slice(0, 40);
    const subject = { symbol, day: this.#reader.day };
    this.#log.add(
      "unreadable-number",
      subject,
      () => `Line ${record.line}: "${text}" in column "${column}" is no number.`,
    );
  }

  #finish(series: SeriesColumns): void {
    const { symbol } = series;
    if (series.length === 0) {
      this.#log.add("empty-file", { symbol, count: 0 }, () => `${symbol} has no rows.`);
      return;
    }
    const { length: count, folded, absent } = series;
    if (absent.names !== "") {
      const detail = () => `The file has no column of ${absent.names}: the close stands for it.`;
      this.#log.add("closes-only", { symbol, count }, detail);
    }
    if (folded > 0) {
      this.#log.add("intraday-folded", { symbol, count }, () => `${folded} bars of parts of days make ${count} days.`);
    }
    const { delivered, evidence } = series.deliver(this.#format, this.#file);
    if (evidence !== null) this.#log.add("basis-from-evidence", { symbol, count: 0 }, () => evidence);
    this.#complete.push(delivered);
  }
}

/** A base name in capitals, such as `BRK-B.csv.gz`, is a ticker; `prices.csv` is a word. */
function looksLikeTicker(file: string): boolean {
  return /(?:^|[/\\!])[A-Z0-9]{1,6}(?:[.-][A-Z])?\.[a-z.]+$/.test(file);
}
