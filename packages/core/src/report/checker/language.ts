import type { ReportLanguage } from "../../words/index.ts";
import { chineseScript } from "./chinese-scripts.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { withoutNames } from "./without-names.ts";

const HAN = /\p{Script=Han}/gu;
const LETTER = /\p{L}/gu;
const WORD = /\p{Script=Latin}+/gu;
/** A name, such as of a product: not of the language around it. */
const NAME = /(?<!^\s*)(?<![.!?:]\s+)\p{Lu}[\p{L}’'&.-]*/gu;
/** Letters of scripts that none of the five languages is written in. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
/** With fewer words of its own a sentence is judged only together with others. */
const MIN_WORDS = 5;
/** Share of the letters of a Chinese sentence that are Han: names of products are not. */
const MIN_HAN = 0.4;

/**
 * Whether a text is written in a language. Latin texts are told by the words that every text is full of, the two Chinese
 * scripts by the characters that only one of them has.
 *
 * @param own The words of a sentence, or of several, without figures and quotations, see `parseText`.
 * @param language The language asked for.
 * @param names Names of companies and products, which have no language.
 *
 * @example
 * isWrittenIn("Die Marge ist im Vergleich zu den Wettbewerbern gestiegen.", "en", []); // false
 */
export function isWrittenIn(own: string, language: ReportLanguage, names: readonly string[]): boolean {
  const text = withoutNames(own, names);
  if (FOREIGN.test(text)) return false;
  const han = text.match(HAN)?.length ?? 0;
  if (language === "zh-Hans" || language === "zh-Hant") return han > 0 && isChinese(text, han, language);
  return han === 0 && isLatin(text, language);
}

function isChinese(text: string, han: number, language: "zh-Hans" | "zh-Hant"): boolean {
  const letters = text.replace(NAME, " ").match(LETTER)?.length ?? 0;
  if (han / Math.max(letters, han) < MIN_HAN) return false;
  const { simplified, traditional } = chineseScript(text);
  // One stray character is a name or a slip of the table; more are of the other script.
  return language === "zh-Hans"
    ? traditional === 0 || simplified > 4 * traditional
    : simplified === 0 || traditional > 4 * simplified;
}

function isLatin(text: string, language: "en" | "es" | "fr"): boolean {
  const words = (text.replace(NAME, " ").match(WORD) ?? []).map((word) => word.toLowerCase());
  if (words.length < MIN_WORDS) return true;
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const asked = count(STOP_WORDS[language]);
  const others = Object.entries(STOP_WORDS).filter(([name]) => name !== language);
  return asked > 0 && others.every(([, list]) => count(list) <= asked);
}
