export { HeaderFigures } from "./HeaderFigures.tsx";
export { type FiguresOnPhone, StockHeader } from "./StockHeader.tsx";
export { HeaderFiguresSkeleton, StockHeaderSkeleton } from "./StockHeaderSkeleton.tsx";
export { stockHeaderQuery } from "./stock-header.query.ts";
