import { parts } from "../../apps/web/src/i18n/catalogue/en/index.ts";
import type { PartName } from "../../apps/web/src/i18n/catalogue/part-loaders.ts";
import { LANGUAGES } from "../../apps/web/src/i18n/languages.ts";
import { loadCatalogue } from "../../apps/web/src/i18n/load-catalogue.ts";

/** The sentences of a language, by reason. */
export interface ReasonSentences {
  /** Its name in itself. */
  readonly language: string;
  readonly sentences: ReadonlyMap<string, string>;
}

const PREFIX = "reason.";

/** What the page tells of each reason, in every language, in the order in which it lists them. */
export function reasonSentences(): Promise<readonly ReasonSentences[]> {
  return Promise.all(
    LANGUAGES.map(async ({ code, name: language }) => {
      const catalogue = await loadCatalogue(code, Object.keys(parts) as PartName[]);
      const told = Object.entries(catalogue).flatMap(([key, message]): [string, string][] =>
        key.startsWith(PREFIX) && typeof message === "string" ? [[key.slice(PREFIX.length), message]] : [],
      );
      return { language, sentences: new Map(told) };
    }),
  );
}
