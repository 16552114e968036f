import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ScreenState } from "../screen-state.ts";
import { filterPhrase } from "./filter-phrase.ts";

/** The filters of a screen in words, one phrase for each. */
export function screenPhrases({ filters }: ScreenState, words: ScreenWords): string[] {
  return filters.map((filter) => filterPhrase(filter, words));
}
