import type { LanguageCode } from "@plumbline/contract";
import { type DayStyle, formatDay } from "./day.ts";
import type { Maybe } from "./missing.ts";
import { formatDifference, formatMillions, formatMoney, formatPrice } from "./money.ts";
import { formatCompact, formatCount, formatNumber } from "./number.ts";
import { formatChange, formatPercent } from "./percent.ts";
import { formatPoints, formatSigned } from "./signed.ts";

/** Every way of writing a value, in one language. */
export interface Formats {
  number(value: Maybe, decimals?: number): string;
  count(value: Maybe): string;
  compact(value: Maybe): string;
  percent(fraction: Maybe, decimals?: number): string;
  change(fraction: Maybe, decimals?: number): string;
  price(price: Maybe): string;
  difference(difference: Maybe, of: Maybe): string;
  money(amount: Maybe, currency: string | null): string;
  /** An amount in millions. */
  millions(amount: Maybe, decimals?: number): string;
  signed(difference: Maybe): string;
  /** A difference of two fractions in percentage points. */
  points(difference: Maybe, decimals?: number): string;
  day(day: string | null | undefined, style?: DayStyle): string;
}

const made = new Map<LanguageCode, Formats>();

/** The formats of a language; the same object each time. */
export function formatsOf(language: LanguageCode): Formats {
  let formats = made.get(language);
  if (!formats) {
    formats = {
      number: (value, decimals) => formatNumber(value, language, decimals),
      count: (value) => formatCount(value, language),
      compact: (value) => formatCompact(value, language),
      percent: (fraction, decimals) => formatPercent(fraction, language, decimals),
      change: (fraction, decimals) => formatChange(fraction, language, decimals),
      price: (price) => formatPrice(price, language),
      difference: (difference, of) => formatDifference(difference, of, language),
      money: (amount, currency) => formatMoney(amount, currency, language),
      millions: (amount, decimals) => formatMillions(amount, language, decimals),
      signed: (difference) => formatSigned(difference, language),
      points: (difference, decimals) => formatPoints(difference, language, decimals),
      day: (day, style) => formatDay(day, language, style),
    };
    made.set(language, formats);
  }
  return formats;
}
