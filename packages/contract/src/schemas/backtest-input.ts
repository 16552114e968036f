import * as z from "zod";
import { DayInput, SymbolInput } from "./code.ts";
import { LibraryIdInput, ParameterValuesInput, StrategySchema } from "./strategy.ts";
import { lineInput } from "./user.ts";

/** What one run may ask for. */
export const BACKTEST_LIMITS = { codes: 200, sectors: 100, combinations: 10_000, name: 80, capital: 1e12 } as const;

const Fraction = (maximum: number) => z.number().min(0).max(maximum);

const UniverseInput = z.union([
  z.strictObject({ codes: z.array(SymbolInput).min(1).max(BACKTEST_LIMITS.codes) }),
  z.strictObject({ market: z.literal(true) }),
  z.strictObject({ sectors: z.array(z.string().min(1).max(80)).min(1).max(BACKTEST_LIMITS.sectors) }),
]);

const CostsInput = z.strictObject({
  /** Commission and slippage as fractions, on each side. */
  rate: Fraction(0.1),
  slippage: Fraction(0.1),
  /** Money per order, and the least commission of an order. */
  fixed: z.number().min(0).max(1e6).optional(),
  minimum: z.number().min(0).max(1e6).optional(),
});

const SweptInput = z.strictObject({
  parameter: z.string().regex(/^[a-zA-Z]\w{0,31}$/, "not the name of a parameter"),
  from: z.number().min(-1e15).max(1e15),
  to: z.number().min(-1e15).max(1e15),
  step: z.number().min(1e-9).max(1e15),
});

const settings = {
  name: lineInput(BACKTEST_LIMITS.name).min(1).optional(),
  /** The strategy's own values unless given. */
  values: ParameterValuesInput.optional(),
  universe: UniverseInput,
  from: DayInput,
  to: DayInput,
  capital: z.number().min(1).max(BACKTEST_LIMITS.capital),
  costs: CostsInput,
  /** Whether parts of a share can be bought. */
  fractional: z.boolean(),
  /** Orders of a signal are filled at the next open unless given; at its own close a result is prone to look ahead. */
  fillAt: z.enum(["nextOpen", "close"]).optional(),
  /** The largest part of a day's volume that one order may take, as a fraction; null or nothing for no limit. */
  volumeShare: z.number().gt(0).max(1).nullable().optional(),
  /** What a share is worth after its last bar, as a fraction of its last close; all of it unless given. */
  delistingRecovery: Fraction(1).optional(),
  /** The broad index of the market unless given; null for none. */
  benchmark: SymbolInput.nullable().optional(),
  /** One or two parameters to try: each from, to and between them by steps. */
  sweep: z.array(SweptInput).min(1).max(2).optional(),
  /** Equal seeds, data and engines give equal results. */
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
};

/** A run: a strategy of the library or of the user by its id, or rules that are given. */
export const BacktestInput = z.union([
  z.strictObject({ strategyId: z.union([z.uuid(), LibraryIdInput]), ...settings }),
  z.strictObject({ strategy: StrategySchema, ...settings }),
]);
export type BacktestOrder = z.infer<typeof BacktestInput>;
