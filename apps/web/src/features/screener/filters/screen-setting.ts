import type { ScreenWords } from "../catalogue/screen-words.ts";

/** Under what a screen is looked at. */
export interface ScreenSetting {
  /** Today unless given. */
  readonly asOf: string | undefined;
  /** In which the amounts are; null where companies differ, undefined where there are none to tell by. */
  readonly currency: string | null | undefined;
  readonly words: ScreenWords;
}
