import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { EvidenceSchema } from "../schemas/evidence.ts";
import { FigureSchema } from "../schemas/figure.ts";
import { METRIC_GROUPS, METRIC_IDS } from "./metric-ids.ts";

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
    /** What became of a profit or a loss, where a percentage would not say it. */
    turn: z.enum(["loss-to-profit", "loss-narrowed", "loss-widened", "loss-unchanged", "profit-to-loss"]).nullable(),
  }),
  fiveYearAverage: MeanSchema,
});

const PeriodSchema = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  /** Day on which it could first be known. */
  filedAt: z.iso.date(),
  fiscalYear: z.number().int(),
  fiscalQuarter: z.number().int().min(1).max(4).nullable(),
});
export type WirePeriod = z.infer<typeof PeriodSchema>;

const MetricSchema = z.object({
  id: z.enum(METRIC_IDS),
  columns: ColumnsSchema,
  /** Values of the periods of `quarters` and `years`, oldest first; null where there is none. */
  quarterly: z.array(z.number().nullable()),
  annual: z.array(z.number().nullable()),
});
export type WireMetric = z.infer<typeof MetricSchema>;

const FundamentalsSchema = z.object({
  symbol: z.string(),
  names: NamesSchema,
  /** Currency of the accounts, which may not be that of the price. */
  currency: z.string(),
  companyType: z.enum(["bank", "broker", "insurer", "reit", "utility", "manufacturer", "other"]),
  isAnnualOnly: z.boolean(),
  /** True when the latest quarter ended more than 185 days before the day asked for (FND-10). */
  isStale: z.boolean(),
  quarters: z.array(PeriodSchema),
  years: z.array(PeriodSchema),
  /** In the order of the catalogue; empty when the market has no facts of the company. */
  metrics: z.array(MetricSchema),
});
export type WireFundamentals = z.infer<typeof FundamentalsSchema>;

/**
 * Without `code`: the catalogue of metrics. With `code`: the fifteen metrics of a stock in five columns with their history.
 * With `metric` and the `end` of a period besides: the evidence behind that one figure.
 */
export const baseData = endpoint({
  name: "baseData",
  path: "/api/stock/baseData",
  method: "GET",
  access: "public",
  summary:
    "The metric catalogue; one stock's fifteen metrics in five columns with history; the evidence behind one figure.",
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
    z.object({ kind: z.literal("catalogue"), metrics: z.array(CatalogueMetricSchema) }),
    z.object({ kind: z.literal("stock"), stock: FundamentalsSchema }),
    z.object({
      kind: z.literal("evidence"),
      evidence: z.object({ figure: FigureSchema, tree: EvidenceSchema.nullable() }),
    }),
  ]),
  codes: ["notFound"],
  market: true,
});
