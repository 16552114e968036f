export { priceTargetsRoute } from "./price-targets.ts";
