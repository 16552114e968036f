import type { Day } from "@plumbline/core/time";
import type { JudgedMove, PriceBasis, PriceHistory } from "../../model/index.ts";
import type { InputFolder, OutputFolder } from "../disk/index.ts";
import { ColumnReader, ColumnWriter, type RowRange } from "./column-file.ts";
import { readJson, writeList } from "./json-file.ts";

const INDEX = "hot/prices.json";
const FILES = {
  day: "hot/bar-day.i32",
  open: "hot/bar-open.f64",
  high: "hot/bar-high.f64",
  low: "hot/bar-low.f64",
  close: "hot/bar-close.f64",
  volume: "hot/bar-volume.f64",
  splitDay: "hot/split-day.i32",
  splitRatio: "hot/split-ratio.f64",
  dividendDay: "hot/dividend-day.i32",
  dividendAmount: "hot/dividend-amount.f64",
} as const;

type Column = keyof typeof FILES;

/** Where the prices of one symbol lie in the columns. */
interface PriceEntry {
  readonly symbol: string;
  readonly basis: PriceBasis;
  readonly source: string;
  readonly bars: RowRange;
  readonly splits: RowRange;
  readonly dividends: RowRange;
  /** Absent where no move had to be judged, and in snapshots of before moves were. */
  readonly moves?: readonly JudgedMove[];
}

/** Writes the hot form of prices: a file per column, symbol after symbol, and an index of where each begins. */
export class PriceColumnsWriter {
  readonly #output: OutputFolder;
  readonly #columns: Readonly<Record<Column, ColumnWriter>>;
  readonly #index: PriceEntry[] = [];

  constructor(output: OutputFolder) {
    this.#output = output;
    this.#columns = eachColumn((file) => new ColumnWriter(output.create(file)));
  }

  add({ symbol, basis, source, bars, actions: { splits, dividends }, moves }: PriceHistory): void {
    const columns = this.#columns;
    for (const name of ["open", "high", "low", "close", "volume"] as const) columns[name].append(bars[name]);
    columns.splitRatio.append(Float64Array.from(splits, (split) => split.ratio));
    columns.dividendAmount.append(Float64Array.from(dividends, (dividend) => dividend.amount));
    this.#index.push({
      symbol,
      basis,
      source,
      bars: columns.day.append(bars.day),
      splits: columns.splitDay.append(Int32Array.from(splits, (split) => split.exDay)),
      dividends: columns.dividendDay.append(Int32Array.from(dividends, (dividend) => dividend.exDay)),
      ...(moves && { moves }),
    });
  }

  finish(): void {
    writeList(this.#output, INDEX, this.#index);
  }
}

/** The prices of one symbol of which only some bars are read, and the actions where they are asked for. */
export interface PositionedPrices extends Omit<PriceHistory, "bars" | "actions"> {
  /** How many bars there are. */
  readonly length: number;
  readonly actions: () => PriceHistory["actions"];
  /** Reads from a row on, as many as there is room for; what is given is filled and given back. */
  readonly days: (from: number, into: Int32Array) => Int32Array;
  readonly values: (
    column: "open" | "high" | "low" | "close" | "volume",
    from: number,
    into: Float64Array,
  ) => Float64Array;
}

/** Reads the prices of one symbol at a time. */
export class PriceColumnsReader {
  readonly #columns: Readonly<Record<Column, ColumnReader>>;
  readonly #entryOf: ReadonlyMap<string, PriceEntry>;

  constructor(input: InputFolder) {
    this.#entryOf = new Map(readJson<PriceEntry[]>(input, INDEX).map((entry) => [entry.symbol, entry]));
    this.#columns = eachColumn((file) => new ColumnReader(input.open(file)));
  }

  /** The prices of a symbol, of which nothing is read yet. */
  at(symbol: string): PositionedPrices | null {
    const entry = this.#entryOf.get(symbol);
    if (!entry) return null;
    const { basis, source, bars } = entry;
    return {
      symbol,
      basis,
      source,
      length: bars.length,
      ...(entry.moves && { moves: entry.moves }),
      actions: () => this.#actions(entry),
      days: (from, into) => this.#columns.day.fill(into, bars.start + from),
      values: (column, from, into) => this.#columns[column].fill(into, bars.start + from),
    };
  }

  read(symbol: string): PriceHistory | null {
    const entry = this.#entryOf.get(symbol);
    if (!entry) return null;
    const columns = this.#columns;
    return {
      symbol,
      basis: entry.basis,
      source: entry.source,
      bars: {
        day: columns.day.integers(entry.bars),
        open: columns.open.doubles(entry.bars),
        high: columns.high.doubles(entry.bars),
        low: columns.low.doubles(entry.bars),
        close: columns.close.doubles(entry.bars),
        volume: columns.volume.doubles(entry.bars),
      },
      actions: this.#actions(entry),
      ...(entry.moves && { moves: entry.moves }),
    };
  }

  #actions({ splits, dividends }: PriceEntry): PriceHistory["actions"] {
    const { splitDay, splitRatio, dividendDay, dividendAmount } = this.#columns;
    return {
      splits: zip(splitDay, splitRatio, splits).map(([exDay, ratio]) => ({ exDay, ratio })),
      dividends: zip(dividendDay, dividendAmount, dividends).map(([exDay, amount]) => ({ exDay, amount })),
    };
  }
}

function eachColumn<File>(open: (file: string) => File): Record<Column, File> {
  const opened = Object.entries(FILES).map(([column, file]) => [column, open(file)]);
  return Object.fromEntries(opened) as Record<Column, File>;
}

function zip(days: ColumnReader, values: ColumnReader, range: RowRange): (readonly [Day, number])[] {
  if (range.length === 0) return [];
  const value = values.doubles(range);
  return Array.from(days.integers(range), (day, row) => [day as Day, value[row] as number] as const);
}
