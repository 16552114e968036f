import { RUN_PHASES, RUN_STATES, TRADE_REASONS } from "@plumbline/core/words";
import * as z from "zod";
import { BACKTEST_CALLS } from "../backtest-calls.ts";
import { endpoint } from "../endpoint.ts";
import { BACKTEST_LIMITS, BacktestInput } from "../schemas/backtest-input.ts";
import { BacktestResultSchema, ExecutionsSchema } from "../schemas/backtest-result.ts";
import { NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema } from "../schemas/figure.ts";
import { StrategySchema } from "../schemas/strategy.ts";
import { lineInput } from "../schemas/user.ts";

/** How many runs of one user are computed at once, wait and are kept; and how many of those kept can be favourites. */
export const RUN_LIMITS = { running: 2, waiting: 10, kept: 200, favourites: 100 } as const;

export const startBacktest = endpoint({
  name: "startBacktest",
  ...BACKTEST_CALLS.startBacktest,
  summary: "Starts a backtest, which waits for its turn; `backtest` and `backtestEvents` tell how far it is.",
  input: BacktestInput,
  output: z.object({ id: z.uuid() }),
  codes: ["notFound"],
  market: false,
});

const ProgressSchema = z.object({
  phase: z.enum(RUN_PHASES),
  /** Steps of the phase. */
  done: z.int(),
  of: z.int(),
});
export type WireRunProgress = z.infer<typeof ProgressSchema>;

const RunSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  favourite: z.boolean(),
  state: z.enum(RUN_STATES),
  progress: ProgressSchema,
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** What ran: of a strategy of the library its id, of an own one id and version; null of rules that were given. */
  strategyId: z.string().nullable(),
  strategyVersion: z.int().nullable(),
  /** Of the snapshot that the run read, or was started on. */
  dataVersion: z.string(),
  /** Why a run failed; null otherwise. */
  error: z.enum(["data", "memory", "time", "rules", "program"]).nullable(),
});
export type WireRun = z.infer<typeof RunSchema>;

const WholeRunSchema = RunSchema.extend({
  input: BacktestInput,
  /** The rules as they ran. */
  strategy: StrategySchema,
  /** The version of the engine that would compute the run now; that of the result is in its versions. */
  engine: z.int(),
  result: BacktestResultSchema.nullable(),
});
export type WireWholeRun = z.infer<typeof WholeRunSchema>;

export const backtest = endpoint({
  name: "backtest",
  ...BACKTEST_CALLS.backtest,
  summary: "A backtest: its state, what it was asked, and its result once it is done.",
  input: z.strictObject({ id: z.uuid() }),
  output: WholeRunSchema,
  codes: ["notFound"],
  market: false,
});

/** The backtest that everyone may read belongs to no user: its id is the UUID without any bit (RFC 9562, section 5.9). */
export const EXAMPLE_RUN_ID = "00000000-0000-0000-0000-000000000000";

export const exampleBacktest = endpoint({
  name: "exampleBacktest",
  ...BACKTEST_CALLS.exampleBacktest,
  summary:
    "A backtest that everyone may read: a strategy of the library on a stock of this market with a long history, computed when it is first asked for. Ask again until it is over.",
  input: z.strictObject({}),
  output: WholeRunSchema,
  codes: ["notFound"],
  market: true,
});

export const backtestEvents = endpoint({
  name: "backtestEvents",
  ...BACKTEST_CALLS.backtestEvents,
  summary:
    "The state of a backtest as server-sent events `progress`, whenever it changes and every fifteen seconds; it ends when the run is over. Each has `{ state, progress }` as JSON.",
  input: z.strictObject({ id: z.uuid() }),
  output: z.string(),
  content: ["text/event-stream"],
  codes: ["notFound"],
  market: false,
});

export const cancelBacktest = endpoint({
  name: "cancelBacktest",
  ...BACKTEST_CALLS.cancelBacktest,
  summary: "Cancels a backtest that waits or runs; one that is over stays as it is.",
  input: z.strictObject({ id: z.uuid() }),
  output: RunSchema,
  codes: ["notFound"],
  market: false,
});

const ListedRunSchema = RunSchema.extend({
  /** What it looks at: the first names of how many; none of the whole market. */
  universe: z.object({ kind: z.enum(["market", "codes", "sectors"]), names: z.array(z.string()), count: z.int() }),
  /** Some numbers of a run that is done, for a list and a comparison. */
  summary: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      totalReturn: FigureSchema,
      cagr: FigureSchema,
      sharpe: FigureSchema,
      maxDrawdown: FigureSchema,
      /** Those that are over. */
      trades: z.int(),
      /** Positions still open; earlier versions of the engine did not list them. */
      open: z.int().optional(),
      grade: z.enum(["A", "B", "C", "D", "E", "F"]),
    })
    .nullable(),
});
export type WireListedRun = z.infer<typeof ListedRunSchema>;

