import type { WireEvaluation } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import type { Locale } from "../../i18n/index.ts";
import { writeMargin, writeThreshold, writeValue } from "./check-value.ts";
import { checkWord, settledWord } from "./check-words.ts";
import { type InputWord, inputWord } from "./input-words.ts";

/** The name of a check, such as "Current ratio"; its id when the check is newer than this page. */
export function checkName({ id }: Pick<WireEvaluation, "id">, type: CompanyType, { text }: Locale): string {
  const word = checkWord(id, type);
  return word ? text(`checks.name.${word}`) : id;
}

/** The value in words, such as "Current ratio is 1.10". */
function valueSentence(check: WireEvaluation, value: number, type: CompanyType, locale: Locale): string {
  const word = checkWord(check.id, type);
  const written = writeValue(value, check, locale);
  return word ? locale.text(`checks.is.${word}`, { value: written, count: value }) : `${check.id} = ${written}`;
}

/** Checks that count years in a row, and say in words that the last one is none of them. */
const COUNTED_YEARS = ["F4", "G5", "D4", "D5"] as const;

function noYearWord({ id, result }: WireEvaluation, value: number): (typeof COUNTED_YEARS)[number] | undefined {
  return value === 0 && result === "fail" ? COUNTED_YEARS.find((counted) => counted === id) : undefined;
}

/** Of accounts, and of prices with their dividends. */
const TOO_FEW_YEARS: ReadonlySet<WireEvaluation["because"]> = new Set(["too-few-periods", "history-too-short"]);

/** A check as one sentence: its value compared with the threshold, or the reason why there is no value. */
export function checkSentence(check: WireEvaluation, type: CompanyType, locale: Locale): string {
  const { text } = locale;
  const { value } = check.value;
  const threshold = writeThreshold(check.threshold, { ...check, currency: null }, locale);
  if (value !== null && check.result !== "na") {
    const none = noYearWord(check, value);
    if (none)
      return text("checks.failsNoYear", { what: text(`checks.noYear.${none}`), threshold, count: check.threshold });
    const what = valueSentence(check, value, type, locale);
    return text(`checks.${check.result === "pass" ? "holds" : "fails"}.${check.comparison}`, { what, threshold });
  }
  if (value !== null && TOO_FEW_YEARS.has(check.because)) {
    return text("checks.tooFewYears", { what: valueSentence(check, value, type, locale), threshold });
  }
  const settled = settledWord(check);
  if (settled) return text(`checks.settled.${settled}`);
  const reason = check.because === null ? "" : text(`reason.${check.because}`);
  const words = { check: checkName(check, type, locale), reason };
  if (check.result !== "na") return text(`checks.settled.${check.result}`, words);
  if (check.state === "not-applicable") return text("checks.notApplicable", words);
  const input = missingInput(check);
  const named = input && text(`checks.input.${input}`);
  return named && named !== words.check
    ? text("checks.unknownFor", { ...words, input: named })
    : text("checks.unknown", words);
}

/** The missing input that leaves the check without a result; null where the reason is another one. */
function missingInput({ inputs, because }: WireEvaluation): InputWord | null {
  const missing = inputs.find(({ figures: [only, ...others] }) => {
    return others.length === 0 && only?.value === null && only.because === because;
  });
  return missing ? inputWord(missing.name) : null;
}

/** The distance of a check from its threshold; null without a value. */
export function marginSentence(check: WireEvaluation, locale: Locale): string | null {
  const { margin, result, comparison } = check;
  if (margin === null || result === "na") return null;
  if (margin === 0) return locale.text("checks.exact");
  const words = { margin: writeMargin(Math.abs(margin), check, locale) };
  if (result === "pass") return locale.text("checks.spare", words);
  return locale.text(comparison.startsWith("<") ? "checks.over" : "checks.short", words);
}
