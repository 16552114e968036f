export { ImportError, type ImportErrorCode } from "./import-error.ts";
export { importMarket } from "./import-market.ts";
export type {
  ImportOptions,
  ImportOutcome,
  ImportPhase,
  ImportProgress,
  ImportQuestion,
  SettledQuestion,
  UnansweredItem,
} from "./import-options.ts";
export {
  answerFlag,
  BY_NAME,
  checkAnswer,
  evidenceSentence,
  forgetAnswers,
  isNeeded,
  type KeptAnswers,
  likeliestAnswer,
  readAnswers,
  symbolsIn,
  UNKNOWN,
} from "./layout-answers/index.ts";
export type { UnusedMapping } from "./mapping-fits.ts";
export type { RecognisedKind } from "./recognised-files.ts";
export { type FileSurvey, type SurveyOptions, surveyFiles } from "./survey-files.ts";
