import type { LanguageCode } from "@plumbline/contract";
import { type DayStyle, formatDay } from "./day.ts";
import type { Maybe } from "./missing.ts";
import { type AmountScale, formatAmount, formatDifference, formatMoney, formatPrice } from "./money.ts";
import { formatCompact, formatCount, formatNumber, formatRound } from "./number.ts";
import { formatChange, formatPercent } from "./percent.ts";
import { formatPoints, formatSigned } from "./signed.ts";

/** Every way of writing a value, in one language and with amounts in one unit. */
export interface Formats {
  number(value: Maybe, decimals?: number): string;
  count(value: Maybe): string;
  compact(value: Maybe): string;
  percent(fraction: Maybe, decimals?: number): string;
  change(fraction: Maybe, decimals?: number): string;
  price(price: Maybe): string;
  difference(difference: Maybe, of: Maybe): string;
  money(amount: Maybe, currency: string | null): string;
  /** The unit of `amount`, which the place where amounts stand names. */
  readonly scale: AmountScale;
  /** An amount among others, in the one unit of its table. */
  amount(amount: Maybe, decimals?: number): string;
  /** A large round number in few characters, such as one of an axis. */
  round(value: Maybe): string;
  signed(difference: Maybe): string;
  /** A difference of two fractions in percentage points. */
  points(difference: Maybe, decimals?: number): string;
  day(day: string | null | undefined, style?: DayStyle): string;
}

const made = new Map<string, Formats>();

/** The formats of a language and a scale; the same object each time. */
export function formatsOf(language: LanguageCode, scale: AmountScale = "large"): Formats {
  const key = language + scale;
  let formats = made.get(key);
  if (!formats) {
    formats = {
      scale,
      number: (value, decimals) => formatNumber(value, language, decimals),
      count: (value) => formatCount(value, language),
      compact: (value) => formatCompact(value, language),
      percent: (fraction, decimals) => formatPercent(fraction, language, decimals),
      change: (fraction, decimals) => formatChange(fraction, language, decimals),
      price: (price) => formatPrice(price, language),
      difference: (difference, of) => formatDifference(difference, of, language),
      money: (amount, currency) => formatMoney(amount, currency, language),
      amount: (amount, decimals) => formatAmount(amount, language, scale, decimals),
      round: (value) => formatRound(value, language),
      signed: (difference) => formatSigned(difference, language),
      points: (difference, decimals) => formatPoints(difference, language, decimals),
      day: (day, style) => formatDay(day, language, style),
    };
    made.set(key, formats);
  }
  return formats;
}
