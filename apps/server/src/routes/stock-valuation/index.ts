export { chosenValuation, stockValuation } from "./stock-valuation.ts";
