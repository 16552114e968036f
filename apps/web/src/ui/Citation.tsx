import { useEffect } from "react";
import { loadTexts, translator } from "../i18n/index.ts";
import { useObservable } from "../state/index.ts";

interface CitationProps {
  /** The id of a check. */
  readonly id: string;
  /** Where its rule was published, in English. */
  readonly source: string;
}

/** Where a rule was published, in the reader's language; titles stay as they are. In English where there is no translation. */
export function Citation({ id, source }: CitationProps) {
  const { find } = useObservable(translator);
  useEffect(() => {
    // A failure leaves the English citation.
    loadTexts("citations").catch(() => undefined);
  }, []);
  return find(`citation.${id}`) ?? <span lang="en">{source}</span>;
}
