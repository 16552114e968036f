import * as z from "zod";
import { BACKTEST_CALLS } from "../backtest-calls.ts";
import { endpoint } from "../endpoint.ts";
import { SymbolInput } from "../schemas/code.ts";

/** Saved strategies of a user that are held against a stock: those that were changed last. */
export const MAX_JUDGED_STRATEGIES = 20;

const output = z.object({
  code: z.string(),
  day: z.iso.date().nullable(),
  /** Ids of the strategies that the stock passes, in their order. */
  passes: z.array(z.string()),
  /** How many were asked, and for how many of them it is not known yet: these are counted in the background. */
  asked: z.int(),
  pending: z.int(),
});

export const stockStrategies = endpoint({
  name: "stockStrategies",
  ...BACKTEST_CALLS.stockStrategies,
  summary: "The strategies of the library that a stock passes on the market's last day, as far as they are counted.",
  input: z.strictObject({ code: SymbolInput }),
  output,
  codes: ["notFound"],
  market: true,
});

export const ownStockStrategies = endpoint({
  name: "ownStockStrategies",
  ...BACKTEST_CALLS.ownStockStrategies,
  summary: "The same for the saved strategies of the user, of which the twenty that were changed last are asked.",
  input: z.strictObject({ code: SymbolInput }),
  output,
  codes: ["notFound"],
  market: true,
});
