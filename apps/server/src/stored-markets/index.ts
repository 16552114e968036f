export { opened, withFactors } from "./open-markets.ts";
