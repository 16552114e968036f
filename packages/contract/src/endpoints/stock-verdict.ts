import { CHECK_STATES, COMPANY_TYPES, VERDICT_DIMENSIONS, VERDICT_KINDS, VERDICT_PEERS } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { AccountsAgeSchema } from "../schemas/accounts-age.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema, ReasonCode } from "../schemas/figure.ts";

const PartSchema = z.object({
  /** Of a check or a number of the screener its own id; otherwise `dcf`, `graham`, `consensus`, `above` or `raised`. */
  id: z.string(),
  kind: z.enum(VERDICT_KINDS),
  /** From 0 to 1; null where it is not known. */
  score: z.number().nullable(),
  /** Why it is not known, or what settled a check without a number; otherwise null. */
  because: ReasonCode.nullable(),
  /** The number behind the score: of a gap, value ÷ price − 1; of a standing, the number that is compared. */
  value: FigureSchema,
  unit: z.enum(["times", "fraction", "money", "perShare", "points", "years", "fiscalYears"]),
  /** Of the number; null where it is no amount, or its currency is not known. */
  currency: z.string().nullable(),
  /** Of a check. */
  check: z
    .object({ state: z.enum(CHECK_STATES), comparison: z.enum(["<", "<=", ">", ">="]), threshold: z.number() })
    .nullable(),
  /** Of a standing: the share of the others that are worse, and among whom. */
  standing: z.object({ share: z.number(), peers: z.enum(VERDICT_PEERS), others: z.number().int() }).nullable(),
  /** Of a share of analysts: how many, of how many. */
  count: z.object({ yes: z.number().int(), of: z.number().int() }).nullable(),
});
export type WireVerdictPart = z.infer<typeof PartSchema>;

const DimensionSchema = z.object({
  dimension: z.enum(VERDICT_DIMENSIONS),
  /** Mean score of the known parts, from 0 to 1; a reason where too few of them are known. */
  score: FigureSchema,
  /** Median score of the companies of its sector; of expectations there is none. */
  typical: FigureSchema,
  /** Parts with a score, of `parts`. */
  known: z.number().int(),
  /** The parts that apply to this kind of company. */
  parts: z.array(PartSchema),
});
export type WireVerdictDimension = z.infer<typeof DimensionSchema>;

/** The verdict on one stock on a day. What it was a year before is the same question about the day `yearBefore`. */
export const stockVerdict = endpoint({
  name: "stockVerdict",
  ...CALLS.stockVerdict,
  summary:
    "The verdict on one stock in six dimensions: value, growth, profitability, health, expectations and behaviour, each with the parts that it is made of.",
  input: z.strictObject({ code: SymbolInput, asOf: DayInput.optional() }),
  output: z.object({
    symbol: z.string(),
    names: NamesSchema,
    companyType: z.enum(COMPANY_TYPES).nullable(),
    day: z.iso.date(),
    yearBefore: z.iso.date(),
    /** Age of the accounts; null without accounts. */
    accounts: AccountsAgeSchema.nullable(),
    /** In the order in which they are shown. */
    dimensions: z.array(DimensionSchema),
  }),
  codes: ["notFound"],
  market: true,
});
