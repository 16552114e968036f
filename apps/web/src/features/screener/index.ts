export { type CheckTexts, type ScreenWords, useScreenWords } from "./catalogue/screen-words.ts";
export { useStrategyNames } from "./catalogue/strategy-name.ts";
export { screenPhrases } from "./filters/screen-phrases.ts";
export { ColumnGroups, type ColumnGroupsProps } from "./results/ColumnGroups.tsx";
export { type ColumnGroup, groupOf, type KeptColumns, localGroups, withGroup } from "./results/column-groups.ts";
export type { RenderStar } from "./results/ResultRow.tsx";
export { type RenderGroups, Screener } from "./Screener.tsx";
export { screenName } from "./screen-name.ts";
export {
  namesScreen,
  readScreen,
  rememberScreen,
  type ScreenState,
  screenOf,
  writeScreen,
} from "./screen-state.ts";
