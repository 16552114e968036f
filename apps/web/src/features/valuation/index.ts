export { ValuationSkeleton } from "./ValuationSkeleton.tsx";
export { valuationQuery } from "./valuation.query.ts";
export { readChoice, type ValuationChoice, writeChoice } from "./valuation-choice.ts";
