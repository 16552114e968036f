import {
  COMPANY_TYPES,
  MOAT_LIMIT_BOUNDS,
  MOAT_LIMITS,
  MOAT_MEASURES,
  MOAT_REASONS,
  MOAT_SOURCES,
  MOAT_TRENDS,
  MOAT_WIDTHS,
  type MoatLimit,
} from "@plumbline/core/words";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { MOAT_CALLS } from "../moat-calls.ts";
import { AccountsAgeSchema } from "../schemas/accounts-age.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema, ReasonCode } from "../schemas/figure.ts";
import { SeamSchema } from "../schemas/filed-values.ts";

const limit = (name: MoatLimit) => {
  const { min, max } = MOAT_LIMIT_BOUNDS[name];
  return z.coerce.number().min(min).max(max).optional();
};

/** Limits of the label, each moved within its bounds. */
export const MoatLimitsInput = {
  wideShare: limit("wideShare"),
  wideMedian: limit("wideMedian"),
  wideSources: limit("wideSources"),
  narrowShare: limit("narrowShare"),
  narrowMedian: limit("narrowMedian"),
  narrowSources: limit("narrowSources"),
  strongScore: limit("strongScore"),
  trendPoints: limit("trendPoints"),
};

/** Every limit with its value. */
export const MoatLimitsSchema = z.record(z.enum(MOAT_LIMITS), z.number());

const YearSchema = z.object({
  fiscalYear: z.number().int(),
  end: z.iso.date(),
  /** Day on which a report first stated the year: capital is held to the rates of that day. */
  filed: z.iso.date(),
  /** Return on invested capital; of a financial on equity. */
  returned: FigureSchema,
  /** WACC; of a financial the cost of equity. */
  cost: FigureSchema,
  riskFreeRate: FigureSchema,
  /** Return less cost; missing for the reason of whichever is. */
  spread: FigureSchema,
});
export type WireMoatYear = z.infer<typeof YearSchema>;

const SourceSchema = z.object({
  source: z.enum(MOAT_SOURCES),
  /** 0 to 3; null where it is not visible in accounts. */
  score: z.number().int().nullable(),
  reason: z.enum(MOAT_REASONS),
  /** What is missing where it is not visible; otherwise null. */
  because: ReasonCode.nullable(),
  /** The numbers that decided; a standing is the share of the peers that do worse. */
  numbers: z.array(z.object({ name: z.string(), figure: FigureSchema })),
});
export type WireMoatSource = z.infer<typeof SourceSchema>;

/** The moat of one stock on a day. Limits are moved by parameters of their names; the answer has all that were used. */
export const stockMoat = endpoint({
  name: "stockMoat",
  ...MOAT_CALLS.stockMoat,
  summary: "The moat of one stock measured from its accounts: spreads by year with filings, sources, width and trend.",
  input: z.strictObject({ code: SymbolInput, asOf: DayInput.optional(), ...MoatLimitsInput }),
  output: z.object({
    symbol: z.string(),
    names: NamesSchema,
    companyType: z.enum(COMPANY_TYPES).nullable(),
    /** Age of the accounts; null without accounts. */
    accounts: AccountsAgeSchema.nullable(),
    width: z.enum(MOAT_WIDTHS),
    trend: z.enum(MOAT_TRENDS),
    /** Why the width is unknown; otherwise null. */
    because: ReasonCode.nullable(),
    /** At most ten fiscal years, oldest first. */
    years: z.array(YearSchema),
    /** Between which of them the return does not count the same things, oldest first; years before the last one have no spread. */
    seams: z.array(SeamSchema),
    /** Fiscal years with a spread. */
    known: z.number().int(),
    share: FigureSchema,
    medianSpread: FigureSchema,
    /** Median of the last three years less that of the three before. */
    change: FigureSchema,
    sources: z.array(SourceSchema),
    measures: z.array(z.object({ name: z.enum(MOAT_MEASURES), figure: FigureSchema })),
    /** Whom it is compared with; null where the day has no price of it. */
    peers: z
      .object({ group: z.enum(["industry", "sector"]), name: z.string().nullable(), members: z.number().int() })
      .nullable(),
    limits: MoatLimitsSchema,
    /** The day from which the default limits hold. */
    limitsFrom: z.iso.date(),
  }),
  codes: ["notFound"],
  market: true,
});
