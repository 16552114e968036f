import { ACCOUNTS_STATES, CHECK_STATES, COMPANY_TYPES } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";
import { CheckIdInput, ParamFiltersInput, ScreenMetricInput, ScreenOrderSchema } from "../schemas/param-filter.ts";
import { LibraryIdInput } from "../schemas/strategy.ts";

/** The most strategies that one screen asks for: each is held against the whole market. */
export const MAX_STRATEGY_FILTERS = 5;
/** Ids of strategies of the library; a stock must pass all of them. */
const StrategyFiltersInput = z.array(LibraryIdInput).max(MAX_STRATEGY_FILTERS).optional();

/** A number of the screener, or a check. */
const ColumnInput = z.union([z.strictObject({ metric: ScreenMetricInput }), z.strictObject({ check: CheckIdInput })]);
const ColumnsInput = z.array(ColumnInput).max(40).optional();

const RowsSchema = z.object({
  symbol: z.array(z.string()),
  names: z.array(NamesSchema),
  /** Currency of the price, null when unknown; value traded and nothing else is in it too. */
  currency: z.array(z.string().nullable()),
  /** Currency of the accounts: of every other number of money; null without accounts. */
  accountsCurrency: z.array(z.string().nullable()),
  sector: z.array(z.string().nullable()),
  industry: z.array(z.string().nullable()),
  companyType: z.array(z.enum(COMPANY_TYPES)),
  /** End of the last period of the accounts used, and the day on which it was filed; null without accounts. */
  periodEnd: z.array(z.iso.date().nullable()),
  filedAt: z.array(z.iso.date().nullable()),
  /** How old those accounts are on the day asked for (FND-20); null without accounts. */
  accountsState: z.array(z.enum(ACCOUNTS_STATES).nullable()),
});
export type WireScreenRows = z.infer<typeof RowsSchema>;

const ColumnSchema = z.object({
  /** Id of the metric or check. */
  id: z.string(),
  kind: z.enum(["metric", "check"]),
  /** Provider and formula of every value of the column; the rows name the accounts that each used. */
  provenance: ProvenanceSchema,
  /** One value a row; null where it is missing, and of a check settled without one. */
  values: z.array(z.number().nullable()),
  /** Why there is no value, or what settled the check without one: one reason a row. Null where no row lacks a value. */
  because: z.array(ReasonCode.nullable()).nullable(),
  /** Of a check: its state in each row at the threshold asked for or the default; of a metric null. */
  states: z.array(z.enum(CHECK_STATES)).nullable(),
});
export type WireScreenColumn = z.infer<typeof ColumnSchema>;

/** Companies that pass one filter alone, and those of which it cannot say. */
const CountSchema = z.object({ passing: z.number().int(), missing: z.number().int() });

const ExplanationSchema = z.object({
  result: z.enum(["pass", "fail", "missing"]),
  /** Value, percentile, or what the check holds against its threshold; null when missing or settled without one. */
  value: z.number().nullable(),
  /** Distance to the nearest bound, 0 or more where it passes; null where there is none. */
  distance: z.number().nullable(),
  /** Why there is no value; null where there is one, and for a filter on a group. */
  because: ReasonCode.nullable(),
  /** Of a check: the threshold it was held against; otherwise null. */
  threshold: z.number().nullable(),
  /** Formula of `value`; null for a filter on a group. */
  provenance: ProvenanceSchema.nullable(),
});
export type WireFilterExplanation = z.infer<typeof ExplanationSchema>;

/**
 * With `paramFilters`: the screener; every filter and every strategy of `strategyFilters` must pass, rows come in the order asked for
 * and in pages of up to 10,000.
 * With `codes`: those stocks as rows. With `explain` besides `paramFilters`: why one stock passes each filter or not.
 */
export const screener = endpoint({
  name: "screener",
  ...CALLS.screener,
  summary:
    "The screener: the stocks that pass all filters and strategies of the library as of a day, with chosen columns; or a list of stocks.",
  input: z.union([
    z.strictObject({ codes: z.array(SymbolInput).min(1).max(50), columns: ColumnsInput, asOf: DayInput.optional() }),
    z.strictObject({
      explain: SymbolInput,
      paramFilters: ParamFiltersInput,
      strategyFilters: StrategyFiltersInput,
      asOf: DayInput.optional(),
    }),
    z.strictObject({
      paramFilters: ParamFiltersInput,
      strategyFilters: StrategyFiltersInput,
      order: ScreenOrderSchema.optional(),
      page: z
        .strictObject({ offset: z.number().int().min(0).max(1e6), limit: z.number().int().min(0).max(10_000) })
        .optional(),
      columns: ColumnsInput,
      asOf: DayInput.optional(),
    }),
  ]),
  output: z.union([
    z.object({
      kind: z.literal("rows"),
      /** Companies of the market on that day, and those among them that pass, on all pages. */
      companies: z.number().int(),
      total: z.number().int(),
      rows: RowsSchema,
      columns: z.array(ColumnSchema),
      /** For each filter: how many companies pass it alone, and of how many it cannot say. Empty for a list of codes. */
      filters: z.array(CountSchema),
      /** The same of each strategy; absent where none was asked for. */
      strategyFilters: z.array(CountSchema).optional(),
      /** Codes asked for that the market does not know. */
      unknown: z.array(z.string()),
    }),
    z.object({
      kind: z.literal("explanation"),
      symbol: z.string(),
      names: NamesSchema,
      passes: z.boolean(),
      /** In the order of the filters. */
      filters: z.array(ExplanationSchema),
      /** Whether the stock passes each strategy; absent where none was asked for. */
      strategyFilters: z.array(ExplanationSchema.shape.result).optional(),
    }),
  ]),
  codes: ["notFound"],
  market: true,
});
