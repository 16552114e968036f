import type { LanguageCode } from "@plumbline/contract";
import type { Sentence, SentenceNumber, SentenceValue } from "@plumbline/core/strategy";
import { type Formats, typedDecimals } from "../../../format/index.ts";
import type { StrategyNames } from "./strategy-names.ts";

/** Decimals that a number of a rule may have. */
const MAX_DECIMALS = 4;

/** What sentences are written with. */
export interface SentenceWords {
  readonly language: LanguageCode;
  /** Writes the message of a key with what stands in its places; `count` chooses the plural. */
  readonly write: (key: string, placeholders: Readonly<Record<string, string | number>>) => string;
  readonly formats: Formats;
  readonly names: StrategyNames;
}

/**
 * Writes a sentence of `readStrategy` in the reader's language.
 *
 * @example
 * writeSentence(goldenCrossEntry, words); // "the 50-day average crosses above the 200-day average"
 */
export function writeSentence(sentence: Sentence, words: SentenceWords): string {
  const values = Object.entries(sentence.values);
  const number = values.find(([, value]) => value.kind === "number")?.[1] as SentenceNumber | undefined;
  const written = values.map(([place, value]) => [place, writeValue(value, words)]);
  const text = words.write(sentence.key, {
    ...Object.fromEntries(written),
    // A sentence with several numbers has no plural forms.
    ...(number && { count: number.value }),
  });
  return words.language.startsWith("zh") ? spaced(text) : text;
}

/** Chinese sets a space between its own signs and letters or digits, which a phrase in a sentence may begin with. */
function spaced(text: string): string {
  return text.replace(/(\p{Script=Han})([\w−+%])/gu, "$1 $2").replace(/([\w%])(\p{Script=Han})/gu, "$1 $2");
}

function writeValue(value: SentenceValue, words: SentenceWords): string {
  switch (value.kind) {
    case "message":
      return writeSentence(value, words);
    case "number":
      return writeAmount(value.value, value, words);
    case "name":
      return words.names[value.of](value.id);
    case "list":
      return inRow(
        value.values.map((member) => writeValue(member, words)),
        words.language,
      );
  }
}

/** Members one after the other. A member with a comma of its own ends in a semicolon; Chinese units have no sign between them. */
function inRow(members: readonly string[], language: SentenceWords["language"]): string {
  const isChinese = language.startsWith("zh");
  if (members.some((member) => /[,，]/.test(member))) {
    if (isChinese) return members.join("；");
    return members.join(language === "fr" ? "\u00a0; " : "; ");
  }
  return isChinese
    ? members.join("、")
    : new Intl.ListFormat(language, { type: "unit", style: "long" }).format(members);
}

/**
 * A number of a rule, in the unit of what it is compared with.
 *
 * @param value A fraction for `fraction`; 1 is January and Monday.
 */
export function writeAmount(
  value: number,
  { unit, currency }: Pick<SentenceNumber, "unit" | "currency">,
  { language, formats }: Pick<SentenceWords, "language" | "formats">,
): string {
  const decimals = typedDecimals(unit === "fraction" ? value * 100 : value, MAX_DECIMALS);
  switch (unit) {
    case "fraction":
      return formats.percent(value, decimals);
    case "price":
      return inCurrency(formats.number(value, decimals), currency);
    case "money":
    case "shares":
      return inCurrency(Math.abs(value) < 1e5 ? formats.number(value, decimals) : formats.compact(value), currency);
    case "month":
      return dateName(language, { month: "long" }, Date.UTC(2024, value - 1, 1));
    case "weekday":
      // The first of January 2024 was a Monday.
      return dateName(language, { weekday: "long" }, Date.UTC(2024, 0, value));
    default:
      return formats.number(value, decimals);
  }
}

function inCurrency(amount: string, currency: string | undefined): string {
  return currency === undefined ? amount : `${amount}\u00a0${currency}`;
}

function dateName(language: LanguageCode, style: Intl.DateTimeFormatOptions, instant: number): string {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(instant);
}
