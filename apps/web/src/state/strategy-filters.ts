import type { WireStrategy } from "@plumbline/contract";
import { observable } from "./observable.ts";

type Rules = Omit<WireStrategy, "version" | "parameters">;

/** One block of the strategy that is being built, such as its entry or its stops. */
export type StrategyBlock = {
  readonly [Part in keyof Rules]-?: { readonly part: Part; readonly rules: NonNullable<Rules[Part]> | null };
}[keyof Rules];

/** A number of that strategy that a backtest may move. */
export interface StrategyNumber {
  readonly parameter: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** `strategyFilters` of the specification: the blocks of the strategy that is being built; empty before one is. */
export const strategyFilters = observable<readonly StrategyBlock[]>([]);

/**
 * `paramFilters` of the same strategy: its movable numbers. The name itself belongs to the filters of the screener, which are kept
 * beside it; in the address of either page both are called `paramFilters`.
 */
export const strategyParamFilters = observable<readonly StrategyNumber[]>([]);
