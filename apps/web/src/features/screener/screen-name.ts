import type { ScreenWords } from "./catalogue/screen-words.ts";
import type { ScreenState } from "./screen-state.ts";

/** A name for a screen, from what it asks for; what makes it is loaded when it is needed. */
export async function screenName(state: ScreenState, words: ScreenWords): Promise<string> {
  return (await import("./filters/screen-name.ts")).screenName(state, words);
}
