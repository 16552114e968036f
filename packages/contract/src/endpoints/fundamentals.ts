import { CHECK_TABS, COMPANY_TYPES, METRIC_GROUPS, METRIC_IDS, SCREEN_GROUPS } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { AccountsAgeSchema } from "../schemas/accounts-age.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { EvidenceSchema } from "../schemas/evidence.ts";
import { FigureSchema } from "../schemas/figure.ts";
import { GapSchema, MarkSchema, RivalSchema, SeamSchema } from "../schemas/filed-values.ts";
import { FiscalPeriodSchema } from "../schemas/fiscal-period.ts";
import { ParamFilterSchema, ScreenOrderSchema } from "../schemas/param-filter.ts";

const CatalogueMetricSchema = z.object({
  id: z.enum(METRIC_IDS),
  group: z.enum(METRIC_GROUPS),
  /** `money` in the currency of the accounts, `perShare` likewise, `fraction` shown as percent, `times`. */
  unit: z.enum(["money", "perShare", "fraction", "times"]),
  kind: z.enum(["amount", "pct", "multiple"]),
  good: z.enum(["higher", "lower"]),
  formula: z.string(),
  rules: z.array(z.string()),
  source: z.string(),
});
export type WireCatalogueMetric = z.infer<typeof CatalogueMetricSchema>;

const BoundsSchema = z.object({ min: z.number(), max: z.number(), step: z.number() });

const CatalogueCheckSchema = z.object({
  id: z.string(),
  tab: z.enum(CHECK_TABS),
  comparison: z.enum(["<", "<=", ">", ">="]),
  unit: z.enum(["times", "fraction", "money", "perShare", "points", "years", "fiscalYears"]),
  /** Of an amount that is compared in one currency, whatever the company reports in; null otherwise. */
  currency: z.string().nullable(),
  threshold: z.number(),
  bounds: BoundsSchema,
  formula: z.string(),
  source: z.string(),
  /** Kinds of company for which the check means nothing. */
  notFor: z.array(z.enum(COMPANY_TYPES)),
  /** Kinds of company to which the check applies only where they file its lines. */
  ifFiledBy: z.array(z.enum(COMPANY_TYPES)),
});
export type WireCatalogueCheck = z.infer<typeof CatalogueCheckSchema>;

/** A number by which the screener can filter and sort. */
const ScreenMetricSchema = z.object({
  id: z.string(),
  group: z.enum(SCREEN_GROUPS),
  unit: z.enum(["money", "perShare", "times", "fraction", "points", "years", "fiscalYears"]),
  good: z.enum(["higher", "lower"]),
  /** Of the fifteen metrics: which one and which of its columns; otherwise null. */
  metric: z.enum(METRIC_IDS).nullable(),
  column: z.enum(["latest", "previous", "oneYearAverage", "yearOverYear", "fiveYearAverage"]).nullable(),
  formula: z.string(),
  source: z.string(),
});
export type WireScreenMetric = z.infer<typeof ScreenMetricSchema>;

/** A classic screen, to be taken over and changed. */
const PresetSchema = z.object({
  id: z.string(),
  source: z.string(),
  paramFilters: z.array(ParamFilterSchema),
  order: ScreenOrderSchema,
  /** How many of the first rows make the screen; null for all. */
  take: z.number().int().nullable(),
});
export type WirePreset = z.infer<typeof PresetSchema>;

/** A mean, and how many of its periods had a value: "3 of 4". */
const MeanSchema = z.object({ mean: FigureSchema, used: z.number().int(), of: z.number().int() });

const ColumnsSchema = z.object({
  latest: FigureSchema,
  previous: FigureSchema,
  oneYearAverage: MeanSchema,
  yearOverYear: z.object({
    /** Relative for amounts, a difference for percentages and multiples. */
    change: FigureSchema,
    kind: z.enum(["relative", "difference"]),
    base: FigureSchema,
    /** What became of a profit or a loss, where a percentage would be misleading. */
    turn: z.enum(["loss-to-profit", "loss-narrowed", "loss-widened", "loss-unchanged", "profit-to-loss"]).nullable(),
  }),
  fiveYearAverage: MeanSchema,
});

