import type { Day } from "@plumbline/core/time";
import {
  type AnswerRecord,
  type AnswerRequest,
  type Ask,
  endpoint,
  type Found,
  isRecord,
  lastDay,
  type PricesRequest,
  type ProvidedActions,
  ProviderError,
  parseAnswer,
  priceIn,
  type Received,
  recordAt,
  recordsAt,
  requestAnswer,
  requireSymbol,
  type Supply,
} from "../../providers/index.ts";
import { HEADERS, yahooSpelling } from "./spelling.ts";

const DAY_SECONDS = 86_400;
/**
 * Time of the day, UTC, that parts one day's sessions from the next day's everywhere: at eight in the evening those of America have
 * begun, and that of New Zealand begins an hour later.
 */
const PARTING_SECONDS = 20 * 3600;
const DAILY = "1d";
/** 1900: its oldest prices are of 1962, before the seconds of computers begin. */
const BEGINNING_SECONDS = -2_208_988_800;

/** Daily prices by the interface v8, which wants no session. */
export class YahooCharts {
  readonly #origin: URL;

  constructor(origin: URL) {
    this.#origin = origin;
  }

  /** Splits and dividends of all times. */
  readonly actions: Supply<string, ProvidedActions> = async (symbol, call) => {
    const request = this.#actionsRequest(symbol);
    const bytes = request === null ? null : await requestAnswer(request, call);
    return { value: bytes === null ? NO_ACTIONS : actionsIn(bytes), receivedAt: new Date().toISOString() };
  };

  readonly ask: Ask<PricesRequest> = async (wanted) => this.#request(wanted);

  #actionsRequest(symbol: string): AnswerRequest | null {
    const spelling = yahooSpelling(symbol);
    if (spelling === null) return null;
    // Quarters: few prices, and events with their own days all the same.
    const parameters = {
      period1: `${BEGINNING_SECONDS}`,
      period2: `${Math.floor(Date.now() / 1000)}`,
      interval: "3mo",
      events: "div,split",
    };
    return {
      provider: "yahoo",
      url: endpoint(this.#origin, `v8/finance/chart/${encodeURIComponent(spelling)}`, parameters),
      headers: HEADERS,
      file: { name: `${symbol}.json`, known: { source: "yahoo", symbol } },
      check: (bytes) => (resultIn(bytes, symbol) === null ? "nothing" : "data"),
      refusal: meaningOf,
    };
  }

  #request(wanted: PricesRequest): AnswerRequest | null {
    const { symbol, since } = wanted;
    const spelling = yahooSpelling(symbol);
    if (spelling === null) return null;
    const period1 = since === null ? BEGINNING_SECONDS : (since - 1) * DAY_SECONDS + PARTING_SECONDS;
    const period2 = lastDay(wanted) * DAY_SECONDS + PARTING_SECONDS;
    if (period2 <= period1) return null;
    const parameters = { period1: `${period1}`, period2: `${period2}`, interval: DAILY, events: "div,split" };
    return {
      provider: "yahoo",
      url: endpoint(this.#origin, `v8/finance/chart/${encodeURIComponent(spelling)}`, parameters),
      headers: HEADERS,
      file: { name: `${symbol}.json`, known: { source: "yahoo", symbol } },
      check: (bytes) => foundIn(bytes, symbol),
      refusal: meaningOf,
    };
  }
}

/** What Yahoo says of a symbol that it does not have, and of days on which it has nothing of one. */
const NOTHING = /No data found|Not Found|Data doesn't exist|No fundamentals data found|Quote not found/i;
const TOO_MANY = /too many requests/i;

/**
 * What an answer with an error as its status means: a symbol that Yahoo does not have is a 404 or 400 with a sentence in JSON; the
 * same status without it comes from something else at this address.
 */
export function meaningOf({ status, text }: Received): "nothing" | "rate-limited" | null {
  if (TOO_MANY.test(text)) return "rate-limited";
  const isSaid = (status === 404 || status === 400) && text.trimStart().startsWith("{") && NOTHING.test(text);
  return isSaid ? "nothing" : null;
}

