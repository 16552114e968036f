export { annualChangeFigure, changeFigure } from "./change-figure.ts";
export { closeFigure } from "./close-figure.ts";
export { roundPrice } from "./round-price.ts";
