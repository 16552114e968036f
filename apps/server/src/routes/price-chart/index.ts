export { priceChartRoute } from "./price-chart.ts";
