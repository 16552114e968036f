import { EXECUTION_SIDES, HONESTY_STATES, RISK_MEASURES, RUN_WARNINGS, TRADE_REASONS } from "@plumbline/core/words";
import * as z from "zod";
import { FigureSchema, MissingSchema } from "./figure.ts";

const Numbers = z.array(z.number().nullable());
const Days = z.array(z.iso.date());
const Counts = z.array(z.int());
/** A count that earlier versions of the engine did not keep; their results say so. */
const LaterCount = z.union([z.int(), MissingSchema]);

/**
 * Trades that are over and open positions, in the order of their entries. A trade is a round trip: from the purchase that opens a position
 * to the sale of its last share. Up to version 4 of the engine each sale of a part was a trade of its own. Money is in the currency of the
 * account.
 */
const TradesSchema = z.object({
  code: z.array(z.string()),
  /** Of the first purchase. */
  entryDate: Days,
  /** Mean of all purchases, per share of the entry's day. */
  entryPrice: Numbers,
  /** Of the last sale; of an open position the last day of the run. */
  exitDate: Days,
  /** Mean of all sales, per share of the entry's day; what is open counts at the last close. */
  exitPrice: Numbers,
  /** Shares of all purchases, as they were counted on the entry's day. */
  quantity: Numbers,
  /** Costs of all purchases and sales. */
  fees: Numbers,
  dividends: Numbers,
  /** After fees and with dividends. */
  profit: Numbers,
  /** Profit as a fraction of the most money that lay in the position at once. */
  return: Numbers,
  /** Deepest and highest price while held, as fractions of the mean entry price by then. */
  worst: Numbers,
  best: Numbers,
  /** Of the last sale. */
  reason: z.array(z.enum(TRADE_REASONS)),
});
export type WireTrades = z.infer<typeof TradesSchema>;

/** Why something was bought or sold. */
const ExecutionReason = z.enum(TRADE_REASONS).exclude(["open"]);

/** What was bought and sold, in the order of the trades, and within one by time. Results of earlier versions of the engine do not have it. */
export const ExecutionsSchema = z.union([
  z.object({
    /** Place of the trade among those listed. */
    trade: Counts,
    date: Days,
    side: z.array(z.enum(EXECUTION_SIDES)),
    /** Shares, as they were counted on the day. */
    quantity: Numbers,
    price: Numbers,
    fees: Numbers,
    reason: z.array(ExecutionReason),
  }),
  MissingSchema,
]);
export type WireExecutions = z.infer<typeof ExecutionsSchema>;

/** One row per trading day. */
const EquitySchema = z.object({
  date: Days,
  value: Numbers,
  /**
   * The same money in the benchmark, in the stock, in all stocks of the universe alike, from the first open of the run at which an order can
   * be filled; null where there is none.
   */
  benchmark: Numbers.nullable(),
  buyAndHold: Numbers.nullable(),
  equalWeight: Numbers.nullable(),
  /** Fall from the highest value so far, a fraction of it: 0 or less. */
  drawdown: Numbers,
  cash: Numbers,
  positions: Counts,
});
export type WireEquity = z.infer<typeof EquitySchema>;

/** Profit by stock and by sector, the largest first; of many stocks the twenty best and the twenty worst. */
const ContributorsSchema = z.object({
  code: z.array(z.string()),
  profit: Numbers,
  trades: Counts,
  sectors: z.object({ sector: z.array(z.string()), profit: Numbers, trades: Counts }),
});

/** What each combination gave; `values` are the axes, and the columns run through the last axis first. */
const SweepSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
  finalEquity: Numbers,
  cagr: Numbers,
  sharpe: Numbers,
  maxDrawdown: Numbers,
  trades: Counts,
  /** Place of the best Sharpe ratio; null where there is none. */
  best: z.int().nullable(),
  /** How many of the combinations, evenly spread, the tests of overfitting and walk-forward compare: more would take minutes. */
  sampled: LaterCount,
});
export type WireSweep = z.infer<typeof SweepSchema>;

/** 90 % interval; both null where there is none. */
const BandSchema = z.object({ low: z.number().nullable(), high: z.number().nullable() });

const GradeSchema = z.enum(["A", "B", "C", "D", "E", "F"]);

