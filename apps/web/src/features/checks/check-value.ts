import type { WireEvaluation } from "@plumbline/contract";
import { toInput, typedDecimals } from "../../format/index.ts";
import { currencyName, type Locale } from "../../i18n/index.ts";

/** Checks whose value is the difference of two rates. */
const DIFFERENCES: readonly string[] = ["G9", "F12"];

/** The check and the unit of a value; the currency is that of a company. */
type Measured = Pick<WireEvaluation, "id" | "unit"> & Partial<Pick<WireEvaluation, "currency">>;

function written(
  value: number,
  { id, unit, currency }: Measured,
  decimals: number,
  { text, formats }: Locale,
  writeMoney = formats.compact,
): string {
  const orZero = (write: (value: number) => string) => (value === 0 ? formats.count(0) : write(value));
  switch (unit) {
    case "money":
    case "perShare": {
      const amount = unit === "money" ? orZero(writeMoney) : formats.number(value, decimals);
      return currency ? `${amount}\u00a0${currencyName(currency, text)}` : amount;
    }
    case "fraction":
      return DIFFERENCES.includes(id)
        ? text("checks.points", { n: orZero(formats.points) })
        : formats.percent(value, decimals);
    default:
      return formats.number(value, decimals);
  }
}

/** Whole points and years are written without decimals. */
const isWhole = (value: number, unit: WireEvaluation["unit"]): boolean =>
  (unit === "points" || unit === "fiscalYears") && Number.isInteger(value);

/** A threshold without trailing zeros. Where a value beside it names the currency, the check is given without one. */
export function writeThreshold(threshold: number, check: Measured, locale: Locale): string {
  return written(threshold, check, typedDecimals(toInput(threshold, check.unit)), locale, locale.formats.round);
}

/** The value of a check, with enough decimals to see on which side of the threshold it lies. */
export function writeValue(value: number, { threshold, ...check }: Measured & { threshold: number }, locale: Locale) {
  const shown = toInput(value, check.unit);
  const limit = toInput(threshold, check.unit);
  return written(value, check, isWhole(value, check.unit) ? 0 : decimalsApart(shown, limit), locale);
}

/** The size of a margin in the unit of the check; for rates in percentage points. */
export function writeMargin(size: number, check: Measured, locale: Locale): string {
  const { unit } = check;
  const { text, formats } = locale;
  const decimals = isWhole(size, unit) ? 0 : decimalsApart(toInput(size, unit), 0);
  switch (unit) {
    case "fraction":
      return text("checks.points", { n: formats.number(toInput(size, unit), decimals) });
    case "fiscalYears":
      return text("checks.years", { count: size, n: formats.count(size) });
    case "years":
      return text("checks.years", { count: size, n: formats.number(size, decimals) });
    default:
      return written(size, check, decimals, locale);
  }
}

const DEFAULT_DECIMALS = 2;
const MAX_DECIMALS = 6;

/**
 * The number of decimals that show on which side of another number a number lies, at least two.
 *
 * @example
 * decimalsApart(24.999, 25); // 3
 */
export function decimalsApart(shown: number, other: number): number {
  let decimals = DEFAULT_DECIMALS;
  while (decimals < MAX_DECIMALS && shown !== other && shown.toFixed(decimals) === other.toFixed(decimals)) decimals++;
  return decimals;
}
