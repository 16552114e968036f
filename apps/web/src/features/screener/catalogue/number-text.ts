import { toInput, typedDecimals } from "../../../format/index.ts";
import type { ScreenNumber } from "./screen-catalogue.ts";
import type { ScreenWords } from "./screen-words.ts";

const OVER_A_PERIOD = /^(change|total|totalAnnual)\.(1d|1m|6m|ytd|1y|3y|5y|10y)$/;
const CHANGES = {
  change: "header.changeOf.price",
  total: "header.changeOf.total",
  totalAnnual: "header.annualOf.total",
} as const;

type Period = "1d" | "1m" | "6m" | "ytd" | "1y" | "3y" | "5y" | "10y";

/**
 * The name of a number of the screener, such as "P/E" or "Revenue, year over year"; its id when it is newer than this
 * page.
 */
export function numberName(id: string, words: ScreenWords): string {
  const number = words.catalogue.numbers.get(id);
  return periodName(id, words) ?? (number && metricName(number, words)) ?? words.find(`screener.metric.${id}`) ?? id;
}

/** The same in few characters, for the head of a column. */
export function shortNumberName(id: string, words: ScreenWords): string {
  const [, what, period] = OVER_A_PERIOD.exec(id) ?? [];
  if (what === "change") return words.text(`header.period.${period as Period}`);
  return numberName(id, words);
}

function periodName(id: string, { text }: ScreenWords): string | null {
  const [, what, period] = OVER_A_PERIOD.exec(id) ?? [];
  if (what === undefined) return null;
  return text(CHANGES[what as keyof typeof CHANGES], { period: text(`header.periodName.${period as Period}`) });
}

function metricName({ metric, column }: ScreenNumber, { text }: ScreenWords): string | null {
  if (metric === null) return null;
  const name = text(`fundamentals.metric.${metric}`);
  if (column === null || column === "latest") return name;
  return text(`screener.of.${column}`, { metric: name });
}

type WrittenNumber = Pick<ScreenNumber, "unit" | "nature"> & Partial<Pick<ScreenNumber, "group" | "id">>;

/** A value of a company in a sentence. */
export function writeNumber(
  value: number,
  { id, unit, nature, group }: WrittenNumber,
  { text, formats, find }: ScreenWords,
): string {
  if (nature === "change") return formats.change(value);
  if (nature === "difference") {
    return unit === "fraction" ? text("fundamentals.points", { n: formats.points(value) }) : formats.signed(value);
  }
  switch (unit) {
    case "money":
      return value === 0 ? formats.count(0) : formats.compact(value);
    case "perShare":
      return group === "price" ? formats.price(value) : formats.number(value);
    case "fraction":
      // Of ten years at most.
      return formats.percent(value, id === "moatShareOfYears" ? 0 : undefined);
    case "fiscalYears":
      return formats.count(value);
    default:
      return find(valueKey(id, value)) ?? formats.number(value);
  }
}

/** Whether a number is an amount of money, which a table writes in the one unit that its head names. */
function isAmount({ unit, nature }: Pick<ScreenNumber, "unit" | "nature">): boolean {
  return unit === "money" && nature === "level";
}

/** Decimals of daily trade: in the unit of accounts, that of a small company is less than one. */
const TRADED_DECIMALS = 2;

/** A value of a company in a table. */
export function writeCell(value: number, number: ScreenNumber, words: ScreenWords): string {
  if (!isAmount(number)) return writeNumber(value, number, words);
  return words.formats.amount(value, number.group === "price" ? TRADED_DECIMALS : undefined);
}

/** A name over a column or beside a row, with the unit of amounts. */
export function headName(name: string, id: string, words: ScreenWords): string {
  const number = words.catalogue.numbers.get(id);
  return number && isAmount(number) ? words.text("screener.amountHead", { name }) : name;
}

/** Key of the word for a value that stands for one, such as a wide moat. */
export function valueKey(id: string | undefined, value: number): string {
  return `screener.value.${id}.${value}`;
}

/** Decimals that a bound may have. */
const MAX_DECIMALS = 4;

/** A bound that a reader has set, with the decimals that were typed and no trailing zeros. */
export function writeBound(bound: number, number: WrittenNumber, words: ScreenWords): string {
  const { unit, nature } = number;
  if (unit === "money" && nature === "level") return words.formats.round(bound);
  const decimals = typedDecimals(toInput(bound, unit), MAX_DECIMALS);
  if (unit !== "fraction") return words.find(valueKey(number.id, bound)) ?? words.formats.number(bound, decimals);
  if (nature === "difference")
    return words.text("fundamentals.points", { n: words.formats.number(bound * 100, decimals) });
  return words.formats.percent(bound, decimals);
}

/** Whether a value is drawn in the colour of a gain or a loss: only changes of a price are. */
export function isGainOrLoss({ id, nature }: Pick<ScreenNumber, "id" | "nature">): boolean {
  return nature === "change" && !id.endsWith(".yearOverYear");
}

/** The distance of a value from a bound; for rates in percentage points. */
export function writeDistance(size: number, number: WrittenNumber, words: ScreenWords): string {
  const { unit } = number;
  if (unit === "fraction") return words.text("fundamentals.points", { n: words.formats.number(toInput(size, unit)) });
  return writeNumber(size, { ...number, nature: "level" }, words);
}
