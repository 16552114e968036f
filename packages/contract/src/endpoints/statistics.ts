import { EVIDENCE_LABELS, RISK_MEASURES } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { DoubtfulMoveSchema } from "../schemas/doubtful-move.ts";
import { FigureSchema, ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";
import { STATISTICS_YEARS } from "./statistics-years.ts";

const Numbers = z.array(z.number().nullable());
const Days = z.array(z.iso.date());

/** January to December, in columns of twelve: what the complete months of the window did, fractions. */
const CalendarSchema = z.object({
  /** Years behind each month. */
  n: z.array(z.number().int()),
  average: Numbers,
  median: Numbers,
  /** Share of the months above 0 (STA-13). */
  winRate: Numbers,
  best: Numbers,
  worst: Numbers,
  /** 90 % interval of the average by Student's t (STA-17); null for fewer than three years. */
  low: Numbers,
  high: Numbers,
  /** Share of shuffled calendars in which the month lies as far from the average of all; `q` after the correction for twelve. */
  p: Numbers,
  q: Numbers,
  /** Exact binomial p-value of the win rate against that of all months. */
  winRateP: Numbers,
  /** Share of shuffled calendars in which some month lies at least as far from the average of all, above or below (STA-17). */
  luck: Numbers,
  evidence: z.array(z.enum(EVIDENCE_LABELS)),
});
export type WireCalendar = z.infer<typeof CalendarSchema>;

/** Calendar years, oldest first, in columns (STA-14). */
const YearsSchema = z.object({
  year: z.array(z.number().int()),
  /** January to December of each year; null outside the window, and where there is no return. */
  months: z.array(Numbers),
  /** Months that count: complete, with a return. */
  n: z.array(z.number().int()),
  total: Numbers,
  /** Fewer than twelve months count. */
  isPartial: z.array(z.boolean()),
});
export type WireYears = z.infer<typeof YearsSchema>;

/** Falls from a peak, the deepest first, in columns (STA-06); days are calendar days. */
const DrawdownsSchema = z.object({
  depth: z.array(z.number()),
  peak: Days,
  trough: Days,
  /** First close at or above the peak; null while the drawdown lasts. */
  recovery: z.array(z.iso.date().nullable()),
  daysDown: z.array(z.number().int()),
  daysToRecover: z.array(z.number().int().nullable()),
  daysUnderWater: z.array(z.number().int()),
});
export type WireDrawdowns = z.infer<typeof DrawdownsSchema>;

/** A line of the stock with that of the index on the same days, thinned for a chart: no peak and no trough is lost. */
const LineSchema = z.object({
  date: Days,
  stock: z.array(z.number()),
  /** Null where the index has no value of the day, or is not counted on the same basis. */
  market: Numbers,
});
export type WireStatisticsLine = z.infer<typeof LineSchema>;

const StatisticsSchema = z.object({
  /** Source, rule and days of every column that has none of its own. */
  provenance: ProvenanceSchema,
  /** First and last close known by then. */
  history: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** The complete months that count (STA-12); null when there is none. */
  window: z
    .object({ from: z.iso.date(), to: z.iso.date(), months: z.number().int(), isComplete: z.boolean() })
    .nullable(),
  /** The month that still runs: it stands in the table and counts nowhere. */
  running: z.object({ year: z.number().int(), month: z.number().int().min(1).max(12), to: z.iso.date() }).nullable(),
  calendar: CalendarSchema,
  years: YearsSchema,
  /** All months of the window. */
  overall: z.object({
    n: z.number().int(),
    average: FigureSchema,
    geometricAverage: FigureSchema,
    median: FigureSchema,
    winRate: FigureSchema,
    best: FigureSchema,
    worst: FigureSchema,
    total: FigureSchema,
  }),
  /** Shuffles behind the tests; equal seeds give equal answers. */
  simulation: z.object({ seed: z.number().int(), rounds: z.number().int() }),
  /** Return since the end of the year before, a fraction per `step` trading days, the last day always among them. */
  paths: z.object({
    step: z.number().int(),
    year: z.array(z.number().int()),
    cumulative: z.array(z.array(z.number())),
    /** Trading days of each year. */
    days: z.array(z.number().int()),
    isPartial: z.array(z.boolean()),
    /** Trading day, 1 for the first of the year, from which on the return contains a doubtful move; null where none does. */
    doubtfulFrom: z.array(z.number().int().nullable()),
  }),
  /** How far each close lies below the highest of the span so far (STA-06). */
  underWater: LineSchema,
  drawdowns: DrawdownsSchema,
  /** What one had who bought a year before, of every day of the span whose year before is known. */
  rolling: z.object({
    line: LineSchema,
    /** Holdings of a year, one a day: they overlap. */
    n: z.number().int(),
    median: FigureSchema,
    winRate: FigureSchema,
    best: FigureSchema,
    worst: FigureSchema,
  }),
  risk: z.object({
    /** Daily returns, complete months, and daily returns in common with the index. */
    days: z.number().int(),
    months: z.number().int(),
    commonDays: z.number().int(),
    figures: z.record(z.enum(RISK_MEASURES), FigureSchema),
    riskFree: z.object({
      /** Series of the market, such as `treasury-3month`; null when it has none for the span. */
      name: z.string().nullable(),
      /** Mean of the rates a year over the span. */
      average: FigureSchema,
    }),
    /** Whether the figures beside the index are of prices although the others count dividends: the index counts none. */
    isPriceBeside: z.boolean(),
  }),
});
export type WireStatistics = z.infer<typeof StatisticsSchema>;

/** Rates are fractions. Five years, with dividends reinvested, unless asked for otherwise; `market=less` deducts the index. */
export const statistics = endpoint({
  name: "statistics",
  ...CALLS.statistics,
  summary: "What a stock did month by month over the years, whether that is more than luck, and what it risked.",
  input: z.strictObject({
    code: SymbolInput,
    years: z.enum(STATISTICS_YEARS).optional(),
    basis: z.enum(["price", "total"]).optional(),
    market: z.literal("less").optional(),
    asOf: DayInput.optional(),
  }),
  output: z.object({
    symbol: z.string(),
    names: NamesSchema,
    delisted: z.iso.date().nullable(),
    years: z.enum(STATISTICS_YEARS),
    /** What is counted: the price alone, or with dividends reinvested. */
    basis: z.enum(["price", "total"]),
    /**
     * Why that is not what was asked for: the source has no dividends; it has reinvested them already; the index that is
     * deducted counts none. Null where it is.
     */
    basisNote: z.enum(["no-dividends", "dividends-included", "index-without-dividends"]).nullable(),
    market: z.object({
      /** Broad index of the market on this basis; null when there is none up to the last close. */
      name: z.string().nullable(),
      isDeducted: z.boolean(),
      /** Why it is not deducted although that was asked for. */
      because: ReasonCode.nullable(),
    }),
    /** Moves of the price that nothing supports, oldest first, those before the window too. */
    doubts: z.array(DoubtfulMoveSchema),
    /** Null when the market has no price of the stock by then. */
    statistics: StatisticsSchema.nullable(),
  }),
  codes: ["notFound"],
  market: true,
});
