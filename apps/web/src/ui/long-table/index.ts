export { RowGap } from "./RowGap.tsx";
export { useGridFocus } from "./use-grid-focus.ts";
export { type RowRange, useRowWindow } from "./use-row-window.ts";
