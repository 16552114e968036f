import { ASSET_CLASSES, CHANGE_PERIODS } from "@plumbline/core/words";
import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { AccountsAgeSchema } from "../schemas/accounts-age.ts";
import { DayInput, NamesSchema, SymbolInput } from "../schemas/code.ts";
import { DoubtfulMoveSchema } from "../schemas/doubtful-move.ts";
import { FigureSchema, ReasonCode } from "../schemas/figure.ts";
import { GroupRatiosSchema } from "../schemas/group-ratios.ts";

const ChangeSchema = z.object({
  /** Change of the split-adjusted close (STA-15), a fraction. */
  price: FigureSchema,
  /** The same with dividends reinvested, a fraction. */
  total: FigureSchema,
  /** Per-year rate of `price` over calendar time, for periods longer than a year; otherwise null. */
  priceAnnual: FigureSchema.nullable(),
  totalAnnual: FigureSchema.nullable(),
  /** Day of the reference bar; null when there is none. */
  from: z.iso.date().nullable(),
});

/** A low-high span of split-adjusted prices with the position of the last close in it. */
const RangeSchema = z.object({
  low: FigureSchema,
  high: FigureSchema,
  lowDay: z.iso.date().nullable(),
  highDay: z.iso.date().nullable(),
  /** Where the last close lies between low (0) and high (1). */
  position: FigureSchema,
  /** False when the history is shorter than the span: then it is the range since listing. */
  complete: z.boolean(),
  from: z.iso.date().nullable(),
});
export type WireRange = z.infer<typeof RangeSchema>;

export const stockHeader = endpoint({
  name: "stockHeader",
  ...CALLS.stockHeader,
  summary: "The header of one stock: identity, price, ranges and changes.",
  input: z.strictObject({ code: SymbolInput, asOf: DayInput.optional() }),
  output: z.object({
    symbol: z.string(),
    names: NamesSchema,
    aliases: z.array(z.string()),
    cik: z.number().int().nullable(),
    assetClass: z.enum(ASSET_CLASSES),
    exchange: z.string().nullable(),
    /** Three letters, pence as `GBX`; null where the currency of the prices is not known. */
    currency: z.string().nullable(),
    sector: z.string().nullable(),
    industry: z.string().nullable(),
    delisted: z.iso.date().nullable(),
    priceBasis: z.enum(["raw", "split-adjusted", "total-return"]).nullable(),
    /** Where the price is that of a depositary receipt, how many ordinary shares it stands for (REC-18); otherwise null. */
    ordinarySharesPerReceipt: FigureSchema.nullable(),
    /** Age of the accounts behind the ratios; null without accounts. */
    accounts: AccountsAgeSchema.nullable(),
    price: z.object({
      last: FigureSchema,
      previousClose: FigureSchema,
      /** Day of the last close. */
      day: z.iso.date().nullable(),
      /** `closed`: a daily close, which is all that files have. */
      session: z.enum(["closed", "delisted"]),
    }),
    changes: z.record(z.enum(CHANGE_PERIODS), ChangeSchema),
    ranges: z.object({ today: RangeSchema, year: RangeSchema, decade: RangeSchema }),
    /** Moves of the price that nothing supports, oldest first. */
    doubts: z.array(DoubtfulMoveSchema),
    /** The last dividend, the yield of the last twelve months (fraction) and the last split. */
    dividendYield: FigureSchema,
    ratios: z.object({
      pe: FigureSchema,
      ps: FigureSchema,
      pcf: FigureSchema,
      /** Null where the stock has no sector or industry. */
      sector: GroupRatiosSchema.nullable(),
      industry: GroupRatiosSchema.nullable(),
    }),
    /** Next earnings date; null where nothing tells it. `estimated`: by the habit of past years (EAR-01). */
    earnings: z.object({
      day: z.iso.date().nullable(),
      status: z.enum(["confirmed", "estimated", "unknown"]),
      /** Why no day is known; null where one is. */
      because: ReasonCode.nullable(),
      /** Last periodic report, for the reader who wonders: form and day of filing. */
      lastReport: z.object({ form: z.string(), filedAt: z.iso.date(), accession: z.string() }).nullable(),
    }),
  }),
  codes: ["notFound"],
  market: true,
});
