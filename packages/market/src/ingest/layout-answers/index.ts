export { answerFlag, likeliestAnswer } from "./answer-flag.ts";
export { BY_NAME, symbolsIn } from "./answered-symbols.ts";
export { checkAnswer, UNKNOWN } from "./check-answer.ts";
export type { KnownCurrency } from "./currency-doubts.ts";
export { evidenceSentence } from "./evidence-sentence.ts";
export { forgetAnswers, type KeptAnswers, keepAnswers, readAnswers } from "./kept-answers.ts";
export { OpenFiles } from "./open-files.ts";
export { isNeeded } from "./open-layout.ts";
export { needsAnswer, type SettledLayout, settleQuestions } from "./settle-questions.ts";
