export type { ChoiceToSave } from "./section/ChoiceActions.tsx";
export { choicePhrases } from "./section/choice-words.ts";
export { ValuationSkeleton } from "./ValuationSkeleton.tsx";
export { valuationQuery } from "./valuation.query.ts";
export { readChoice, type ValuationChoice, writeChoice } from "./valuation-choice.ts";
