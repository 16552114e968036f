import { useEffect } from "react";
import { loadTexts } from "../../../i18n/index.ts";
import type { ScreenWords } from "./screen-words.ts";

/** The name of a strategy of the library; its id until the names are loaded, and of one that is newer than this page. */
export function strategyName(id: string, { find }: Pick<ScreenWords, "find">): string {
  return find(`strategies.name.${id}`) ?? id;
}

/** Loads the names of strategies for a screen that asks for some. */
export function useStrategyNames(isWanted: boolean): void {
  useEffect(() => {
    // Without them the ids are shown.
    if (isWanted) loadTexts("strategies").catch(() => undefined);
  }, [isWanted]);
}
