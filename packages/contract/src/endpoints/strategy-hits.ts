import * as z from "zod";
import { BACKTEST_CALLS } from "../backtest-calls.ts";
import { endpoint } from "../endpoint.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema, ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";
import { LibraryIdInput, StrategySchema } from "../schemas/strategy.ts";

/** Most stocks that an answer names. */
export const MAX_HITS = 500;

const StockSchema = z.object({ code: z.string(), names: NamesSchema, sector: z.string().nullable() });

const HitsSchema = z.object({
  /** The trading day after whose close the stocks were judged, and the one that it is compared with. */
  day: z.iso.date(),
  previousDay: z.iso.date().nullable(),
  /** Why with that one: it is the last day of the data before the newest, the trading day before, or the one that was asked. */
  comparedWith: z.enum(["snapshot", "dayBefore", "asked"]),
  /** Stocks that were judged, and of these the ones for which a value that a rule needs is missing. */
  considered: z.int(),
  unknown: z.int(),
  /** How many pass; `passes` has the first 500 of them, in the order of the ranking, or by their codes. */
  count: z.int(),
  passes: z.array(StockSchema.extend({ entered: z.boolean() })),
  /** Stocks that passed on the other day and no longer do, the first 500. */
  left: z.array(StockSchema),
  provenance: ProvenanceSchema,
});
export type WireStrategyHits = z.infer<typeof HitsSchema>;

export const strategyHits = endpoint({
  name: "strategyHits",
  ...BACKTEST_CALLS.strategyHits,
  summary:
    "Who passes the entry rules of a strategy of the library, who entered and who left since the last day of the data before the newest; of a past day, and where that data is not kept, since the trading day before.",
  input: z.strictObject({ strategyId: LibraryIdInput, asOf: DayInput.optional() }),
  output: HitsSchema,
  codes: ["notFound"],
  market: true,
});

/** For rules that are being written, and for saved strategies. */
export const ownStrategyHits = endpoint({
  name: "ownStrategyHits",
  ...BACKTEST_CALLS.ownStrategyHits,
  summary:
    "The same for a saved strategy of the user, or for rules that are given; who entered and left can be asked since an earlier day.",
  input: z.union([
    z.strictObject({ strategy: StrategySchema, asOf: DayInput.optional(), since: DayInput.optional() }),
    z.strictObject({ strategyId: z.uuid(), asOf: DayInput.optional(), since: DayInput.optional() }),
  ]),
  output: HitsSchema,
  codes: ["notFound"],
  market: true,
});

/** One rule of a strategy, held against a stock. */
const JudgedRuleSchema = z.object({
  /** Where it stands in the tree, such as `entry.all.0`. */
  path: z.string(),
  state: z.enum(["pass", "fail", "unknown"]),
  value: z.number().nullable(),
  /** What the value is compared with; of a range its nearer end. */
  threshold: z.number().nullable(),
  /** How far the value is on the passing side, negative on the failing one. */
  distance: z.number().nullable(),
  /** Of the distance: a fraction of the threshold where both are prices, otherwise the unit of the value. */
  unit: z.enum(["fraction", "value"]),
  /** Of the value; null where it is no amount, or its currency is not known. */
  currency: z.string().nullable(),
});
export type WireJudgedRule = z.infer<typeof JudgedRuleSchema>;

/** What followed past hits, over some months. */
const FollowedSchema = z.object({
  months: z.int(),
  /** Hits whose months are over. */
  n: z.int(),
  mean: FigureSchema,
  median: FigureSchema,
  /** 90 % interval of the mean by Student's t, as if the hits did not overlap; or why there is none. */
  interval: z.union([
    z.object({ low: z.number(), high: z.number() }),
    z.object({ value: z.null(), because: ReasonCode }),
  ]),
});
export type WireFollowed = z.infer<typeof FollowedSchema>;

const DetailSchema = z.object({
  code: z.string(),
  names: NamesSchema,
  day: z.iso.date(),
  /** Whether all that the entry asks holds; null where that cannot be said. */
  passes: z.boolean().nullable(),
  rules: z.array(JudgedRuleSchema),
  /** The days on which the stock began to pass, the newest last, at most 500. */
  hits: z.array(z.iso.date()),
  /** Null where past days of this stock alone do not say whether it was chosen: the strategy compares all stocks. */
  followed: z.array(FollowedSchema).nullable(),
});
export type WireStrategyHitsDetail = z.infer<typeof DetailSchema>;

export const strategyHitsDetail = endpoint({
  name: "strategyHitsDetail",
  ...BACKTEST_CALLS.strategyHitsDetail,
  summary: "One stock against each rule of a strategy of the library, its past hits and what followed.",
  input: z.strictObject({ strategyId: LibraryIdInput, code: SymbolInput, asOf: DayInput.optional() }),
  output: DetailSchema,
  codes: ["notFound"],
  market: true,
});

export const ownStrategyHitsDetail = endpoint({
  name: "ownStrategyHitsDetail",
  ...BACKTEST_CALLS.ownStrategyHitsDetail,
  summary: "The same for a saved strategy of the user, or for rules that are given.",
  input: z.union([
    z.strictObject({ strategy: StrategySchema, code: SymbolInput, asOf: DayInput.optional() }),
    z.strictObject({ strategyId: z.uuid(), code: SymbolInput, asOf: DayInput.optional() }),
  ]),
  output: DetailSchema,
  codes: ["notFound"],
  market: true,
});
