import type { ParameterValues, Strategy } from "@plumbline/core/strategy";
import { day } from "@plumbline/core/time";
import type { RunOrder, RunUniverse, SweptParameter } from "./run-order.ts";

/** What somebody asks of a run, as it is written: days `YYYY-MM-DD`, and what is left out as it usually is. */
export interface RunInput {
  /** The strategy's own values unless given. */
  readonly values?: ParameterValues | undefined;
  readonly universe: RunUniverse;
  readonly from: string;
  readonly to: string;
  readonly capital: number;
  /** Of each side: fractions of its amount; money per order, and the least commission of one. */
  readonly costs: {
    readonly rate: number;
    readonly slippage: number;
    readonly fixed?: number | undefined;
    readonly minimum?: number | undefined;
  };
  readonly fractional: boolean;
  /** The next open unless given. */
  readonly fillAt?: RunOrder["fillAt"] | undefined;
  /** Of the volume of a day, the largest part that an order takes; no limit unless given. */
  readonly volumeShare?: number | null | undefined;
  /** Of its last close what a share is worth when its stock is gone; all of it unless given. */
  readonly delistingRecovery?: number | undefined;
  /** Symbol of an instrument; the broad index of the market unless given, null for none. */
  readonly benchmark?: string | null | undefined;
  readonly sweep?: readonly SweptParameter[] | undefined;
  readonly seed?: number | undefined;
}

export interface RunQuestion {
  readonly input: RunInput;
  readonly strategy: Strategy;
  /** When the strategy was saved, as ISO 8601, and its version; null of rules that were never saved. */
  readonly saved: { readonly at: string; readonly version: number } | null;
  readonly earlierTrials: RunOrder["earlierTrials"];
}

/** Seed of a run that names none. */
const SEED = 42;

/** The order of a run, wherever it is computed: what was left out is filled in the same way for all of them. */
export function runOrder({ input, strategy, saved, earlierTrials }: RunQuestion): RunOrder {
  const { costs, benchmark } = input;
  return {
    strategy,
    values: input.values ?? {},
    universe: input.universe,
    from: day(input.from),
    to: day(input.to),
    capital: input.capital,
    costs: { rate: costs.rate, slippage: costs.slippage, fixed: costs.fixed ?? 0, minimum: costs.minimum ?? 0 },
    fractional: input.fractional,
    fillAt: input.fillAt ?? "nextOpen",
    volumeShare: input.volumeShare ?? null,
    delistingRecovery: input.delistingRecovery ?? 1,
    benchmark: benchmark === undefined ? { index: true } : benchmark,
    sweep: input.sweep ?? [],
    seed: input.seed ?? SEED,
    earlierTrials,
    saved: saved && { day: day(saved.at.slice(0, 10)), version: saved.version },
  };
}
