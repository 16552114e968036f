import type { LanguageCode } from "@plumbline/contract";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import type { MailTexts } from "./mail-texts.ts";
import { SIMPLIFIED_CHINESE } from "./simplified-chinese.ts";
import { SPANISH } from "./spanish.ts";
import { TRADITIONAL_CHINESE } from "./traditional-chinese.ts";

const TEXTS: Readonly<Record<LanguageCode, MailTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  "zh-Hans": SIMPLIFIED_CHINESE,
  "zh-Hant": TRADITIONAL_CHINESE,
};

/** What the templates of a message may name. */
export interface TemplateValues {
  readonly product: string;
  readonly code?: string;
  readonly duration?: string;
  readonly day?: string;
  readonly alert?: string;
  readonly count?: string;
}

/** The texts of a language, and how its numbers and dates are written. */
export interface Phrasebook {
  readonly texts: MailTexts;
  /** Replaces the names in braces; a value is inserted as it is. */
  readonly fill: (template: string, values: TemplateValues) => string;
  /** A number of minutes in words. */
  readonly minutes: (count: number) => string;
  /** A date, in UTC. */
  readonly day: (date: Date) => string;
  /** A date with its time, in UTC. */
  readonly moment: (date: Date) => string;
}

export function phrasebook(language: LanguageCode): Phrasebook {
  const texts = TEXTS[language];
  const { locale } = texts;
  const day = (date: Date) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
  return {
    texts,
    fill: (template, values) => replaceNames(template, { ...values }),
    minutes: (count) => {
      const { one, other } = texts.minutes;
      const isOne = new Intl.PluralRules(locale).select(count) === "one";
      const number = new Intl.NumberFormat(locale).format(count);
      return replaceNames(isOne ? (one ?? other) : other, { count: number });
    },
    day,
    moment: (date) => replaceNames(texts.moment, { day: day(date), time: date.toISOString().slice(11, 16) }),
  };
}

function replaceNames(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The text needs a value for {${name}}.`);
    return value;
  });
}
