import { useMemo } from "react";
import { formatsOf } from "../../../format/index.ts";
import { translator } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { useStrategyNames } from "./strategy-names.ts";
import type { SentenceWords } from "./write-sentence.ts";

/** Writes a text whose key is known only when it is written. */
type WriteAny = (key: string, placeholders: Readonly<Record<string, string | number>>) => string;

/** What sentences about strategies are written with, in the reader's language. */
export function useSentenceWords(): SentenceWords & { readonly names: ReturnType<typeof useStrategyNames> } {
  const { language, text } = useObservable(translator);
  const names = useStrategyNames();
  return useMemo(
    () => ({
      language,
      names,
      formats: formatsOf(language),
      write: (key, placeholders) => (text as WriteAny)(`sentence.${key}`, placeholders),
    }),
    [language, text, names],
  );
}
