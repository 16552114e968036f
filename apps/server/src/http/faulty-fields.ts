import type { LanguageCode } from "@plumbline/contract";
import { Failure } from "./failure.ts";

/** What is wrong with a field that has the right shape: the sentence in each language, with `{words}` to be filled in. */
export interface FieldFault {
  /** Dotted path of the field, as in `paramFilters.0.metric`. */
  readonly path: string;
  readonly texts: Readonly<Record<LanguageCode, string>>;
  readonly words: Readonly<Record<string, string | number>>;
}

/** Refuses an input for the faults of its fields, in the reader's language. */
export function faultyFields(faults: readonly FieldFault[], language: LanguageCode): Failure {
  const fields = faults.map(({ path, texts, words }) => ({
    path,
    message: texts[language].replace(/\{(\w+)\}/g, (_, name: string) => String(words[name])),
  }));
  return new Failure("invalidParameter", { data: { fields } });
}
