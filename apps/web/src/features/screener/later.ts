import { lazy } from "react";
import type { ScreenWords } from "./catalogue/screen-words.ts";
import type { ScreenState } from "./screen-state.ts";

/** Companies side by side; its file is loaded when it is drawn. */
export const CompanyComparison = lazy(async () => ({
  default: (await import("./comparison/CompanyComparison.tsx")).CompanyComparison,
}));

/** A name for a screen, from what it asks for. */
export async function screenName(state: ScreenState, words: ScreenWords): Promise<string> {
  return (await import("./filters/screen-name.ts")).screenName(state, words);
}
