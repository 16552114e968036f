import { dayOf } from "@plumbline/core/time";
import { exchangeOfSymbol, marketSymbol } from "../../model/index.ts";

/** What a provider's row states, before it is judged. */
export interface StatedTarget {
  readonly symbol: string;
  /** Day or instant, ISO 8601. */
  readonly published: unknown;
  readonly firm: unknown;
  readonly analyst?: unknown;
  /** One of `ACTIONS`, or the provider's own word. */
  readonly action: string | null;
  readonly target: unknown;
  readonly priorTarget?: unknown;
  readonly priceWhenPosted?: unknown;
  /** ISO 4217; `null` when nothing states it. */
  readonly currency: string | null;
  readonly source: string;
  readonly named?: readonly string[];
}

/** A row that cannot be read, or what it states. */
export type StatedRow = StatedTarget | "malformed-target";

const ACTIONS: Readonly<Record<string, string>> = {
  init: "initiate",
  initiates: "initiate",
  initiated: "initiate",
  raises: "raise",
  raised: "raise",
  lowers: "lower",
  lowered: "lower",
  cut: "lower",
  maintains: "maintain",
  maintained: "maintain",
  reiterates: "reiterate",
  reiterated: "reiterate",
  reit: "reiterate",
};

/**
 * Writes what a firm did to its target as the market does.
 *
 * @example
 * actionOf("Raises"); // "raise"
 * actionOf("Adjusts"); // "adjusts", the provider's own word
 */
export function actionOf(word: unknown): string | null {
  if (typeof word !== "string" || word.trim() === "") return null;
  const lower = word.trim().toLowerCase();
  return ACTIONS[lower] ?? lower;
}

/**
 * Writes a symbol as the market does.
 *
 * @example
 * spelledSymbol(" brk-b "); // "BRK.B"
 */
export function spelledSymbol(symbol: string): string {
  return marketSymbol(symbol);
}

/**
 * The currency of targets of Yahoo and FMP, who state none: dollars for US listings, which have no suffix; those of
 * another exchange are in that of their stock.
 *
 * @example
 * currencyOfTargets("AAPL"); // "USD"
 * currencyOfTargets("SAP.DE"); // null
 */
export function currencyOfTargets(symbol: string): string | null {
  return exchangeOfSymbol(symbol) === null ? "USD" : null;
}

const SECONDS_PER_DAY = 86_400;
const LAST_DAY = dayOf(9999, 12, 31);

/** Seconds since 1970 as an instant, ISO 8601; `null` when they are none of the calendar. */
export function instantOf(seconds: unknown): string | null {
  const isInstant = typeof seconds === "number" && Math.abs(seconds) < LAST_DAY * SECONDS_PER_DAY;
  return isInstant ? new Date(seconds * 1000).toISOString() : null;
}
