import type { Day } from "@plumbline/core/time";
import type { Filing, Issue, PriceBasis, PriceHistory, PriceTarget } from "../model/index.ts";

/**
 * A source that is asked over the network. It has a function for each kind of data that it supplies and none for the others. It
 * believes nothing that it is sent: what comes in goes through the same quality gate as files do, and what cannot be read at all
 * is a `ProviderError`. Retrying, limits and order among several providers are the caller's; each function asks once.
 */
export interface LiveProvider {
  readonly terms: ProviderTerms;
  /** Daily prices with their splits and dividends. */
  readonly prices?: Supply<PricesRequest, ProvidedPrices>;
  /** Prices of the moment, several symbols at once; symbols that it does not know are left out. */
  readonly quotes?: Supply<readonly string[], readonly Quote[]>;
  /** Filings of a company, newest first. */
  readonly filings?: Supply<FilingsRequest, readonly Filing[]>;
  /** What analysts expect of a stock. */
  readonly estimates?: Supply<string, ProvidedEstimates>;
}

/**
 * Asks a provider once.
 *
 * @throws {ProviderError} with what to do next.
 * @throws The reason of `signal` when the caller has no more use for the answer.
 */
export type Supply<Request, Value> = (request: Request, call: ProviderCall) => Promise<Answer<Value>>;

export interface ProviderCall {
  /** Ends the request when it is aborted: by who asked, or because it takes too long. */
  readonly signal: AbortSignal;
}

/** What holds for all data of a provider. */
export interface ProviderTerms {
  /** Name under which its data are stored, such as `tiingo`. */
  readonly name: string;
  /** What it has done to its daily prices; null where it supplies none. */
  readonly priceBasis: PriceBasis | null;
  /** By how much its quotes lag behind the exchange; 0 for those of the moment, null where it supplies none. */
  readonly quoteDelaySeconds: number | null;
  readonly requestsPerSecond: number;
  /** null where it states no limit. */
  readonly requestsPerDay: number | null;
  /** What may be done with its data, in its own words or by a link. */
  readonly licence: string;
}

/** A value, and when it came. */
export interface Answer<Value> {
  readonly value: Value;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

export interface PricesRequest {
  readonly symbol: string;
  /** First day that is wanted; null for all there are. */
  readonly since: Day | null;
}

export interface ProvidedPrices {
  /**
   * null when the provider does not have the symbol. Prices, volumes and dividends are all on the share count that
   * `terms.priceBasis` names; what is missing is NaN.
   */
  readonly history: PriceHistory | null;
  /** ISO 4217; null where it does not say. */
  readonly currency: string | null;
  /** What was left out while reading, and why. */
  readonly issues: readonly Issue[];
}

/** A price of the moment; the provider's terms say how late it is. */
export interface Quote {
  readonly symbol: string;
  /** Money per share, not adjusted. */
  readonly price: number;
  /** The close of the session before; null where the provider does not say. */
  readonly previousClose: number | null;
  readonly currency: string | null;
  /** Time of the trade, ISO 8601, UTC. */
  readonly tradedAt: string;
  readonly session: "before" | "regular" | "after" | "closed";
}

export interface FilingsRequest {
  readonly cik: number;
  /** First day that is wanted; null for all there are. */
  readonly since: Day | null;
}

export interface ProvidedEstimates {
  readonly targets: readonly PriceTarget[];
  readonly consensus: readonly ConsensusEstimate[];
}

/** What analysts expect on average of a fiscal period. */
export interface ConsensusEstimate {
  readonly metric: "eps" | "revenue";
  /** Last day of the period. */
  readonly periodEnd: Day;
  readonly period: "year" | "quarter";
  /** Money, for `eps` per share. */
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  /** How many analysts; null where the provider does not say. */
  readonly analysts: number | null;
  readonly currency: string | null;
}
