import { type Day, day, MAX_AGE_DAYS } from "@plumbline/core/time";
import type { Snapshot } from "../snapshot/index.ts";
import { asOfDay } from "./as-of-day.ts";

type DatedMarket = Pick<Snapshot, "lastDay" | "manifest">;

/**
 * Today on the calendar of a market: a fictional one has a calendar of its own, whose today is its last day.
 *
 * @param now The present.
 */
export function presentDay(snapshot: DatedMarket, now: Date): Day {
  return snapshot.manifest.fictional ? asOfDay(snapshot) : day(now.toISOString().slice(0, 10));
}

/**
 * Whether the last day of a market lies too far back for what it says to be recorded, or rung, as said today.
 *
 * @param now The present.
 * @see RVD-01, ALR-01
 */
export function isMarketTooOld(snapshot: DatedMarket, now: Date): boolean {
  return asOfDay(snapshot) < presentDay(snapshot, now) - MAX_AGE_DAYS.price;
}
