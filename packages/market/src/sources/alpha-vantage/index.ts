export { alphaVantage } from "./alpha-vantage.ts";
