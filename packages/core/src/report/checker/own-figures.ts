import type { EvidenceItem } from "../evidence.ts";
import { CHINESE_FIGURES, CHINESE_IDIOMS, COUNTED, FIGURE_WORDS, ROMAN, smallNumber } from "./number-words.ts";
import { withoutNames } from "./without-names.ts";

/** A run of letters and numerals with what joins them, such as `10-K`, `1,234.5` or `iPhone`; Chinese stands apart. */
const TOKEN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[-.,/](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;
const NUMERAL = /\p{N}/u;
/** Signs of percent, per mille and currency. */
const SIGN = /[%‰‱％﹪٪؉؊\p{Sc}]/u;
const ODD_NUMERAL = /[\p{Nl}\p{No}]/u;
/** Numerals of other scripts: a name in a filing has none. */
const FOREIGN_NUMERAL = /(?!\d)\p{N}/u;
const YEAR = /^(?:19|20)\d\d$/;
/** A number with the abbreviation of a unit: no name of a product, whatever a passage says. */
const ABBREVIATED = /^\d[\d.,]*(?:k|m|mn|mm|bn|b|tn|t|x|pp|pct|bps?|st|nd|rd|th|er|e|y|yr|yrs|q)?$/i;

/**
 * The figures that a sentence states in its own words: digits of any script, number words with a unit, percent and
 * currency. Years and product names that stand in a cited passage, years of the periods of cited figures, forms of cited
 * filings and the names of companies are none.
 *
 * @param own The words of the sentence, see `parseText`.
 * @param cited Items that the sentence refers to.
 * @param names Names of companies.
 * @returns What is found, as it stands there; empty for a sentence that states none.
 *
 * @example
 * ownFigures("Sales grew by two thirds.", [], []); // ["two thirds"]
 */
export function ownFigures(own: string, cited: readonly EvidenceItem[], names: readonly string[]): string[] {
  const text = withoutNames(own.normalize("NFKC"), names);
  // A Roman numeral of its own character is a Latin letter once normalised.
  const odd = ODD_NUMERAL.exec(own)?.slice(0, 1) ?? [];
  const sign = SIGN.exec(text)?.slice(0, 1) ?? [];
  return [...odd, ...sign, ...numerals(text, cited), ...spelledOut(text, cited)];
}

function numerals(text: string, cited: readonly EvidenceItem[]): string[] {
  const passages = cited.flatMap((item) => (item.kind === "passage" ? [item.text.normalize("NFKC")] : []));
  const found: string[] = [];
  let before = "";
  for (const { 0: token } of text.matchAll(TOKEN)) {
    if (NUMERAL.test(token) && !isNamed(token, { before, passages, cited })) found.push(token);
    before = token;
  }
  return found;
}

interface Beside {
  /** The token before. */
  readonly before: string;
  readonly passages: readonly string[];
  readonly cited: readonly EvidenceItem[];
}

function isNamed(token: string, { before, passages, cited }: Beside): boolean {
  if (FOREIGN_NUMERAL.test(token)) return false;
  if (cited.some((item) => formOf(item) === token)) return true;
  if (YEAR.test(token))
    return passages.some((text) => holds(text, token)) || cited.some((item) => isOfYear(item, token));
  if (!ABBREVIATED.test(token)) return passages.some((text) => holds(text, token));
  return /^\p{Lu}|^\p{Ll}\p{Lu}/u.test(before) && passages.some((text) => holds(text, `${before} ${token}`));
}

/** Whether words stand in a text, and not within longer ones. */
function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isWhole =
      !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "") &&
      !/^(?:[\p{L}\p{N}]|[.,]\p{N}|\s?%)/u.test(text.slice(at + words.length));
    if (isWhole) return true;
  }
  return false;
}

function formOf(item: EvidenceItem): string | undefined {
  if (item.kind === "passage") return item.source.form;
  return item.figure.value === null ? undefined : item.figure.provenance.form;
}

function isOfYear(item: EvidenceItem, year: string): boolean {
  if (item.kind === "passage") return item.source.filedAt.startsWith(year);
  if (item.figure.value === null) return false;
  const { periodEnd, periodStart } = item.figure.provenance;
  return item.id.endsWith(`.${year}`) || [periodEnd, periodStart].some((day) => day?.startsWith(year) === true);
}

function spelledOut(text: string, cited: readonly EvidenceItem[]): string[] {
  const chinese = text.replace(CHINESE_IDIOMS, " ");
  const spans = new Set(cited.flatMap(({ id }) => spansOf(id)));
  const counted = [...text.matchAll(COUNTED), ...text.matchAll(ROMAN)]
    .filter(([, number = "", unit = ""]) => !spans.has(`${smallNumber(number)} ${spanUnit(unit)}`))
    .map(([words]) => words);
  const alone = FIGURE_WORDS.flatMap((pattern) => text.match(pattern) ?? []);
  const inChinese = CHINESE_FIGURES.flatMap((pattern) => chinese.match(pattern) ?? []);
  return [...counted, ...alone, ...inChinese.filter((words) => !spans.has(chineseSpan(words)))];
}

const SPANS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.fiveYearAverage$|\.5y$|FiveYears/, ["5 y"]],
  [/\.oneYearAverage$|\.yearOverYear$|\.1y$|\.upside$|^price\.belowHigh$/, ["1 y", "12 m"]],
  [/\.3y$/, ["3 y"]],
  [/\.10y$|^moat\./, ["10 y"]],
  [/\.6m$/, ["6 m"]],
  [/\.1m$/, ["1 m"]],
  [/\.year$/, ["1 y", "12 m"]],
];

/** Spans of time that the name of an item states: the average of five years may be called so. */
function spansOf(id: string): readonly string[] {
  return SPANS.flatMap(([pattern, spans]) => (pattern.test(id) ? spans : []));
}

function spanUnit(unit: string): string {
  if (/^(?:years?|años?|ans?|années?)$/i.test(unit)) return "y";
  return /^(?:months?|mes(?:es)?|mois)$/i.test(unit) ? "m" : unit;
}

function chineseSpan(words: string): string {
  const [, number = "", unit = ""] = /^([一三五六十两兩二]+)(年|个月|個月)$/u.exec(words) ?? [];
  const value = { 一: 1, 三: 3, 五: 5, 六: 6, 十: 10, 十二: 12 }[number] ?? Number.NaN;
  return `${value} ${unit === "年" ? "y" : "m"}`;
}
