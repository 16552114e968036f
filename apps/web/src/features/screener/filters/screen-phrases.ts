import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ScreenState } from "../screen-state.ts";
import { filterPhrase, strategyPhrase } from "./filter-phrase.ts";

/** The filters and strategies of a screen in words, one phrase for each. */
export function screenPhrases({ filters, strategies }: ScreenState, words: ScreenWords): string[] {
  return [
    ...filters.map((filter) => filterPhrase(filter, words)),
    ...strategies.map((id) => strategyPhrase(id, words)),
  ];
}
