import type { LanguageCode } from "@plumbline/contract";

/** Locales of the product's languages; English as in the United States, whose market conventions it follows. */
export const LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  "zh-Hans": "zh-Hans-CN",
  "zh-Hant": "zh-Hant-TW",
};

// Making a formatter costs more than using it a thousand times, so each is made once.
const numberFormatters = new Map<string, NumberFormatter>();
const dayFormatters = new Map<string, Intl.DateTimeFormat>();

interface NumberFormatter {
  format(value: number): string;
}

/**
 * Writes numbers with a true minus, which is as wide as a plus; `Intl` writes a hyphen in most languages. Between it and the sign of a
 * currency a browser would begin a new line: a word joiner stands there.
 */
export function numberFormatter(language: LanguageCode, options: Intl.NumberFormatOptions): NumberFormatter {
  const key = language + JSON.stringify(options);
  let formatter = numberFormatters.get(key);
  if (!formatter) {
    const intl = new Intl.NumberFormat(LOCALES[language], options);
    formatter = {
      format: (value) =>
        intl
          .format(value)
          .replace(/-(?=\D)/, "−\u2060")
          .replace("-", "−"),
    };
    numberFormatters.set(key, formatter);
  }
  return formatter;
}

/** Days have no time zone: they are written as they are named. */
export function dayFormatter(language: LanguageCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let formatter = dayFormatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(LOCALES[language], { timeZone: "UTC", ...options });
    dayFormatters.set(key, formatter);
  }
  return formatter;
}
