import type { WireStrategy } from "@plumbline/contract";
import type { CallInput } from "@plumbline/contract/calls";
import { combinationsOf, sweepAxis } from "@plumbline/core/backtest";
import { TRADING_COST_PRESETS, type TradingCostPreset } from "@plumbline/core/words";
import type { ReactNode } from "react";

/** Where a strategy is tested. */
export const PLACES = ["stock", "list", "sectors", "market"] as const;
export type Place = (typeof PLACES)[number];

/** When the orders of a signal are filled. */
export const FILL_MOMENTS = ["nextOpen", "close"] as const;

/** Combinations that one run may try, as the contract has it: the page does not load the contract. */
export const MAX_COMBINATIONS = 10_000;
/** Parameters that one run may try. */
export const MAX_RANGES = 2;

/** The values that a parameter takes, one step after the other. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A backtest as it is being set up; rates are fractions. */
export interface Setup {
  readonly place: Place;
  readonly stock: string | null;
  /** Symbols of the chosen watchlist. */
  readonly listed: readonly string[];
  readonly sectors: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly capital: number;
  readonly fractional: boolean;
  readonly costs: TradingCostPreset | "own";
  readonly rate: number;
  readonly slippage: number;
  readonly fillAt: (typeof FILL_MOMENTS)[number];
  /** The largest part of a day's volume that an order takes; null for no limit. */
  readonly volumeShare: number | null;
  /** What a share is worth after its last bar, as a fraction of its last close. */
  readonly delistingRecovery: number;
  /** Undefined: the index of the market; null: none. */
  readonly benchmark: string | null | undefined;
  /** Those that differ from the strategy's own. */
  readonly values: Readonly<Record<string, number>>;
  readonly ranges: Readonly<Record<string, Range>>;
}

/** The days of the market's prices. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** Draws the search for an instrument, which belongs to another feature. */
export type RenderPicker = (onPick: (symbol: string) => void) => ReactNode;

/** A watchlist to choose from. */
export interface ChosenList {
  readonly name: string;
  readonly codes: readonly string[];
}

/** What a strategy can be tested on. */
export interface Testable {
  readonly span: Span;
  readonly sectors: readonly string[];
  /** Stocks with prices. */
  readonly stocks: number;
  readonly lists: readonly ChosenList[];
  /** The stock that was looked at last; undefined while it is not known. */
  readonly lastStock: string | null | undefined;
  readonly renderPicker: RenderPicker;
}

/** Changes some parts of a setup. */
export type ChangeSetup = (change: Partial<Setup>) => void;

/** The day so many years before the last, or the first of all. */
export function yearsBefore({ first, last }: Span, years: number): string {
  const day = `${Number(last.slice(0, 4)) - years}${last.slice(4)}`.replace("-02-29", "-02-28");
  return day > first ? day : first;
}

/** What is still missing or wrong before a run can start. */
export type SetupProblem =
  | "needStock"
  | "needList"
  | "needSector"
  | "needDays"
  | "needRange"
  | "tooMany"
  | "needNextOpen";

/**
 * Finds the first thing that keeps a setup from being run; null where nothing does.
 *
 * @example
 * setupProblem({ ...setup, place: "stock", stock: null }, strategy, span); // "needStock"
 */
export function setupProblem(setup: Setup, { parameters, entryOrder }: WireStrategy, span: Span): SetupProblem | null {
  const { place, stock, listed, sectors, from, to, ranges, fillAt } = setup;
  if (place === "stock" && stock === null) return "needStock";
  if (place === "list" && listed.length === 0) return "needList";
  if (place === "sectors" && sectors.length === 0) return "needSector";
  if (!(from >= span.first && to <= span.last && from < to)) return "needDays";
  const isWrong = ([name, { from: low, to: high, step }]: [string, Range]) => {
    const { minimum, maximum } = parameters[name] ?? { minimum: 0, maximum: 0 };
    return !(low >= minimum && high <= maximum && low < high && step > 0);
  };
  if (Object.entries(ranges).some(isWrong)) return "needRange";
  if (combinationCount(ranges) > MAX_COMBINATIONS) return "tooMany";
  return entryOrder !== undefined && fillAt === "close" ? "needNextOpen" : null;
}

/** How many combinations the ranges make; 1 without any, and of one that leads nowhere. */
export function combinationCount(ranges: Setup["ranges"]): number {
  const valid = Object.entries(ranges).filter(([, { from, to, step }]) => step > 0 && to >= from);
  // One that is far too fine is not counted out.
  if (valid.some(([, { from, to, step }]) => (to - from) / step > MAX_COMBINATIONS)) return Number.POSITIVE_INFINITY;
  return combinationsOf(valid.map(([name, range]) => sweepAxis(name, range)));
}

/** What is run: a strategy of the library or of the user by its id, or rules that are not saved. */
export type Source = { readonly strategyId: string } | { readonly strategy: WireStrategy };

/** A complete setup as the server takes it. */
export function orderOf(setup: Setup, source: Source): CallInput<"startBacktest"> {
  const { from, to, capital, fractional, benchmark, values, ranges } = setup;
  const { rate, slippage } = setup.costs === "own" ? setup : TRADING_COST_PRESETS[setup.costs];
  const swept = Object.entries(ranges).map(([parameter, range]) => ({ parameter, ...range }));
  const chosen = Object.fromEntries(Object.entries(values).filter(([name]) => !(name in ranges)));
  return {
    ...source,
    universe: universeOf(setup),
    from,
    to,
    capital,
    costs: { rate, slippage },
    fractional,
    ...executionOf(setup),
    ...(benchmark !== undefined && { benchmark }),
    ...(Object.keys(chosen).length > 0 && { values: chosen }),
    ...(swept.length > 0 && { sweep: swept }),
  };
}

/** What differs from how a run fills orders by itself. */
export function executionOf({ fillAt, volumeShare, delistingRecovery }: Setup): Partial<CallInput<"startBacktest">> {
  return {
    ...(fillAt !== "nextOpen" && { fillAt }),
    ...(volumeShare !== null && { volumeShare }),
    ...(delistingRecovery !== 1 && { delistingRecovery }),
  };
}

function universeOf({ place, stock, listed, sectors }: Setup): CallInput<"startBacktest">["universe"] {
  if (place === "market") return { market: true };
  if (place === "sectors") return { sectors: [...sectors] };
  return { codes: place === "list" ? [...listed] : [stock ?? ""] };
}
