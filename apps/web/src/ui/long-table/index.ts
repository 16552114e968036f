export { RowGap } from "./RowGap.tsx";
export { useGridFocus } from "./use-grid-focus.ts";
export { listTop, type RowRange, useRowWindow } from "./use-row-window.ts";
