import {
  COMPANY_TYPES,
  EARNINGS,
  FLOW_TIMINGS,
  GROWTH_PATHS,
  INPUT_NOTES,
  SECURITIES,
  STOCK_COMPENSATION,
  VALUATION_INPUTS,
  VALUATION_PARAMETERS,
  type ValuationParameter,
} from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { AccountsAgeSchema } from "../schemas/accounts-age.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { EvidenceSchema } from "../schemas/evidence.ts";
import { FigureSchema, ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";
import { SeamSchema } from "../schemas/filed-values.ts";
import { MIN_AMOUNT, PARAMETER_BOUNDS } from "./parameter-bounds.ts";
import { DcfSchema, GrahamSchema, OutcomeSchema, RefusalSchema, SuitabilitySchema } from "./valuation-outcomes.ts";

/** A number of the accounts that a model reads. */
const InputSchema = z.object({
  figure: FigureSchema,
  /** Everything it was made of, down to the facts of the filings; null where it is missing or made of other inputs. */
  tree: EvidenceSchema.nullable(),
  /** The inputs it was made of, where it was. */
  madeOf: z.array(z.enum(VALUATION_INPUTS)),
});
export type WireValuationInput = z.infer<typeof InputSchema>;

const ParameterSchema = z.object({
  /** Rule of docs/rules.md, such as `DCF-10`. */
  rule: z.string(),
  /**
   * Where the default comes from: computed by the rule, the fallback of the rule where its inputs do not suffice, the accounts, a
   * series of the market, or a published assumption.
   */
  origin: z.enum(["computed", "fallback", "accounts", "market", "assumption"]),
  /** With the day of a market rate as the end of its period. Missing: a reader may still give one. */
  default: FigureSchema,
  /** Why the fallback was taken. */
  because: ReasonCode.nullable(),
  /** What was computed where the rule holds it at a bound: the default is then the bound. */
  unbounded: z.number().nullable(),
  /** What the default was made of. */
  inputs: z.array(z.object({ name: z.string(), figure: FigureSchema })),
  bounds: z.object({ min: z.number(), max: z.number(), step: z.number() }),
  /** What the models were computed with: what was asked for, what follows from that, or the default. */
  chosen: z.number().nullable(),
  /** Whether it was asked for. */
  isMoved: z.boolean(),
});
export type WireValuationParameter = z.infer<typeof ParameterSchema>;

const ChoicesSchema = z.object({
  timing: z.enum(FLOW_TIMINGS),
  growthPath: z.enum(GROWTH_PATHS),
  stockCompensation: z.enum(STOCK_COMPENSATION),
  securities: z.enum(SECURITIES),
  earnings: z.enum(EARNINGS),
});
export type WireValuationChoices = z.infer<typeof ChoicesSchema>;

const ValuationSchema = z.object({
  symbol: z.string(),
  names: NamesSchema,
  companyType: z.enum(COMPANY_TYPES),
  /** Last day of trading of a share that trades no more. */
  delisted: z.iso.date().nullable(),
  /** False when the market has no facts of the company. */
  hasFacts: z.boolean(),
  /** Currency of the accounts, and so of every amount and value; without accounts that of the price. Null when unknown. */
  currency: z.string().nullable(),
  /** The latest period of the accounts; null when there is none. */
  period: z
    .object({
      end: z.iso.date(),
      filedAt: z.iso.date(),
      fiscalYear: z.number().int(),
      fiscalQuarter: z.number().int().min(1).max(4).nullable(),
    })
    .nullable(),
  /** True when `accounts` are not current (FND-20). */
  isStale: z.boolean(),
  /** Age of the accounts; null without accounts. */
  accounts: AccountsAgeSchema.nullable(),
  /** Last close on the share count of the accounts; missing where it is in another currency than they are, or in an unknown one. */
  price: FigureSchema,
  /** Lowest and highest price of 52 weeks, and analysts' targets, both as `price`. */
  yearRange: z.object({ low: FigureSchema, high: FigureSchema }),
  targets: z.object({
    low: FigureSchema,
    median: FigureSchema,
    mean: FigureSchema,
    high: FigureSchema,
    /** Firms behind them, and whether those are too few to be the opinion of the market. */
    firms: z.number().int(),
    thin: z.boolean(),
  }),
  inputs: z.record(z.enum(VALUATION_INPUTS), InputSchema),
  notes: z.array(z.enum(INPUT_NOTES)),
  /** Series of the market that the models ask for and that it has not of that time: yields of government and of AAA bonds, an index. */
  missingSeries: z.array(z.enum(["government", "aaa", "index"])),
  /** Whether beta was measured with dividends, by prices, or with those of the stock alone; null where it was not measured. */
  betaBasis: z.enum(["total", "price", "mixed"]).nullable(),
  parameters: z.record(z.enum(VALUATION_PARAMETERS), ParameterSchema),
  choices: ChoicesSchema,
  /** Steps to the discount rate that are no parameters: with what was chosen. */
  capital: z.object({ marketValue: FigureSchema, costOfEquity: FigureSchema }),
  suitability: z.object({ dcf: SuitabilitySchema, graham: SuitabilitySchema }),
  /** Why this kind of company has no discounted cash flow, whatever the parameters; null for others. */
  dcfRefusal: RefusalSchema.nullable(),
  dcf: DcfSchema,
  graham: GrahamSchema,
  /** The revision of 1974, by the yield of AAA bonds. */
  grahamRevised: GrahamSchema,
  grahamNumber: OutcomeSchema,
  /** What the price takes for granted. */
  expectations: z.object({
    /** Growth in years 1 to 5, with long-term growth as chosen, and with it half-way to terminal growth. */
    growth: OutcomeSchema,
    growthLinked: OutcomeSchema,
    /** The return that a buyer earns if the flows come as projected. */
    discountRate: OutcomeSchema,
    grahamGrowth: OutcomeSchema,
    /** Growth a year of free cash flow over so many fiscal years. */
    history: z.object({ threeYears: FigureSchema, fiveYears: FigureSchema, tenYears: FigureSchema }),
  }),
  /** Values per share, one row a WACC and one column a terminal growth; null where the model has none. */
  sensitivity: z
    .object({
      provenance: ProvenanceSchema,
      wacc: z.array(z.number()),
      terminalGrowth: z.array(z.number()),
      values: z.array(z.array(z.number().nullable())),
    })
    .nullable(),
});
export type WireValuation = z.infer<typeof ValuationSchema>;

/** Ends of months over ten years and the last day, oldest first, in columns; money per share of the last day. */
const HistorySchema = z.object({
  symbol: z.string(),
  currency: z.string().nullable(),
  /** Why there is no history at all; the columns are empty then. */
  because: ReasonCode.nullable(),
  /** Accounts, rule and days of every value. */
  provenance: ProvenanceSchema.nullable(),
  priceProvenance: ProvenanceSchema.nullable(),
  date: z.array(z.iso.date()),
  /** By what was filed by then, with the default parameters of that day; null where the model has no value. */
  dcf: z.array(z.number().nullable()),
  graham: z.array(z.number().nullable()),
  price: z.array(z.number().nullable()),
  /** Day of the latest filing behind the values. */
  filedAt: z.array(z.iso.date().nullable()),
  /** Restatements filed within these days, by which values before and after do not count the same things; one a day, oldest first. */
  seams: z.array(SeamSchema),
});
export type WireFairValueHistory = z.infer<typeof HistorySchema>;

const Whole = z.object({ kind: z.literal("valuation"), valuation: ValuationSchema });

/** Rates are fractions. With `history`: fair value through time against price, point in time. */
export const valuation = endpoint({
  name: "valuation",
  ...CALLS.valuation,
  summary:
    "What a share is worth by discounted cash flow and by Graham with default parameters, what its price takes for granted, and fair value through time.",
  input: z.union([
    z.strictObject({ code: SymbolInput, history: z.literal("months"), asOf: DayInput.optional() }),
    z.strictObject({ code: SymbolInput, asOf: DayInput.optional() }),
  ]),
  output: z.union([Whole, z.object({ kind: z.literal("history"), history: HistorySchema })]),
  codes: ["notFound"],
  market: true,
});

const parameterInput = (name: ValuationParameter) =>
  z
    .number()
    .min(PARAMETER_BOUNDS[name].min)
    .max(PARAMETER_BOUNDS[name].max)
    .refine((value) => value === 0 || Math.abs(value) >= MIN_AMOUNT, "not 0 and too small")
    .optional();

const ParametersInput = z.strictObject(
  Object.fromEntries(VALUATION_PARAMETERS.map((name) => [name, parameterInput(name)])) as Record<
    ValuationParameter,
    ReturnType<typeof parameterInput>
  >,
);

/** The same with some parameters moved. What is not given is the default. */
export const chosenValuation = endpoint({
  name: "chosenValuation",
  ...CALLS.chosenValuation,
  summary: "What a share is worth by discounted cash flow and by Graham with parameters of one's own.",
  input: z.strictObject({
    code: SymbolInput,
    asOf: DayInput.optional(),
    parameters: ParametersInput.optional(),
    choices: ChoicesSchema.partial().strict().optional(),
  }),
  output: Whole,
  codes: ["notFound"],
  market: true,
});
