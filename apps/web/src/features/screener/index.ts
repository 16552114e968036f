export { type CheckTexts, type ScreenWords, useScreenWords } from "./catalogue/screen-words.ts";
export { Screener } from "./Screener.tsx";
export {
  MAX_COMPARED,
  namesScreen,
  readCompared,
  rememberScreen,
  type ScreenState,
  screenOf,
  writeCompared,
  writeScreen,
} from "./screen-state.ts";
