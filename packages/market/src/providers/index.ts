export type {
  Answer,
  ConsensusEstimate,
  FilingsRequest,
  LiveProvider,
  PricesRequest,
  ProvidedEstimates,
  ProvidedPrices,
  ProviderCall,
  ProviderTerms,
  Quote,
  Supply,
} from "./live-provider.ts";
export { mayBeRetried, ProviderError, type RetryClass } from "./provider-error.ts";
export { type JsonRequest, requestJson } from "./request-json.ts";
export { type RetryOptions, withRetry } from "./with-retry.ts";
