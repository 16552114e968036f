import type { LanguageCode } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { formatAsStated, formatsOf } from "../format/index.ts";
import type { Translator } from "./translator.ts";
import { sourceName } from "./use-names.ts";

type Issue = CallOutput<"marketQuality">["issues"][number];

/** What is said of a case, by id, as the server sends it. */
export type SaidSentences = NonNullable<Issue["said"]>;

type Value = SaidSentences[number]["values"][string];

/** A place for which nothing was sent. */
const UNFILLED = /\{\w+\}/;

/**
 * Writes what the data check says of a case in the reader's language.
 *
 * @param said Sentences by id, with their values.
 * @param translator With the texts of the part `findingSentences`.
 * @returns `null` when a sentence is not known here, or its places have other names: it is one of another version.
 */
export function writeSentences(said: SaidSentences, translator: Translator): string | null {
  const written = said.map(({ id, values }) => {
    const places = Object.entries(values).map(([name, value]) => [
      name === "count" ? "n" : name,
      writeValue(value, translator),
    ]);
    const chosen = typeof values.count === "number" ? { count: values.count } : {};
    return translator.find(`detail.${id}`, { ...Object.fromEntries(places), ...chosen });
  });
  const isKnown = written.every((sentence) => sentence !== null && !UNFILLED.test(sentence));
  return isKnown ? written.join(isChinese(translator.language) ? "" : " ") : null;
}

function writeValue(value: Value, { language, find, text }: Translator): string {
  if (value === null || typeof value === "number") return formatAsStated(value, language);
  if (typeof value === "string") return value;
  const formats = formatsOf(language);
  if ("value" in value) return formats.number(value.value, value.decimals);
  if ("grouped" in value) return formatAsStated(value.grouped, language);
  if ("fraction" in value) return formats.percent(value.fraction, value.decimals);
  if ("source" in value) return sourceName(value.source, text);
  if ("days" in value)
    return inRow(
      value.days.map((day) => formats.day(day)),
      language,
    );
  if ("words" in value)
    return inRow(
      value.words.map((word) => find(`detail.word.${word}`) ?? word),
      language,
    );
  const list = value.list.map((part) => (typeof part === "string" ? part : formatAsStated(part, language)));
  return value.and ? new Intl.ListFormat(language).format(list) : inRow(list, language);
}

function inRow(parts: readonly string[], language: LanguageCode): string {
  return parts.join(isChinese(language) ? "、" : ", ");
}

function isChinese(language: LanguageCode): boolean {
  return language.startsWith("zh");
}
