import { useMemo } from "react";
import { translator, useFormats, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import type { AlertWords } from "./condition-words.ts";

/** What alerts are written with, in the reader's language. */
export function useAlertWords(): AlertWords {
  const text = useText();
  const formats = useFormats();
  const { find } = useObservable(translator);
  return useMemo(() => ({ text, formats, find }), [text, formats, find]);
}