const HonestySchema = z.object({
  grade: GradeSchema,
  /** Why: each rule with the number that it judged, and the best grade that the finding leaves; null where it leaves any. */
  findings: z.array(
    z.object({
      rule: z.string(),
      state: z.enum(HONESTY_STATES),
      value: z.number().nullable(),
      cap: GradeSchema.nullable(),
    }),
  ),
  /** The same run with every order one bar later. */
  lag: z.object({ totalReturn: FigureSchema, lostShare: FigureSchema }),
  /** The same run at other costs: of each side, as fractions. */
  costLadder: z.object({ rate: z.array(z.number()), totalReturn: Numbers, cagr: Numbers }),
  /** Costs of each side at which nothing is left of the lead over the benchmark. */
  breakEvenCost: FigureSchema,
  /**
   * Some stocks, read again from the data up to some days: signals and values up to then that were compared, and those that were others.
   * There are none, or the run looks ahead.
   */
  truncation: z.object({ stocks: LaterCount, cuts: z.int(), compared: LaterCount, differences: z.int() }),
  walkForward: z.object({
    windows: z.array(
      z.object({
        from: z.iso.date(),
        until: z.iso.date(),
        /** Return per year of the time before, in which the parameters were chosen; null where that is less than a year. */
        inSample: z.number().nullable(),
        /** Return of this span, as it is: it is rarely a whole year. */
        outOfSample: z.number().nullable(),
        values: z.record(z.string(), z.number()),
      }),
    ),
    efficiency: FigureSchema,
  }),
  /** Runs and combinations that this user has tried with this strategy so far, this one among them. */
  trials: z.int(),
  probabilisticSharpe: FigureSchema,
  deflatedSharpe: FigureSchema,
  overfittingProbability: FigureSchema,
  /** Days of returns, needed and there. */
  minimumTrackRecord: FigureSchema,
  days: z.int(),
  bootstrap: z.object({
    paths: z.int(),
    cagr: BandSchema,
    maxDrawdown: BandSchema,
    sharpe: BandSchema,
    /** Whether the bands allow for bull and bear markets; those of earlier versions do not. */
    seesRegimes: z.boolean(),
  }),
  /** Stocks of the universe that left the market during the run: with fewer than the least, the result is of survivors. */
  survivors: z.object({ biased: z.boolean(), stocks: z.int(), delisted: z.int(), least: LaterCount }),
  /** Since the version of the strategy was saved; null of rules that were never saved. */
  outOfSample: z.object({ since: z.iso.date(), days: z.int(), totalReturn: FigureSchema }).nullable(),
});
export type WireHonesty = z.infer<typeof HonestySchema>;

const ComparedSchema = z.record(z.enum(["totalReturn", "cagr", "volatility", "sharpe", "maxDrawdown"]), FigureSchema);

/** What a run found. Rates are fractions. */
export const BacktestResultSchema = z.object({
  trades: TradesSchema,
  executions: ExecutionsSchema,
  equity: EquitySchema,
  statistics: z.object({
    performance: z.record(z.enum(RISK_MEASURES), FigureSchema),
    /** Win rate, profit factor, turnover and so on, by name. */
    trading: z.record(z.string(), FigureSchema),
    /** Trades that are over, open positions, orders that were filled, longest runs of trades with a profit and with a loss. */
    counts: z.object({
      trades: z.int(),
      open: z.int(),
      orders: LaterCount,
      longestWinningStreak: z.int(),
      longestLosingStreak: z.int(),
    }),
    feesPaid: z.number(),
    beside: z.object({
      benchmark: ComparedSchema.nullable(),
      buyAndHold: ComparedSchema.nullable(),
      equalWeight: ComparedSchema.nullable(),
    }),
    /** From the first purchase on, on `date`. The benchmark beside the whole run covers the time before as well. */
    sinceFirstTrade: z.union([
      z.object({ date: z.iso.date(), account: ComparedSchema, benchmark: ComparedSchema.nullable() }),
      MissingSchema,
    ]),
  }),
  /** Calendar years, oldest first: January to December, null outside the run. */
  months: z.object({
    year: Counts,
    months: z.array(Numbers),
    total: Numbers,
    isPartial: z.array(z.boolean()),
  }),
  contributors: ContributorsSchema,
  sweep: SweepSchema.nullable(),
  honesty: HonestySchema,
  /** Symbol of the benchmark, or name of the index; null for none. */
  benchmark: z.string().nullable(),
  currency: z.string().nullable(),
  warnings: z.array(z.enum(RUN_WARNINGS)),
  versions: z.object({
    engine: z.int(),
    formulas: z.int(),
    dataVersion: z.string(),
    seed: z.int(),
    strategyVersion: z.int().nullable(),
  }),
});
export type WireBacktestResult = z.infer<typeof BacktestResultSchema>;
