export { chosenValuationRoute, valuationRoute } from "./valuation.ts";
