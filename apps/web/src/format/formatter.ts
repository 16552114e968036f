import type { LanguageCode } from "@plumbline/contract";

/** Locales of the product's languages; English as in the United States, whose market conventions it follows. */
const LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  "zh-Hans": "zh-Hans-CN",
  "zh-Hant": "zh-Hant-TW",
};

// Making a formatter costs more than using it a thousand times, so each is made once.
const numberFormatters = new Map<string, Intl.NumberFormat>();
const dayFormatters = new Map<string, Intl.DateTimeFormat>();

export function numberFormatter(language: LanguageCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let formatter = numberFormatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(LOCALES[language], options);
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
