export { annualChangeFigure, changeFigure } from "./change-figure.ts";
export { closeFigure } from "./close-figure.ts";
export { type PriceSeries, readPriceSeries } from "./price-series.ts";
export { roundPrice } from "./round-price.ts";
