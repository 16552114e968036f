export { annualChangeFigure, changeFigure } from "./change-figure.ts";
export { closeFigure } from "./close-figure.ts";
export { markedDoubts, wireDoubts } from "./doubts.ts";
export { roundPrice } from "./round-price.ts";
