import type { LanguageCode } from "@plumbline/contract";
import type { EvidenceUnit, FigureForm } from "@plumbline/core/words";
import { formatCompactMoney, toInput, wholeShare } from "../../format/index.ts";
import type { Locale } from "../../i18n/index.ts";

/** Texts and formats of the reader's language, and the language itself. */
export interface FigureLocale extends Locale {
  readonly language: LanguageCode;
}

interface Written {
  readonly form: FigureForm;
  /** Of an amount of money. */
  readonly currency: string | null;
}

/**
 * Writes the figure that a sentence places, in the reader's own way of writing numbers.
 *
 * @param value A rate as a fraction, an amount in its currency.
 *
 * @example
 * writeFigure(0.1234, { form: "percent", currency: null }, locale); // "12.3%"
 * writeFigure(-0.021, { form: "pointsSize", currency: null }, locale); // "2.1 pp"
 */
export function writeFigure(value: number, { form, currency }: Written, locale: FigureLocale): string {
  const { text, formats, language } = locale;
  switch (form) {
    case "percent":
      return formats.percent(value);
    case "signedPercent":
      return formats.change(value);
    case "percentSize":
      return formats.percent(Math.abs(value));
    case "share":
      return formats.percent(wholeShare(value), 0);
    case "points":
      return text("fundamentals.points", { n: formats.points(value) });
    case "pointsSize":
      return text("fundamentals.points", { n: formats.number(toInput(Math.abs(value), "fraction")) });
    case "money":
      return formatCompactMoney(value, currency, language);
    case "perShare":
      return formats.money(value, currency);
    case "times":
      return text("fundamentals.times", { n: formats.number(value) });
    case "years":
      return text("checks.years", { count: value, n: bareNumber(value, locale) });
    case "count":
      return bareNumber(value, locale);
  }
}

function bareNumber(value: number, { formats }: Locale): string {
  return Number.isInteger(value) ? formats.count(value) : formats.number(value);
}

const FORMS: Readonly<Record<EvidenceUnit, FigureForm>> = {
  fraction: "percent",
  share: "share",
  points: "points",
  money: "money",
  perShare: "perShare",
  times: "times",
  years: "years",
  count: "count",
  score: "count",
};

/** How a number is written where no sentence says it, such as in a list of sources. */
export function formOf(unit: EvidenceUnit): FigureForm {
  return FORMS[unit];
}
