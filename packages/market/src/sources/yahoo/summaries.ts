import { type Day, parseDay } from "@plumbline/core/time";
import {
  type AnswerRequest,
  type Ask,
  type EarningsDate,
  endpoint,
  isRecord,
  type ProviderCall,
  ProviderError,
  type Received,
  type RetryClass,
  recordAt,
  recordsAt,
  requestAnswer,
  requireSymbol,
  type Supply,
} from "../../providers/index.ts";
import { meaningOf, partOf } from "./charts.ts";
import type { YahooSession } from "./session.ts";
import { yahooSpelling } from "./spelling.ts";

/** Says whose answer it is: the other modules do not. */
const IDENTITY = "quoteType";

/** Asks for what analysts did, target by target. */
export function yahooTargetsRequest(origin: URL, session: YahooSession): Ask<string> {
  const ask = summaryRequest(origin, session, "upgradeDowngradeHistory");
  return async (symbol, call) => ask(symbol, call);
}

/** Asks when a company reports. */
export function yahooEarningsDates(origin: URL, session: YahooSession): Supply<string, readonly EarningsDate[]> {
  const ask = summaryRequest(origin, session, "calendarEvents");
  return async (symbol, call) => {
    const request = await ask(symbol, call);
    const bytes = request === null ? null : await requestAnswer(request, call);
    const receivedAt = new Date().toISOString();
    const value = bytes === null ? [] : earningsDatesIn(bytes, symbol, Date.parse(receivedAt));
    return { value, receivedAt };
  };
}

function summaryRequest(origin: URL, session: YahooSession, module: string) {
  return async (symbol: string, call: ProviderCall): Promise<AnswerRequest | null> => {
    const spelling = yahooSpelling(symbol);
    if (spelling === null) return null;
    const parameters = { formatted: "false", modules: `${module},${IDENTITY}` };
    const url = endpoint(origin, `v10/finance/quoteSummary/${encodeURIComponent(spelling)}`, parameters);
    const headers = await session.join(url, call);
    return {
      provider: "yahoo",
      url,
      headers,
      file: { name: `${symbol}.json`, known: { source: "yahoo", symbol } },
      check: (bytes) => {
        const summary = summaryIn(bytes, symbol);
        return summary === null || !isRecord(summary[module]) ? "nothing" : "data";
      },
      refusal: (received) => refusalOf(received, session),
    };
  };
}

/** A session that has ended is opened anew by the next attempt; where there was none, nothing more can be done. */
function refusalOf(received: Received, session: YahooSession): "nothing" | RetryClass | null {
  if (received.status !== 401) return meaningOf(received);
  const isHeld = session.isHeld;
  session.forget();
  return isHeld ? "retryable" : "unauthorised";
}

function summaryIn(bytes: Uint8Array, symbol: string): Readonly<Record<string, unknown>> | null {
  const [summary] = recordsAt(partOf(bytes, "quoteSummary"), "result");
  if (summary === undefined) return null;
  requireSymbol("yahoo", symbol, recordAt(summary, IDENTITY).symbol);
  return summary;
}

/** Longest span of an estimate. */
const MAX_SPAN_DAYS = 45;

function earningsDatesIn(bytes: Uint8Array, symbol: string, now: number): EarningsDate[] {
  const summary = summaryIn(bytes, symbol);
  const earnings = recordAt(recordAt(summary, "calendarEvents"), "earnings");
  const stated = earnings.earningsDate;
  const seconds = Array.isArray(stated) ? stated.filter((time): time is number => Number.isFinite(time)) : [];
  if (seconds.length === 0) return [];
  const zone = recordAt(summary, IDENTITY).timeZoneFullName;
  const [first, last] = [Math.min(...seconds), Math.max(...seconds)].map((time) => localTime(time * 1000, zone));
  if (first === undefined || last === undefined) return [];
  if (last.day - first.day > MAX_SPAN_DAYS)
    throw new ProviderError("malformed", { provider: "yahoo", detail: "sent earnings dates too far apart." });
  const isEstimate = earnings.isEarningsDateEstimate !== false;
  const status = isEstimate ? "estimated" : Math.max(...seconds) * 1000 < now ? "reported" : "confirmed";
  const time = isEstimate ? null : timeOf(first.minute);
  return [{ symbol, day: first.day, until: last.day, status, time, periodEnd: null }];
}

interface LocalTime {
  readonly day: Day;
  readonly minute: number;
}

/** Day and minute of the day on the clocks of the exchange; undefined for a moment or a place that is none. */
function localTime(milliseconds: number, zone: unknown): LocalTime | undefined {
  try {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: typeof zone === "string" ? zone : "America/New_York",
      dateStyle: "short",
      timeStyle: "short",
    });
    const [date = "", time = ""] = clock.format(milliseconds).split(" ");
    const day = parseDay(date);
    const [hour, minute] = time.split(":").map(Number);
    return day === null ? undefined : { day, minute: (hour ?? 0) * 60 + (minute ?? 0) };
  } catch {
    return undefined;
  }
}

const OPEN = 9 * 60 + 30;
const CLOSE = 16 * 60;

function timeOf(minute: number): EarningsDate["time"] {
  if (minute < OPEN) return "before-open";
  return minute < CLOSE ? "during" : "after-close";
}
