export { chosenValuationRoute, isValuedByCashFlow, valuationRoute } from "./valuation.ts";
