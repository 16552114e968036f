import { quoteEvents, quotes as quotesEndpoint } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import type { Accounts } from "../../accounts/index.ts";
import { type Admission, type AnswerCache, Failure, type PinnedSource, serve, serveEvents } from "../../http/index.ts";
import type { MarketAccess, ServedMarket } from "../../market-access/index.ts";
import { QuoteStreams, type Quotes } from "../../quotes/index.ts";
import { findInstruments } from "../instruments.ts";
import { wireQuote } from "./wire-quote.ts";

/** Seconds until a market that is being opened is there. */
const OPENING_SECONDS = 2;

interface QuoteRouteOptions {
  readonly accounts: Pick<Accounts, "identify">;
  readonly cache: AnswerCache;
  readonly admission: Admission;
  readonly market: MarketAccess;
  readonly quotes: Quotes;
  readonly clock: () => Date;
  /** Multiplies the limits of one client. */
  readonly scale: number;
  readonly program: string;
}

/** Binds quotes: asked for once, and as a stream. */
export function registerQuoteRoutes(app: FastifyInstance, options: QuoteRouteOptions): void {
  const { accounts, cache, admission, market, quotes, clock, scale, program } = options;
  serve(
    app,
    quotesEndpoint,
    ({ input }, { snapshot }) => {
      const now = clock().getTime();
      const { found, unknown } = findInstruments(snapshot, input.codes);
      quotes.touch(found.map(({ symbol }) => symbol));
      const wired = found.map((instrument) => wireQuote(instrument, { snapshot, quotes, now }));
      return { at: new Date(now).toISOString(), quotes: wired, unknown };
    },
    { identify: accounts.identify, cache, admission, program, pin: () => withSecond(market.pin(), clock()) },
  );
  const streams = new QuoteStreams({ quotes, scale, render: (symbols) => newsOf(symbols, { market, quotes, clock }) });
  serveEvents(
    app,
    quoteEvents,
    ({ input, client }, begin) => {
      streams.requireRoom(client);
      const snapshot = market.served?.snapshot;
      if (!snapshot) throw new Failure("unavailable", { retryAfterSeconds: OPENING_SECONDS });
      const { found } = findInstruments(snapshot, input.codes);
      streams.open(begin(), { client, symbols: found.map(({ symbol }) => symbol) });
    },
    { admission },
  );
  app.addHook("preClose", async () => streams.close());
}

/** Answers of one second are one: however many ask, each stock is read once. */
function withSecond(pinned: PinnedSource<ServedMarket>, now: Date): PinnedSource<ServedMarket> {
  return { ...pinned, revision: `${pinned.revision} ${Math.floor(now.getTime() / 1000)}` };
}

/** The data of an event about some stocks. */
function newsOf(
  symbols: readonly string[],
  { market, quotes, clock }: Pick<QuoteRouteOptions, "market" | "quotes" | "clock">,
): string {
  const now = clock();
  const snapshot = market.served?.snapshot;
  const found = snapshot ? symbols.flatMap((symbol) => snapshot.find(symbol) ?? []) : [];
  const wired = snapshot ? found.map((one) => wireQuote(one, { snapshot, quotes, now: now.getTime() })) : [];
  return JSON.stringify({ at: now.toISOString(), quotes: wired });
}
