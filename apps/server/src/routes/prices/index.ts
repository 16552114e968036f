export { markedDoubts, wireDoubts } from "./doubts.ts";
export { annualChangeFigure, changeFigure, closeFigure, originOf, type PriceOrigin } from "./price-figures.ts";
export { roundPrice } from "./round-price.ts";
