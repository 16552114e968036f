import { type DayFormat, DayReader, NO_DAY, UNREADABLE, writtenNumber } from "../../delimited/index.ts";

/** Which number of a day is the month, as a person answers it. */
export type DayOrder = "day-first" | "month-first";

/** How a table of targets writes its days. */
export type ShownDays =
  | { readonly kind: "shown"; readonly format: DayFormat }
  /** All rows fit both. */
  | { readonly kind: "either"; readonly formats: Readonly<Record<DayOrder, DayFormat>> }
  /** Some rows have the month first and others the day. */
  | { readonly kind: "mixed" };

/** How a table of targets writes its days and its amounts. */
export interface TargetConventions {
  readonly days: ShownDays;
  readonly decimalMark: "." | ",";
}

/** Formats that do not leave open which number is the month. */
const PLAIN: readonly DayFormat[] = ["YYYY-MM-DD", "YYYY/MM/DD", "YYYYMMDD", "DD.MM.YYYY", "DD.MM.YY"];
/** Formats that do, with the month first and with the day first. */
const PAIRS: readonly (readonly [DayFormat, DayFormat])[] = [
  ["MM/DD/YYYY", "DD/MM/YYYY"],
  ["MM-DD-YYYY", "DD-MM-YYYY"],
  ["MM/DD/YY", "DD/MM/YY"],
  ["MM-DD-YY", "DD-MM-YY"],
];

/** Without either an amount shows nothing. */
const MARK = /[.,]/;

/** The days of a table that one format, in one order or both, can read. */
interface DayCount {
  readonly format: DayFormat;
  readonly reader: DayReader;
  /** The same format with the day first; `null` where there is none. */
  readonly dayFirst: { readonly format: DayFormat; readonly reader: DayReader } | null;
  days: number;
  onlyMonthFirst: number;
  onlyDayFirst: number;
  eitherWay: number;
}

/**
 * Finds out from all rows of a table how it writes its days and amounts: `03/14/2026` shows that the month comes first for
 * `03/05/2026` too, `268,50` that the comma is a decimal mark.
 */
export class ConventionCounts {
  readonly #days: DayCount[] = [
    ...PLAIN.map((format) => dayCount(format, null)),
    ...PAIRS.map(([monthFirst, dayFirst]) => dayCount(monthFirst, dayFirst)),
    dayCount("month-name", null),
  ];
  #onlyPoint = 0;
  #onlyComma = 0;

  addDay(text: string): void {
    const bytes = Buffer.from(text);
    for (const count of this.#days) {
      const day = count.reader.read(bytes, 0, bytes.length);
      const other = count.dayFirst?.reader.read(bytes, 0, bytes.length) ?? day;
      if (day === NO_DAY && other === NO_DAY) continue;
      count.days++;
      if (other === NO_DAY) count.onlyMonthFirst++;
      else if (day === NO_DAY) count.onlyDayFirst++;
      else if (day !== other) count.eitherWay++;
      return;
    }
  }

  addAmount(text: string): void {
    if (!MARK.test(text)) return;
    const isPoint = writtenNumber(text, ".") !== UNREADABLE;
    const isComma = writtenNumber(text, ",") !== UNREADABLE;
    if (isPoint && !isComma) this.#onlyPoint++;
    if (isComma && !isPoint) this.#onlyComma++;
  }

  /** What most rows show. */
  conventions(): TargetConventions {
    const [most] = this.#days.toSorted((left, right) => right.days - left.days) as [DayCount];
    return { days: daysShown(most), decimalMark: this.#onlyComma > this.#onlyPoint ? "," : "." };
  }
}

function dayCount(format: DayFormat, dayFirst: DayFormat | null): DayCount {
  return {
    format,
    reader: new DayReader(format),
    dayFirst: dayFirst === null ? null : { format: dayFirst, reader: new DayReader(dayFirst) },
    days: 0,
    onlyMonthFirst: 0,
    onlyDayFirst: 0,
    eitherWay: 0,
  };
}

function daysShown({ format, dayFirst, onlyMonthFirst, onlyDayFirst, eitherWay }: DayCount): ShownDays {
  if (dayFirst === null || (onlyDayFirst === 0 && (onlyMonthFirst > 0 || eitherWay === 0)))
    return { kind: "shown", format };
  if (onlyDayFirst === 0) return { kind: "either", formats: { "month-first": format, "day-first": dayFirst.format } };
  return onlyMonthFirst === 0 ? { kind: "shown", format: dayFirst.format } : { kind: "mixed" };
}
