export { BasisSwitch } from "./BasisSwitch.tsx";
export type { Basis } from "./change-cells.ts";
export { StockHeader } from "./StockHeader.tsx";
export { StockHeaderSkeleton } from "./StockHeaderSkeleton.tsx";
export { StockLine } from "./StockLine.tsx";
export { stockHeaderQuery } from "./stock-header.query.ts";
