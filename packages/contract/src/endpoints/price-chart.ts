import * as z from "zod";
import { CALLS } from "../call-table.ts";
import { endpoint } from "../endpoint.ts";
import { DayInput, NamesSchema, SymbolInput, SymbolListInput } from "../schemas/code.ts";
import { DoubtfulMoveSchema } from "../schemas/doubtful-move.ts";
import { FigureSchema } from "../schemas/figure.ts";
import { CHART_RANGES } from "./chart-ranges.ts";

/** Bars on the wire: columns of one length, oldest first; a missing value is null. */
const BarsSchema = z.object({
  date: z.array(z.iso.date()),
  open: z.array(z.number().nullable()),
  high: z.array(z.number().nullable()),
  low: z.array(z.number().nullable()),
  close: z.array(z.number().nullable()),
  volume: z.array(z.number().nullable()),
});
export type WireBars = z.infer<typeof BarsSchema>;

const RowSchema = z.object({
  symbol: z.string(),
  names: NamesSchema,
  currency: z.string().nullable(),
  sector: z.string().nullable(),
  delisted: z.iso.date().nullable(),
  price: FigureSchema,
  /** Change on the previous close, a fraction. */
  change: FigureSchema,
  /** About a year of closes, thinned, oldest first; empty when there are no prices. */
  sparkline: z.array(z.number()),
});
export type WireRow = z.infer<typeof RowSchema>;

const ChartSchema = z.object({
  symbol: z.string(),
  names: NamesSchema,
  currency: z.string().nullable(),
  range: z.enum(CHART_RANGES),
  /** What one bar spans: thinned to weeks or months where a screen cannot show more. */
  interval: z.enum(["day", "week", "month"]),
  /** `split-adjusted` prices of raw bars; `total-return` where dividends are reinvested, or the source had nothing else. */
  basis: z.enum(["split-adjusted", "total-return"]),
  /** Provider of the bars; empty where the market has no price of the stock by then, and so no bars. */
  source: z.string(),
  /**
   * The day in whose shares the bars are counted: that of the last bar, or of the last one of all where the source has adjusted
   * its prices itself. Null without bars.
   */
  unitDay: z.iso.date().nullable(),
  /** The first daily bar is the one from which the header measures the same period (STA-15): chart and header agree. */
  bars: BarsSchema,
  /** Bars before the first one shown that a moving average of up to 200 bars needs; same interval. */
  leadIn: z.object({ date: z.array(z.iso.date()), close: z.array(z.number().nullable()) }),
  dividends: z.object({ date: z.array(z.iso.date()), amount: z.array(z.number()) }),
  splits: z.object({ date: z.array(z.iso.date()), ratio: z.array(z.number()) }),
  /** Moves within the range that nothing supports, oldest first. */
  doubts: z.array(DoubtfulMoveSchema),
});
export type WireChart = z.infer<typeof ChartSchema>;

/** `codes` (comma separated, up to 50) asks for rows; `code` with `range` asks for the bars of a chart. */
export const priceChart = endpoint({
  name: "priceChart",
  ...CALLS.priceChart,
  summary: "List rows of up to 50 stocks, or the bars of one stock's price chart.",
  input: z.union([
    z.strictObject({
      code: SymbolInput,
      range: z.enum(CHART_RANGES),
      basis: z.enum(["price", "total"]).optional(),
      asOf: DayInput.optional(),
    }),
    z.strictObject({ codes: SymbolListInput, asOf: DayInput.optional() }),
  ]),
  output: z.union([
    z.object({ kind: z.literal("chart"), chart: ChartSchema }),
    z.object({ kind: z.literal("rows"), rows: z.array(RowSchema), unknown: z.array(z.string()) }),
  ]),
  codes: ["notFound"],
  market: true,
});
