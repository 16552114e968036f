import type { Day } from "@plumbline/core/time";
import type { Filing, Issue, PriceBasis, ReferenceSeries } from "../model/index.ts";
import type { DeliveredPrices, DeliveredTarget } from "../quality/index.ts";
import type { AnswerRequest } from "./answer-request.ts";
import type { ProviderCall } from "./provider-call.ts";

/**
 * A source that is asked over the network. It has a function for each kind of data that it supplies and none for the others. It
 * believes nothing that it is sent: what comes in goes through the same quality gate as files do, and what cannot be read at all
 * is a `ProviderError`. Retrying, limits and order among several providers are the caller's; each function asks once.
 */
export interface LiveProvider {
  readonly terms: ProviderTerms;
  /** The same questions for who keeps the answers and has them imported as files. */
  readonly requests?: ProviderRequests;
  /** Daily prices, with their splits and dividends where `terms.actions` says so. */
  readonly prices?: Supply<PricesRequest, ProvidedPrices>;
  /** Splits and dividends of a stock, where they do not come with its prices. */
  readonly actions?: Supply<string, ProvidedActions>;
  /** Prices of the moment, up to 50 symbols at once; symbols that it does not know are left out. */
  readonly quotes?: Supply<readonly string[], readonly Quote[]>;
  /** Price targets of a stock, one by one. */
  readonly targets?: Supply<string, ProvidedTargets>;
  /** Days on which one company reports, next and past ones as far as it has them. */
  readonly earningsDates?: Supply<string, readonly EarningsDate[]>;
  /** Days on which all companies that it has report. */
  readonly calendar?: Supply<CalendarRequest, readonly EarningsDate[]>;
  /** Yields of government bonds. */
  readonly rates?: Supply<RatesRequest, ProvidedRates>;
  /** Filings of a company, newest first. */
  readonly filings?: Supply<FilingsRequest, readonly Filing[]>;
  /** What analysts expect of a company's results. */
  readonly estimates?: Supply<string, ProvidedEstimates>;
}

/** Each asks with the same arguments as the function of the same name. */
export interface ProviderRequests {
  readonly prices?: Ask<PricesRequest>;
  readonly targets?: Ask<string>;
  readonly rates?: Ask<RatesRequest>;
}

/**
 * Says what to ask; the call is for a provider that must be asked for a session first.
 *
 * @returns null where the provider cannot have it, such as a stock of an exchange that it does not cover.
 */
export type Ask<Request> = (request: Request, call: ProviderCall) => Promise<AnswerRequest | null>;

/**
 * Asks a provider once.
 *
 * @throws {ProviderError} with what to do next.
 * @throws The reason of `signal` when the caller has no more use for the answer.
 */
export type Supply<Request, Value> = (request: Request, call: ProviderCall) => Promise<Answer<Value>>;

/** What holds for all data of a provider. */
export interface ProviderTerms {
  /** Name under which its data are stored, such as `tiingo`. */
  readonly name: string;
  /** What it has done to its daily prices; null where it supplies none. */
  readonly priceBasis: PriceBasis | null;
  /**
   * Whether its answers with prices name their stock. Where they do not, only a comparison with prices that are known tells them from
   * those of another stock. null where it supplies none.
   */
  readonly namesStock: boolean | null;
  /** Whether splits and dividends come with its prices, are asked for by themselves, or are not supplied. */
  readonly actions: "with-prices" | "separate" | null;
  /** By how much its quotes lag behind the exchange; 0 for those of the moment, null where it supplies none. */
  readonly quoteDelaySeconds: number | null;
  readonly requestsPerSecond: number;
  /** null where it states no limit. */
  readonly requestsPerDay: number | null;
  /** Most symbols of one request for quotes; more are asked in several. null where it supplies none. */
  readonly quotesPerRequest: number | null;
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
  /** As a market writes it, such as `BRK.B` or `SAP.DE`. */
  readonly symbol: string;
  /** First day that is wanted; null for all there are. */
  readonly since: Day | null;
  /**
   * Last day that is wanted: that of the last session that is over, which the calendar of the exchange tells. While a session goes
   * on, several providers send its price of the moment as a close. Yesterday (UTC) unless stated.
   */
  readonly until?: Day;
}

export interface ProvidedPrices {
  /**
   * As delivered, for `examinePrices`; null when the provider does not have the symbol, or no day of those asked for. Prices, volumes
   * and dividends are all on the share count that `terms.priceBasis` names; what is missing is NaN.
   */
  readonly delivered: DeliveredPrices | null;
  /** Name of the exchange as the provider states it; null where it does not. */
  readonly exchange: string | null;
  /** What was left out while reading, and why. */
  readonly issues: readonly Issue[];
}

/** A price of the moment; the provider's terms say how late it is. */
export interface Quote {
  readonly symbol: string;
  /** Money per share, not adjusted: of the regular session, today's or the last one. */
  readonly price: number;
  /** The close of the session before that of the price; null where the provider does not say. */
  readonly previousClose: number | null;
  /** ISO 4217, or the usual code of its hundredth part; null where the provider does not say. */
  readonly currency: string | null;
  /** Time of the trade, ISO 8601, UTC. */
  readonly tradedAt: string;
  /** By how much this price lags, where the provider states it of each; the terms say it otherwise. */
  readonly delaySeconds?: number;
}

export interface ProvidedActions {
  /** Days are the first on which the price is without the dividend, or on the new share count. */
  readonly splits: readonly { readonly day: Day; readonly ratio: number }[];
  /** Money per share. `asDeclared`: on the share count of its day; `splitAdjusted`: on that of today; null where not stated. */
  readonly dividends: readonly {
    readonly day: Day;
    readonly asDeclared: number | null;
    readonly splitAdjusted: number | null;
  }[];
}

export interface ProvidedTargets {
  /** As delivered, for `examineTargets`, in order of publication. */
  readonly targets: readonly DeliveredTarget[];
  readonly issues: readonly Issue[];
}

export interface CalendarRequest {
  /** First and last day that are wanted; a provider may have less of the future. */
  readonly since: Day;
  readonly until: Day;
}

/** A day on which a company reports its results. */
export interface EarningsDate {
  readonly symbol: string;
  /** The day; of an estimated span the first one. */
  readonly day: Day;
  /** Last day of an estimated span; the same day where it is one. */
  readonly until: Day;
  /** `reported`: it has happened. `confirmed`: the company has announced it. `estimated`: the provider's guess, or it does not say. */
  readonly status: "reported" | "confirmed" | "estimated";
  readonly time: "before-open" | "during" | "after-close" | null;
  /** Last day of the period that is reported on; null where the provider does not say. */
  readonly periodEnd: Day | null;
}

export interface RatesRequest {
  /** A calendar year. */
  readonly year: number;
}

export interface ProvidedRates {
  /** Fractions a year. */
  readonly series: readonly ReferenceSeries[];
  readonly issues: readonly Issue[];
}

export interface FilingsRequest {
  readonly cik: number;
  /** First day that is wanted; null for all there are. */
  readonly since: Day | null;
}

export interface ProvidedEstimates {
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
