import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { translator, useClassification, useFormats } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { screenCatalogueQuery } from "../screener.query.ts";
import type { CheckSpeech } from "./check-speech.ts";
import type { ScreenWords } from "./screen-words.ts";

/** The catalogue in the reader's language; the same object until one of the two changes. */
export function useScreenWords(checks: CheckSpeech): ScreenWords {
  const { data: catalogue } = useSuspenseQuery(screenCatalogueQuery);
  const { text, find } = useObservable(translator);
  const formats = useFormats();
  const { sector, industry } = useClassification();
  return useMemo(
    () => ({ catalogue, text, find, formats, sector, industry, checks }),
    [catalogue, text, find, formats, sector, industry, checks],
  );
}