/**
 * Reads the one part of an answer, `chart` or another.
 *
 * @returns null where it says that it has nothing.
 * @throws {ProviderError}
 */
export function partOf(bytes: Uint8Array, name: string): Readonly<Record<string, unknown>> | null {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString();
  if (!beginning.trimStart().startsWith("{") && TOO_MANY.test(beginning))
    throw new ProviderError("rate-limited", { provider: "yahoo", detail: "says that it was asked too much." });
  const answer = parseAnswer(bytes, "yahoo");
  const part = recordAt(answer, name);
  const error = recordAt(part, "error");
  if (Object.keys(error).length > 0) {
    if (NOTHING.test(`${error.code} ${error.description}`)) return null;
    throw malformed("sent an error in place of data.");
  }
  if (!isRecord(answer) || !Array.isArray(part.result)) throw malformed("sent an answer of another shape.");
  return part;
}

function malformed(detail: string): ProviderError {
  return new ProviderError("malformed", { provider: "yahoo", detail });
}

/** The one chart that was asked for; null where Yahoo has none. */
function resultIn(bytes: Uint8Array, symbol: string): AnswerRecord | null {
  const [result] = recordsAt(partOf(bytes, "chart"), "result");
  if (result === undefined) return null;
  requireSymbol("yahoo", symbol, recordAt(result, "meta").symbol);
  return result;
}

function foundIn(bytes: Uint8Array, symbol: string): Found {
  const result = resultIn(bytes, symbol);
  if (result === null) return "nothing";
  const meta = recordAt(result, "meta");
  // Of long spans it sometimes sends weeks or months in place of days.
  if (meta.dataGranularity !== DAILY) throw malformed("sent prices that are not daily.");
  const times = result.timestamp;
  if (times === undefined || (Array.isArray(times) && times.length === 0)) return "nothing";
  const [quote] = recordsAt(recordAt(result, "indicators"), "quote");
  const closes = quote?.close;
  if (!Array.isArray(times) || !Array.isArray(closes) || closes.length !== times.length)
    throw malformed("sent days without prices.");
  return closes.some((close) => close !== null) ? "data" : "nothing";
}

/** The name of the exchange in a chart. */
export function exchangeInChart(bytes: Uint8Array): string | null {
  const meta = recordAt(recordsAt(recordAt(parseAnswer(bytes, "yahoo"), "chart"), "result")[0], "meta");
  const name = meta.fullExchangeName ?? meta.exchangeName;
  return typeof name === "string" && name !== "" ? name : null;
}

const NO_ACTIONS: ProvidedActions = { splits: [], dividends: [] };

/** An event happens at the open of its day, on the clocks of the exchange. */
function actionsIn(bytes: Uint8Array): ProvidedActions {
  const [result] = recordsAt(partOf(bytes, "chart"), "result");
  const events = recordAt(result, "events");
  const { gmtoffset } = recordAt(result, "meta");
  // An hour of summer or winter does not move an open into another day.
  const offset = typeof gmtoffset === "number" ? gmtoffset : 0;
  const of = (name: string) =>
    Object.values(recordAt(events, name))
      .filter(isRecord)
      .flatMap((event) => {
        const seconds = event.date;
        if (typeof seconds !== "number") return [];
        return [
          { ...event, day: Math.floor((seconds + offset) / DAY_SECONDS) as Day } as AnswerRecord & {
            readonly day: Day;
          },
        ];
      })
      .sort((a, b) => a.day - b.day);
  return {
    splits: of("splits").flatMap(({ day, numerator, denominator }) => {
      const [top, bottom] = [priceIn(numerator), priceIn(denominator)];
      return top === null || bottom === null ? [] : [{ day, ratio: top / bottom }];
    }),
    dividends: of("dividends").flatMap(({ day, amount }) => {
      const splitAdjusted = priceIn(amount);
      return splitAdjusted === null ? [] : [{ day, asDeclared: null, splitAdjusted }];
    }),
  };
}