/** All runs of the user that are kept, the newest first: every change answers with it. */
const RunsSchema = z.object({ runs: z.array(ListedRunSchema) });

export const backtests = endpoint({
  name: "backtests",
  ...BACKTEST_CALLS.backtests,
  summary: "The backtests of the user, the newest first.",
  input: z.strictObject({}),
  output: RunsSchema,
  codes: [],
  market: false,
});

export const changeBacktest = endpoint({
  name: "changeBacktest",
  ...BACKTEST_CALLS.changeBacktest,
  summary:
    "Gives a backtest another name, marks it as a favourite, or deletes it. Of 200 runs that are over, the oldest goes with the next one unless it is a favourite; a user can have 100 favourites.",
  input: z.union([
    z.strictObject({
      id: z.uuid(),
      name: lineInput(BACKTEST_LIMITS.name).min(1).optional(),
      favourite: z.boolean().optional(),
    }),
    z.strictObject({ id: z.uuid(), delete: z.literal(true) }),
  ]),
  output: RunsSchema,
  codes: ["notFound", "preconditionFailed"],
  market: false,
});

const Numbers = z.array(z.number().nullable());
const Days = z.array(z.iso.date());

/** Trades as those of a result; prices and quantities are per share of the last day of the stock's chart. */
const StockTradesSchema = z.object({
  entryDate: Days,
  entryPrice: Numbers,
  exitDate: Days,
  exitPrice: Numbers,
  quantity: Numbers,
  /** Of all purchases and sales. */
  fees: Numbers,
  profit: Numbers,
  return: Numbers,
  reason: z.array(z.enum(TRADE_REASONS)),
  executions: ExecutionsSchema,
});

export const tradeChart = endpoint({
  name: "tradeChart",
  ...BACKTEST_CALLS.tradeChart,
  summary:
    "The bars of a stock over a backtest, the indicators that its rules use, and its trades with their executions.",
  input: z.strictObject({ id: z.uuid(), code: SymbolInput }),
  output: z.object({
    code: z.string(),
    names: NamesSchema,
    currency: z.string().nullable(),
    /** The stocks of the run that have trades, ascending. */
    codes: z.array(z.string()),
    /** Bars of the run and up to 200 before it. */
    chart_stockData: z.object({
      basis: z.enum(["split-adjusted", "total-return"]),
      date: Days,
      open: Numbers,
      high: Numbers,
      low: Numbers,
      close: Numbers,
      volume: Numbers,
      indicators: z.array(
        z.object({
          indicator: z.string(),
          parameters: z.record(z.string(), z.number()),
          outputs: z.record(z.string(), Numbers),
        }),
      ),
    }),
    chart_tradeData: StockTradesSchema,
  }),
  codes: ["notFound"],
  market: false,
});
export type WireTradeChart = z.infer<typeof tradeChart.output>;

export const stockTrades = endpoint({
  name: "stockTrades",
  ...BACKTEST_CALLS.stockTrades,
  summary: "The trades of a stock in the user's last backtest that traded it.",
  input: z.strictObject({ code: SymbolInput }),
  output: z.object({
    /** Null where none of the newest runs traded the stock. */
    run: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    trades: StockTradesSchema,
  }),
  codes: ["notFound"],
  market: false,
});
export type WireStockTrades = z.infer<typeof stockTrades.output>;

export const exportOrders = endpoint({
  name: "exportOrders",
  ...BACKTEST_CALLS.exportOrders,
  summary:
    "The orders of a backtest as a file, one row each, trade by trade: reason and costs, and with the last order of a trade its profit, and the deepest and the highest point while held. A workbook and JSON list the trades too. Trades keep their numbers where only some are asked for.",
  input: z.strictObject({
    id: z.uuid(),
    format: z.enum(["csv", "xlsx", "json"]),
    /** Only orders of stocks whose symbol begins so, in any case. */
    code: z
      .string()
      .regex(/^[\w.^/-]{1,20}$/, "not the beginning of a symbol")
      .optional(),
    /** Only orders of trades that ended so. */
    reason: z.enum(TRADE_REASONS).optional(),
  }),
  output: z.file(),
  content: [
    "text/csv; charset=utf-8",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/json; charset=utf-8",
  ],
  codes: ["notFound"],
  market: false,
});
