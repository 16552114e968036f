import type { ReferenceSeries } from "../../model/index.ts";
import type { InputFolder, OutputFolder } from "../disk/index.ts";
import { ColumnReader, ColumnWriter, type RowRange } from "./column-file.ts";
import { readJson, writeList } from "./json-file.ts";

const INDEX = "hot/series.json";
const DAY = "hot/series-day.i32";
const VALUE = "hot/series-value.f64";

interface SeriesEntry extends RowRange {
  readonly name: string;
  readonly unit: ReferenceSeries["unit"];
  readonly source: string;
}

/** Writes the hot form of reference series. */
export function writeSeriesColumns(output: OutputFolder, series: readonly ReferenceSeries[]): void {
  const days = new ColumnWriter(output.create(DAY));
  const values = new ColumnWriter(output.create(VALUE));
  const index = series.map(({ name, unit, source, day, value }): SeriesEntry => {
    values.append(value);
    return { name, unit, source, ...days.append(day) };
  });
  writeList(output, INDEX, index);
}

/** Reads one reference series at a time. */
export class SeriesColumnsReader {
  readonly names: readonly string[];
  readonly #entryOf: ReadonlyMap<string, SeriesEntry>;
  readonly #days: ColumnReader;
  readonly #values: ColumnReader;

  constructor(input: InputFolder) {
    const index = readJson<SeriesEntry[]>(input, INDEX);
    this.names = index.map((entry) => entry.name);
    this.#entryOf = new Map(index.map((entry) => [entry.name, entry]));
    this.#days = new ColumnReader(input.open(DAY));
    this.#values = new ColumnReader(input.open(VALUE));
  }

  read(name: string): ReferenceSeries | null {
    const entry = this.#entryOf.get(name);
    if (!entry) return null;
    const { unit, source } = entry;
    return { name, unit, source, day: this.#days.integers(entry), value: this.#values.doubles(entry) };
  }
}
