import { choicePhrases, readChoice } from "../../features/valuation/index.ts";
import { useLocale } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Phrases } from "./Phrases.tsx";

/** The assumptions of a saved valuation. */
export function ValuationWords({ query }: PageProps) {
  const locale = useLocale();
  const phrases = choicePhrases(readChoice(query), locale);
  return <Phrases phrases={phrases.length > 0 ? phrases : [locale.text("saved.defaults")]} />;
}
