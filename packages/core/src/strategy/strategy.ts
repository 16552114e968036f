import type { CheckId } from "../checks/index.ts";
import type {
  CalendarField,
  CompanyType,
  Comparison,
  MarketRate,
  PercentileGroup,
  PriceField,
  RankingOperator,
  Rebalancing,
} from "../words/index.ts";

/** A number, or the name of one of the strategy's parameters, which a sweep changes. */
export type Tunable = number | { readonly parameter: string };

/** A number of the strategy that the reader may move; rates are fractions. */
export interface StrategyParameter {
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Distance of two values in a sweep; 1 of a whole number. */
  readonly step: number;
}

/**
 * One value per bar of a stock. `of: "benchmark"` asks the benchmark in place of the stock. `barsAgo` looks back; it cannot look
 * ahead. `times` multiplies the value. A metric is a number of the screener, from the day after it was filed on.
 */
export type Operand = { readonly of?: "stock" | "benchmark"; readonly barsAgo?: Tunable; readonly times?: Tunable } & (
  | { readonly price: PriceField }
  /** The mean of the last closes of so many calendar months; of the running month the close of the bar. */
  | { readonly monthlyAverage: Tunable }
  | {
      readonly indicator: string;
      readonly parameters?: Readonly<Record<string, Tunable>>;
      /** One of the indicator's outputs; its first unless given. */
      readonly output?: string;
    }
  | { readonly metric: string }
  | { readonly calendar: CalendarField }
  /** A yearly rate, as a fraction, as it was known on the day. */
  | { readonly rate: MarketRate }
  | { readonly number: Tunable }
);

/** One condition; where a value that it needs is missing, it does not hold, negated or not. */
export type Rule = { readonly not?: boolean } & (
  | { readonly left: Operand; readonly operator: Comparison; readonly right: Operand }
  | { readonly left: Operand; readonly operator: "between"; readonly low: Tunable; readonly high: Tunable }
  | {
      readonly left: Operand;
      readonly operator: RankingOperator;
      /** A share of the universe as a fraction (1 is the best), or a count for `rankAtMost`. */
      readonly right: Tunable;
      readonly within?: PercentileGroup;
      /** Whether high values are good; they are unless this says `lowest`. */
      readonly best?: "highest" | "lowest";
    }
  | { readonly check: CheckId; readonly state: "pass" | "fail"; readonly threshold?: Tunable }
);

/** Rules that must all hold, or of which one must; a group holds rules and groups, groups hold rules alone. */
export type RuleGroup = Either<Rule | Either<Rule>>;
type Either<Member> = { readonly all: readonly Member[] } | { readonly any: readonly Member[] };

/** The stocks that a strategy looks at, before any rule. */
export interface UniverseRule {
  /** Members of this index on the day, by its id in the market's memberships. */
  readonly index?: string;
  readonly sectors?: readonly string[];
  readonly industries?: readonly string[];
  readonly companyTypes?: readonly CompanyType[];
  /** Rules that a stock passes on the day on which it may be bought. */
  readonly rules?: readonly Rule[];
}

/**
 * How a signal buys in place of the next open: at a limit so far below its close, or once the price has risen so far above it, as
 * fractions. Either order is good for the next bar alone.
 */
export type EntryOrderRule =
  | { readonly type: "limit"; readonly below: Tunable }
  | { readonly type: "stop"; readonly above: Tunable };

/** Exits by price and time; distances are fractions of the price from which they are measured. */
export interface Stops {
  readonly loss?: Tunable;
  /** Distance from the entry in multiples of the average true range of the signal's bar. */
  readonly trueRanges?: { readonly length: Tunable; readonly multiple: Tunable };
  /** Distance below the price of the purchase or, if higher, the highest close since then. */
  readonly trailing?: Tunable;
  readonly profit?: Tunable;
  /** Bars after which a position is closed at the next open. */
  readonly bars?: Tunable;
  /** Where `loss` and `profit` are measured from: the fill unless given, or the close of the signal's bar. */
  readonly from?: "fill" | "signal";
}

/** One of the values by which candidates are ordered. */
export interface RankingTerm {
  readonly operand: Operand;
  readonly best: "highest" | "lowest";
  /** How much it counts beside the others: 1 unless given. */
  readonly weight?: Tunable;
}

/** Which candidates come first; of several operands the weighted mean of their percentile ranks. */
export interface Ranking {
  readonly by: readonly RankingTerm[];
}

/**
 * `equal`: equity divided by the number of positions. `share`: this fraction of equity each. `risk`: as many shares as lose this
 * fraction of equity at the stop. `inverseVolatility`: weights of 1 / standard deviation of daily returns over `length` bars.
 */
export type Sizing =
  | { readonly kind: "equal" }
  | { readonly kind: "share"; readonly fraction: Tunable }
  | { readonly kind: "risk"; readonly fraction: Tunable }
  | { readonly kind: "inverseVolatility"; readonly length: Tunable };

/**
 * A strategy as plain data: it can be stored, sent, read as a sentence, and compiled.
 *
 * With `rebalancing: "signals"` the rules are asked at every close. Otherwise they are asked at the last close of each period. A
 * strategy without exit and stops then replaces its positions as a whole; one with an exit or a stop keeps each until one of them
 * closes it, and without an exit until its entry no longer holds at such a close (`tradesBy`).
 */
export interface Strategy {
  readonly version: 1;
  readonly parameters: Readonly<Record<string, StrategyParameter>>;
  readonly universe: UniverseRule;
  readonly entry: RuleGroup;
  /** A market order at the next open unless given. */
  readonly entryOrder?: EntryOrderRule;
  /** null: a position is left at the next rebalancing, by a stop, or never. */
  readonly exit: RuleGroup | null;
  readonly stops: Stops;
  readonly ranking: Ranking | null;
  /**
   * The most positions at once: a count, divided among the overlapping parts of `holdMonths` (`countOfPart`), or the best share of
   * the stocks that pass, of each part. A universe of fewer stocks has no more positions than stocks.
   */
  readonly positions: { readonly count: Tunable } | { readonly share: Tunable };
  readonly sizing: Sizing;
  readonly rebalancing: Rebalancing;
  /** Months that a position is held at least, in as many overlapping parts as there are rebalancings in that time. */
  readonly holdMonths?: Tunable;
}
