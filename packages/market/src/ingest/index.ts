export { ImportError, type ImportErrorCode } from "./import-error.ts";
export { importMarket } from "./import-market.ts";
export type {
  ImportOptions,
  ImportOutcome,
  ImportPhase,
  ImportProgress,
  ImportQuestion,
  UnansweredItem,
} from "./import-options.ts";
export {
  answerFlag,
  checkAnswer,
  forgetAnswers,
  isNeeded,
  type KeptAnswers,
  likeliestAnswer,
  readAnswers,
  UNKNOWN,
} from "./layout-answers/index.ts";
export type { UnusedMapping } from "./mapping-fits.ts";
