import type { WordingId } from "@plumbline/core/report";

/**
 * Sentences of a language by what they say: whole sentences, several for what is said often. `{roe|percent}` places the number
 * `roe` of the plan, `{name}` a name, `[[passage]]` a quotation.
 */
export type Wordings = Readonly<Record<WordingId, readonly [string, ...string[]]>>;
