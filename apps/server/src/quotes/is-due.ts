import { type ExchangeSession, sessionOf } from "@plumbline/core/time";
import type { QuotedStock } from "./quoted-stock.ts";

/** After a close, providers need a moment for the last price. */
const SETTLING_MILLISECONDS = 60_000;
/** Trading before a session begins at most so long before it opens. */
const BEFORE_MILLISECONDS = 6 * 3_600_000;

export interface Asked {
  readonly stock: QuotedStock;
  /** When a provider last answered about it, milliseconds since 1970; 0 if never. */
  readonly answeredAt: number;
  /** By how much quotes lag, in milliseconds. */
  readonly delay: number;
  readonly now: number;
}

/**
 * Whether a stock is asked for at an instant: while its exchange is open, once after it has closed, and otherwise not. Where the hours
 * are not known, at any time.
 */
export function isDue({ stock, answeredAt, delay, now }: Asked): boolean {
  if (stock.exchange === null) return true;
  const session = sessionOf(stock.exchange, now);
  if (session.state === "regular" || session.state === "unknown") return true;
  const last = lastSession(stock.exchange, session);
  if (last.day === null || last.closesAt === null || last.closesAt > now) return false;
  const settled = last.closesAt + delay + SETTLING_MILLISECONDS;
  // Where the market has the day already, there is nothing to ask.
  return last.day > stock.day && now >= settled && answeredAt < settled;
}

/** The session that is over, seen from before the next one. */
function lastSession(exchange: NonNullable<QuotedStock["exchange"]>, session: ExchangeSession): ExchangeSession {
  const { state, opensAt } = session;
  return state === "before" && opensAt !== null ? sessionOf(exchange, opensAt - BEFORE_MILLISECONDS) : session;
}
