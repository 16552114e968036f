import { CHECK_STATES, CHECK_TABS, COMPANY_TYPES } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { AccountsAgeSchema } from "../schemas/accounts-age.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { FigureSchema, ProvenanceSchema, ReasonCode } from "../schemas/figure.ts";
import { ReportTeaserSchema } from "../schemas/report.ts";
import { ReportAccessSchema, WholeReportSchema } from "./reports.ts";

const EvaluationSchema = z.object({
  /** Id of docs/formulas.md, such as `G3`; a stand-in for banks has one of its own. */
  id: z.string(),
  tab: z.enum(CHECK_TABS),
  comparison: z.enum(["<", "<=", ">", ">="]),
  unit: z.enum(["times", "fraction", "money", "perShare", "points", "years", "fiscalYears"]),
  /** `na` is neither passed nor failed and never part of "9 of 11 known". */
  result: z.enum(["pass", "fail", "na"]),
  state: z.enum(CHECK_STATES),
  /** What was held against the threshold, with its provenance; a reason where there was nothing to hold. */
  value: FigureSchema,
  threshold: z.number(),
  defaultThreshold: z.number(),
  bounds: z.object({ min: z.number(), max: z.number(), step: z.number() }),
  isMoved: z.boolean(),
  /** Distance to the threshold in the check's unit, above 0 on the passing side. */
  margin: z.number().nullable(),
  /** Of amounts of money, in three letters: that of the accounts, of a size in dollars `USD`. Null of all other units. */
  currency: z.string().nullable(),
  /** Why there is no value, or what settled the result without one (no debt, no earnings). */
  because: ReasonCode.nullable(),
  formula: z.string(),
  source: z.string(),
  /** The inputs read, each with its figure: the evidence. A history has one figure a fiscal year, oldest first. */
  inputs: z.array(z.object({ name: z.string(), figures: z.array(FigureSchema) })),
});
export type WireEvaluation = z.infer<typeof EvaluationSchema>;

const SummarySchema = z.object({
  pass: z.number().int(),
  fail: z.number().int(),
  na: z.number().int(),
  known: z.number().int(),
  near: z.number().int(),
});
export type WireCheckSummary = z.infer<typeof SummarySchema>;

/** One stock's checks. `thresholds` moves some of them: `O1:20,G2:0.15`, each within the bounds of its check. */
export const checks = endpoint({
  name: "checks",
  ...CALLS.checks,
  summary:
    "The named checks of one stock with value, threshold, margin and evidence, its Piotroski and Altman scores, and the teaser of its written report; with `report=whole` and the token of a reader who may read it, the whole of it.",
  readsToken: true,
  input: z.strictObject({
    code: SymbolInput,
    asOf: DayInput.optional(),
    thresholds: z
      .string()
      .max(600)
      .regex(/^[A-Z]\w{0,7}:-?\d+(\.\d+)?(,[A-Z]\w{0,7}:-?\d+(\.\d+)?)*$/, "not a list such as O1:20,G2:0.15")
      .optional(),
    /** What the answer brings of the written report. */
    report: z.enum(["teaser", "whole", "none"]).default("teaser"),
  }),
  output: z.object({
    symbol: z.string(),
    names: NamesSchema,
    companyType: z.enum(COMPANY_TYPES),
    /** False when the market has no facts of the company: then every check that asks for accounts is unknown. */
    hasFacts: z.boolean(),
    /** Age of the accounts that the checks read; null without accounts. */
    accounts: AccountsAgeSchema.nullable(),
    checks: z.array(EvaluationSchema),
    summary: z.record(z.enum(CHECK_TABS), SummarySchema),
    /** Null for companies that it does not fit, or without three fiscal years. */
    piotroski: z
      .object({
        score: z.number().int(),
        available: z.number().int(),
        /** The annual report that completed the score and its signals. */
        provenance: ProvenanceSchema,
        signals: z.array(
          z.object({
            name: z.string(),
            result: z.enum(["pass", "fail", "na"]),
            value: z.number().nullable(),
            against: z.number().nullable(),
          }),
        ),
      })
      .nullable(),
    altman: z
      .object({
        model: z.enum(["z", "zNonManufacturer"]),
        score: FigureSchema,
        zone: z.enum(["distress", "grey", "safe"]).nullable(),
      })
      .nullable(),
    /** In the language of the answer; null where it was not asked for, and of what has no report. */
    report: ReportTeaserSchema.nullable(),
    /** Null unless asked for; `whole` is null where the reader may not read it. Its versions are in `ai/report`. */
    wholeReport: z.object({ access: ReportAccessSchema, whole: WholeReportSchema.nullable() }).nullable(),
  }),
  codes: ["notFound"],
  market: true,
});
