import type { LanguageCode } from "@plumbline/contract";
import { numberFormatter } from "./formatter.ts";
import { exists, type Maybe, MISSING } from "./missing.ts";

/** Above 100-fold, decimals say nothing. */
const LARGE = 100;

/**
 * Writes a fraction as a percentage; the only place where one becomes the other.
 *
 * @param fraction 0.0123 means 1.23 %.
 * @example
 * formatPercent(0.0123, "en"); // "1.23%"
 * formatPercent(0.0123, "fr"); // "1,23 %"
 */
export function formatPercent(fraction: Maybe, language: LanguageCode, decimals = 2): string {
  return written(fraction, language, { decimals, signDisplay: "negative" });
}

/**
 * Writes a change with its sign, which carries the meaning that colour repeats.
 *
 * @example
 * formatChange(-0.0456, "en"); // "−4.56%"
 * formatChange(0.0456, "en"); // "+4.56%"
 */
export function formatChange(fraction: Maybe, language: LanguageCode, decimals = 2): string {
  return written(fraction, language, { decimals, signDisplay: "exceptZero" });
}

interface Style {
  readonly decimals: number;
  readonly signDisplay: "negative" | "exceptZero";
}

function written(fraction: Maybe, language: LanguageCode, { decimals, signDisplay }: Style): string {
  if (!exists(fraction)) return MISSING;
  const shown = Math.abs(fraction) >= LARGE ? 0 : decimals;
  const options = {
    style: "percent",
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    signDisplay,
  } as const;
  return numberFormatter(language, options).format(fraction);
}
