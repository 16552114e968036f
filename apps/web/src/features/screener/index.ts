export { type CheckTexts, type ScreenWords, useScreenWords } from "./catalogue/screen-words.ts";
export { screenPhrases } from "./filters/screen-phrases.ts";
export type { RenderStar } from "./results/ResultRow.tsx";
export { Screener } from "./Screener.tsx";
export {
  namesScreen,
  readScreen,
  rememberScreen,
  type ScreenState,
  screenOf,
  writeScreen,
} from "./screen-state.ts";
