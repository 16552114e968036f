import { CELL_STATES, COMPANY_TYPES, LINE_ROLES, MAX_STATEMENT_YEARS, STATEMENTS } from "@plumbline/core/words";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { AccountsAgeSchema } from "../schemas/accounts-age.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { ReasonCode } from "../schemas/figure.ts";
import { FiscalPeriodSchema } from "../schemas/fiscal-period.ts";
import { STATEMENT_CALLS } from "../statement-calls.ts";

/** A place in a list of the answer. */
const PlaceSchema = z.number().int().min(0);

const FilingSchema = z.object({
  accession: z.string(),
  form: z.string(),
  filedAt: z.iso.date(),
  /** Address of the filing at the SEC; null for a fictional company. */
  link: z.url().nullable(),
});

/** How figures came about: `how` combines facts of these concepts, by a rule of docs/rules.md. */
const OriginSchema = z.object({ concepts: z.array(z.string()), how: z.string(), rule: z.string() });

/** A figure with its origin and the filing that completed it, by their places in `origins` and `filings`. */
const PlacedFigureSchema = z.object({ value: z.number(), origin: PlaceSchema, filing: PlaceSchema });

/**
 * A line of a statement. `values`, `states`, `origins` and `filings` have a cell for each period; the other lists name the
 * period of each entry by its place in `periods`.
 */
const LineSchema = z.object({
  /** An item of docs/formulas.md, `eps` or `sharesDiluted`. */
  id: z.string(),
  /** A subtotal adds up lines of the statement; a memo belongs to none but is read with it. */
  role: z.enum(LINE_ROLES),
  /** Money of a period, money at its end, money per share, or shares. */
  kind: z.enum(["flow", "stock", "perShare", "shares"]),
  /** In units of the currency or in shares; null where the state is `missing`. */
  values: z.array(z.number().nullable()),
  states: z.array(z.enum(CELL_STATES)),
  origins: z.array(PlaceSchema.nullable()),
  /** The filing that completed the figure. */
  filings: z.array(PlaceSchema.nullable()),
  missing: z.array(z.object({ period: PlaceSchema, because: ReasonCode })),
  /** Notes on a figure and on its parts. */
  notes: z.array(z.object({ period: PlaceSchema, notes: z.array(z.string()) })),
  /** Values filed for a cell besides the figure shown, newest filing first: the newest ten, and how many there are. */
  rivals: z.array(
    z.object({
      period: PlaceSchema,
      count: z.number().int(),
      /** `because` says why each is not shown. */
      figures: z.array(PlacedFigureSchema.extend({ because: z.string() })),
    }),
  ),
  /** Between two periods whose figures count different things: no sum or growth crosses it (REC-13). */
  seams: z.array(
    z.object({
      before: PlaceSchema,
      after: PlaceSchema,
      /** One figure as two filings state it. */
      proof: z.array(PlacedFigureSchema.extend({ start: z.iso.date().nullable(), end: z.iso.date() })).length(2),
    }),
  ),
});
export type WireStatementLine = z.infer<typeof LineSchema>;

const StatementSchema = z.object({
  symbol: z.string(),
  names: NamesSchema,
  statement: z.enum(STATEMENTS),
  span: z.enum(["quarter", "year"]),
  /** Currency of the accounts, which may not be that of the price; null when unknown, without accounts. */
  currency: z.string().nullable(),
  companyType: z.enum(COMPANY_TYPES),
  /** A company that reports years only has no quarters. */
  isAnnualOnly: z.boolean(),
  /** Age of the accounts; null without accounts. */
  accounts: AccountsAgeSchema.nullable(),
  /** Oldest first. */
  periods: z.array(FiscalPeriodSchema),
  /** In the order of reports; lines that the company states in none of the periods are left out. */
  lines: z.array(LineSchema),
  origins: z.array(OriginSchema),
  filings: z.array(FilingSchema),
});
export type WireStatement = z.infer<typeof StatementSchema>;

/** One whole statement of a stock, as the company files it, with the state and the source of each figure. */
export const statements = endpoint({
  name: "statements",
  ...STATEMENT_CALLS.statements,
  summary:
    "One whole statement of a stock by quarter or fiscal year, up to 20 years back: each line with the state of its figures, their filings, what was filed besides, and where figures stop being comparable.",
  input: z.strictObject({
    code: SymbolInput,
    statement: z.enum(STATEMENTS),
    span: z.enum(["quarter", "year"]),
    /** How many years of periods. */
    years: z.coerce.number().int().min(1).max(MAX_STATEMENT_YEARS).default(MAX_STATEMENT_YEARS),
    asOf: DayInput.optional(),
  }),
  output: StatementSchema,
  codes: ["notFound"],
  market: true,
});
