export type { AnswerReaders } from "./answer-readers.ts";
export {
  type AnswerFile,
  type AnswerRequest,
  type Found,
  requestAnswer,
} from "./answer-request.ts";
export {
  type Asked,
  type Download,
  downloadFile,
  type GateRequest,
  type GateState,
  ProviderGate,
  standingOf,
} from "./gate/index.ts";
export type {
  Answer,
  Ask,
  CalendarRequest,
  ConsensusEstimate,
  EarningsDate,
  FilingsRequest,
  LiveProvider,
  PricesRequest,
  ProvidedActions,
  ProvidedEstimates,
  ProvidedPrices,
  ProvidedRates,
  ProvidedTargets,
  ProviderRequests,
  ProviderTerms,
  Quote,
  RatesRequest,
  Supply,
} from "./live-provider.ts";
export { inGroups, ownQuotes } from "./own-quotes.ts";
export {
  type AnswerRecord,
  isPage,
  isRecord,
  parseAnswer,
  priceIn,
  recordAt,
  recordsAt,
  requireSymbol,
} from "./parse-answer.ts";
export type { Fetch, ProviderCall } from "./provider-call.ts";
export { mayBeRetried, ProviderError, type RetryClass } from "./provider-error.ts";
export { endpoint, keyIn, originIn, ProviderSettingsError } from "./provider-settings.ts";
export { publicAddress } from "./public-address.ts";
export { type AnswerDescription, RawStore, type StoredAnswer } from "./raw/raw-store.ts";
export { type BytesRequest, type Received, reached, requestBytes } from "./request-bytes.ts";
export { type JsonRequest, requestJson } from "./request-json.ts";
export { lastDay, suppliedPrices, suppliedRates, suppliedTargets } from "./supplied.ts";
export { type Pause, pauseFor, type RetryOptions, withRetry } from "./with-retry.ts";
