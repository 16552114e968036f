import { isScreenOf } from "../ClassicScreens.tsx";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ScreenState } from "../screen-state.ts";
import { screenPhrases } from "./screen-phrases.ts";

/** Phrases that fit into a name. */
const MAX_PHRASES = 2;

/** A name for a screen: that of a classic one, its filters if they are few, or how many they are. */
export function screenName(state: ScreenState, words: ScreenWords): string {
  const { text, find, formats, catalogue } = words;
  const preset = catalogue.presets.find((one) => isScreenOf(state, one));
  const name = preset && find(`screener.preset.${preset.id}`);
  if (name) return name;
  const phrases = screenPhrases(state, words);
  if (phrases.length > 0 && phrases.length <= MAX_PHRASES) return phrases.join(" · ");
  return text("screener.filterCount", { count: phrases.length, n: formats.count(phrases.length) });
}
