import { COMPANY_TYPES } from "@plumbline/core/words";
import * as z from "zod";
import { BACKTEST_CALLS } from "../backtest-calls.ts";
import { endpoint } from "../endpoint.ts";
import { DayInput, SymbolInput } from "../schemas/code.ts";
import { ReasonCode } from "../schemas/figure.ts";

const Days = z.array(z.iso.date());

/** An annual or quarterly report, or an amendment of one, on the day on which it became public. */
const FilingSchema = z.object({
  filedAt: z.iso.date(),
  form: z.string(),
  accession: z.string(),
  periodEnd: z.iso.date().nullable(),
});
export type WireMarkedFiling = z.infer<typeof FilingSchema>;

const FlipSchema = z.object({
  /** Id of docs/formulas.md, such as `G3`. */
  id: z.string(),
  from: z.enum(["pass", "fail"]),
  to: z.enum(["pass", "fail"]),
  /** What was held against the threshold before, and is now; null where the result was settled without a number. */
  before: z.number().nullable(),
  value: z.number().nullable(),
  threshold: z.number(),
  comparison: z.enum(["<", "<=", ">", ">="]),
  unit: z.enum(["times", "fraction", "money", "perShare", "points", "years", "fiscalYears"]),
  /** Of the value; null where it is no amount, or its currency is not known. */
  currency: z.string().nullable(),
});
export type WireCheckFlip = z.infer<typeof FlipSchema>;

/** Checks that flipped on one day: the day after a filing, because many reports come after the close. */
const FlipDaySchema = z.object({
  date: z.iso.date(),
  companyType: z.enum(COMPANY_TYPES),
  /** Of the day before; empty where a split or the age of the accounts changed the results. */
  filings: z.array(FilingSchema),
  flips: z.array(FlipSchema),
});
export type WireFlipDay = z.infer<typeof FlipDaySchema>;

/** What is marked on a price chart. `because` says why the market has nothing of a kind; its lists are empty then. */
export const chartMarks = endpoint({
  name: "chartMarks",
  ...BACKTEST_CALLS.chartMarks,
  summary:
    "Marks on the price chart of one stock: its reports, the checks that flipped with them, and analysts' targets with their average through time.",
  input: z.strictObject({ code: SymbolInput, asOf: DayInput.optional() }),
  output: z.object({
    symbol: z.string(),
    /** The day on which all is seen: nothing became known later, and targets are per share of it. */
    day: z.iso.date(),
    /** Provider of the accounts. */
    source: z.string(),
    /** Oldest first, as all lists: the newest 2,000. */
    filings: z.object({ because: ReasonCode.nullable(), list: z.array(FilingSchema) }),
    /** Of the checks that the accounts alone decide, at their default thresholds; the others change with the price on any day. */
    flips: z.object({ because: ReasonCode.nullable(), list: z.array(FlipDaySchema) }),
    targets: z.object({
      because: ReasonCode.nullable(),
      /** Posts in columns; money per share of `day`. */
      posts: z.object({
        date: Days,
        firm: z.array(z.string()),
        target: z.array(z.number()),
        /** The number that was published, in shares of its day. */
        postedTarget: z.array(z.number()),
        action: z.array(z.string().nullable()),
        source: z.array(z.string()),
      }),
      /** The average of each firm's latest target of twelve months (PT-04); each holds up to the next. */
      consensus: z.object({
        date: Days,
        /** Null while there is no such target. */
        mean: z.array(z.number().nullable()),
        firms: z.array(z.int()),
      }),
    }),
  }),
  codes: ["notFound"],
  market: true,
});
export type WireChartMarks = z.infer<typeof chartMarks.output>;