const MetricSchema = z.object({
  id: z.enum(METRIC_IDS),
  columns: ColumnsSchema,
  /** Standing of the latest value in its industry: the share of the others that are worse; 1 is the best. */
  industryPercentile: FigureSchema,
  /** Other companies of the industry of which the value is known. */
  industryOthers: z.number().int(),
  /** Values of the periods of `quarters` and `years`, oldest first; null where there is none. */
  quarterly: z.array(z.number().nullable()),
  annual: z.array(z.number().nullable()),
  /** Where values on two sides do not count the same things, oldest first. */
  seams: z.object({ quarterly: z.array(SeamSchema), annual: z.array(SeamSchema) }),
  /** The values that have a mark, oldest first. */
  marks: z.object({ quarterly: z.array(MarkSchema), annual: z.array(MarkSchema) }),
  /** Why the missing values are missing, oldest first. */
  gaps: z.object({ quarterly: z.array(GapSchema), annual: z.array(GapSchema) }),
});
export type WireMetric = z.infer<typeof MetricSchema>;

const FundamentalsSchema = z.object({
  symbol: z.string(),
  names: NamesSchema,
  /** Currency of the accounts, which may not be that of the price; null when unknown, without accounts. */
  currency: z.string().nullable(),
  companyType: z.enum(COMPANY_TYPES),
  /** Where the price is that of a depositary receipt, how many ordinary shares it stands for (REC-18); figures per share are per ordinary share. */
  ordinarySharesPerReceipt: z.number().nullable(),
  isAnnualOnly: z.boolean(),
  /** True when `accounts` are not current (FND-20). */
  isStale: z.boolean(),
  /** Age of the accounts; null without accounts. */
  accounts: AccountsAgeSchema.nullable(),
  quarters: z.array(FiscalPeriodSchema),
  years: z.array(FiscalPeriodSchema),
  /** In the order of the catalogue; empty when the market has no facts of the company. */
  metrics: z.array(MetricSchema),
});
export type WireFundamentals = z.infer<typeof FundamentalsSchema>;

/**
 * Without `code`: the catalogue of metrics, checks, numbers of the screener and classic screens. With `code`: the fifteen metrics of a stock in five columns with their history.
 * With `metric` and the `end` of a period besides: the evidence behind that one figure.
 */
export const fundamentals = endpoint({
  name: "fundamentals",
  ...CALLS.fundamentals,
  summary:
    "The catalogue of metrics, checks and screens; one stock's fifteen metrics in five columns with history; the evidence behind one figure.",
  input: z.union([
    z.strictObject({
      code: SymbolInput,
      metric: z.enum(METRIC_IDS),
      end: DayInput,
      span: z.enum(["quarter", "year"]),
      asOf: DayInput.optional(),
    }),
    z.strictObject({ code: SymbolInput, asOf: DayInput.optional() }),
    z.strictObject({}),
  ]),
  output: z.union([
    z.object({
      kind: z.literal("catalogue"),
      metrics: z.array(CatalogueMetricSchema),
      checks: z.array(CatalogueCheckSchema),
      screenMetrics: z.array(ScreenMetricSchema),
      presets: z.array(PresetSchema),
    }),
    z.object({ kind: z.literal("stock"), stock: FundamentalsSchema }),
    z.object({
      kind: z.literal("evidence"),
      evidence: z.object({
        figure: FigureSchema,
        tree: EvidenceSchema.nullable(),
        /** Rival values, the latest filing first; of a missing figure those that contradict each other. */
        rivals: z.array(RivalSchema),
        /** How many more there are. */
        rivalsLeftOut: z.number().int(),
      }),
    }),
  ]),
  codes: ["notFound"],
  market: true,
});
