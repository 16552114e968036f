/** Minutes from midnight at which a day of an exchange begins and ends, by its own clock. */
export interface TradingHours {
  readonly open: number;
  readonly close: number;
  /** Pause at noon. */
  readonly pause: { readonly from: number; readonly until: number } | null;
}

/** A trading day with its hours, a day without trading, or one of which no rule tells. */
export type DayOfTrading = TradingHours | "closed" | "unknown";

/** Minutes of a time of the day. */
export function at(hour: number, minute = 0): number {
  return 60 * hour + minute;
}
