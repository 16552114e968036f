export { priceTargets } from "./price-targets.ts";
