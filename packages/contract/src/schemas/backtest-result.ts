import { HONESTY_STATES, RISK_MEASURES, RUN_WARNINGS, TRADE_REASONS } from "@plumbline/core/words";
import * as z from "zod";
import { FigureSchema, MissingSchema } from "./figure.ts";

const Numbers = z.array(z.number().nullable());
const Days = z.array(z.iso.date());
const Counts = z.array(z.int());
/** A count that earlier versions of the engine did not keep; their results say so. */
const LaterCount = z.union([z.int(), MissingSchema]);

/** Closed trades and open positions, in the order of their entries; money is in the currency of the account. */
const TradesSchema = z.object({
  code: z.array(z.string()),
  entryDate: Days,
  entryPrice: Numbers,
  /** Of an open position the last day of the run, and the last close. */
  exitDate: Days,
  exitPrice: Numbers,
  quantity: Numbers,
  /** Costs of both sides. */
  fees: Numbers,
  dividends: Numbers,
  /** After fees and with dividends. */
  profit: Numbers,
  /** Profit as a fraction of what the entry cost. */
  return: Numbers,
  /** Deepest and highest price while held, as fractions of the entry price. */
  worst: Numbers,
  best: Numbers,
  reason: z.array(z.enum(TRADE_REASONS)),
});
export type WireTrades = z.infer<typeof TradesSchema>;

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
  equity: EquitySchema,
  statistics: z.object({
    performance: z.record(z.enum(RISK_MEASURES), FigureSchema),
    /** Win rate, profit factor, turnover and so on, by name. */
    trading: z.record(z.string(), FigureSchema),
    /** Closed trades, open positions, longest runs of trades with a profit and with a loss. */
    counts: z.object({ trades: z.int(), open: z.int(), longestWinningStreak: z.int(), longestLosingStreak: z.int() }),
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
