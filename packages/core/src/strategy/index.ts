export { type CalendarColumns, calendarColumns } from "./columns/calendar-columns.ts";
export { operandColumn } from "./columns/operand-column.ts";
export { operandKey } from "./columns/operand-key.ts";
export type { CheckValues, ColumnCache, StockInputs } from "./columns/stock-inputs.ts";
export { comparedCurrencies } from "./compared-currencies.ts";
export { type CompiledStrategy, compileStrategy, type StockSignals } from "./compile-strategy.ts";
export type { DayInputs } from "./day-inputs.ts";
export { distancesAt, distancesOfDay, type RuleDistance } from "./distances.ts";
export type { LibraryStrategy } from "./library/library-strategy.ts";
export {
  type Availability,
  availabilityOf,
  libraryStrategy,
  type MarketData,
  STRATEGY_LIBRARY,
} from "./library/strategy-library.ts";
export { needsOf, operandsOf, type StrategyOperands, type UsedIndicator } from "./needs.ts";
export { stopDistance, volatilityForWeights } from "./order-columns.ts";
export {
  type ParameterValues,
  type ResolvedOperand,
  type ResolvedStrategy,
  resolveStrategy,
} from "./resolve-strategy.ts";
export { readStrategy } from "./sentences/read-strategy.ts";
export type {
  Sentence,
  SentenceGroup,
  SentenceList,
  SentenceName,
  SentenceNumber,
  SentencePart,
  SentenceTree,
  SentenceUnit,
  SentenceValue,
} from "./sentences/sentence.ts";
export { SENTENCES } from "./sentences/sentence-keys.ts";
export type * from "./strategy.ts";
export { countOfPart, tradesBy } from "./trades-by.ts";
export type { StrategyProblem } from "./validate/strategy-problem.ts";
export { validateStrategy } from "./validate/validate-strategy.ts";
