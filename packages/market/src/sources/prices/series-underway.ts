import { DelimitedFault } from "../../delimited/index.ts";
import { say } from "../../model/index.ts";
import type { DeliveredPrices, IssueLog } from "../../quality/index.ts";
import { AbsentPrices } from "./absent-prices.ts";
import type { ColumnLayout } from "./column-layout.ts";
import type { PriceFormat } from "./price-format.ts";
import { SeriesColumns } from "./series-columns.ts";
import { isNamedUs, isUsSymbol, isYahooUs, normaliseSymbol } from "./symbol-from-name.ts";

/** More symbols, or rows, whose series are open at once would not be flat memory: some 270 MB at most. */
const MAX_SCATTERED = { symbols: 20_000, rows: 2_000_000 };
/** So many stocks of a file hear of what is found in the file as a whole. */
const NAMED_SYMBOLS = 1000;

/** What the series of one file have in common. */
interface SeriesOfFile {
  readonly format: PriceFormat;
  readonly file: string;
  readonly log: IssueLog;
}

/**
 * The series of a file that rows go to: those of its columns, the one that a symbol column names, or all of them, where the
 * rows of a symbol do not stand together.
 */
export class SeriesUnderway {
  /** Symbols of the series that were begun; the first ones of very many. */
  readonly symbols = new Set<string>();
  readonly #of: SeriesOfFile;
  readonly #isScattered: boolean;
  #current: SeriesColumns[] = [];
  readonly #scattered = new Map<string, SeriesColumns>();
  #scatteredRows = 0;
  #complete: DeliveredPrices[] = [];

  constructor(of: SeriesOfFile) {
    this.#of = of;
    this.#isScattered = of.format.table.isScattered;
  }

  /** Begins a series for each layout that states its symbol. */
  begin(layouts: readonly ColumnLayout[]): void {
    const { format, file } = this.#of;
    const isOneOfMany = layouts.length > 1;
    for (const layout of layouts) {
      if (layout.symbol === null) continue;
      const series = this.#seriesNamed(normaliseSymbol(layout.symbol), layout, isOneOfMany);
      const isStacked = format.table.arrangement === "stacked-header";
      series.isUsListing = isStacked ? isYahooUs(layout.symbol) : isNamedUs(file, format);
      this.#current.push(series);
    }
  }

  /** Goes on with the series that a cell names: a new one, unless the rows of a symbol do not stand together. */
  goTo(stated: string, layout: ColumnLayout): void {
    const symbol = normaliseSymbol(stated);
    if (!this.#isScattered) this.end();
    const known = this.#scattered.get(symbol);
    const series = symbol === "" ? undefined : (known ?? this.#seriesNamed(symbol, layout, this.#isScattered));
    this.#current = series === undefined ? [] : [series];
    if (series === undefined || known !== undefined) return;
    series.isUsListing = isUsSymbol(stated);
    if (!this.#isScattered) return;
    this.#scattered.set(symbol, series);
    if (this.#scattered.size > MAX_SCATTERED.symbols) throw tooScattered();
  }

  /** The series of a layout, by its place; the one under way where a column names it. */
  at(place: number): SeriesColumns | undefined {
    return this.#current[place];
  }

  /**
   * Adds a row.
   *
   * @param moment Of a bar of a part of a day; `null` for a whole day.
   */
  // Four positions: it is called for every row.
  add(series: SeriesColumns, day: number, numbers: Float64Array, moment: number | null): void {
    series.absent.fill(numbers);
    if (moment === null) series.add(day, numbers);
    else series.fold(day, numbers, moment);
    if (this.#isScattered && ++this.#scatteredRows > MAX_SCATTERED.rows) throw tooScattered();
  }

  /** Ends all series. */
  end(): void {
    for (const series of this.#scattered.size > 0 ? this.#scattered.values() : this.#current) this.#finish(series);
    this.#scattered.clear();
    this.#current = [];
  }

  /** The deliveries that became complete since the last call. */
  complete(): DeliveredPrices[] {
    return this.#complete.splice(0);
  }

  // Three things of a series, and its name comes first.
  #seriesNamed(symbol: string, layout: ColumnLayout, isOneOfMany: boolean): SeriesColumns {
    if (this.symbols.size < NAMED_SYMBOLS) this.symbols.add(symbol);
    return new SeriesColumns(symbol, new AbsentPrices(layout.numbers), isOneOfMany);
  }

  #finish(series: SeriesColumns): void {
    const { format, file, log } = this.#of;
    const { symbol } = series;
    if (series.length === 0) {
      log.add("empty-file", { symbol, count: 0 }, () => say("no-rows", { symbol }));
      return;
    }
    const { length: count, folded, absent } = series;
    if (absent.names.length > 0) {
      const detail = () => say("columns-absent", { columns: { words: absent.names } });
      log.add("closes-only", { symbol, count }, detail);
    }
    if (folded > 0) {
      log.add("intraday-folded", { symbol, count }, () => say("bars-folded", { bars: folded, days: count }));
    }
    const { priceScale, volumeScale } = format.table;
    if (volumeScale !== 1 || (priceScale !== 1 && format.mapping === null)) {
      const detail = () => say("multiplied", { prices: priceScale, volumes: volumeScale });
      log.add("units-scaled", { symbol, count }, detail);
    }
    const { delivered, evidence } = series.deliver(format, file);
    if (evidence !== null) log.add("basis-from-evidence", { symbol, count: 0 }, () => evidence);
    this.#complete.push(delivered);
  }
}

function tooScattered(): DelimitedFault {
  const { symbols, rows } = MAX_SCATTERED;
  return new DelimitedFault("scattered-symbols", 0, say("rows-scattered", { symbols, rows }));
}
