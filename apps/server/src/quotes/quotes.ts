import { type Day, type ExchangeName, type ExchangeSession, formatDay, sessionOf } from "@plumbline/core/time";
import type { LiveProvider, Quote } from "@plumbline/market/providers";
import { LRUCache } from "lru-cache";
import type { MarketAccess } from "../market-access/index.ts";
import { doubtOf, isOfNextSession } from "./believe-quote.ts";
import { isDue } from "./is-due.ts";
import { QuoteSources, type QuoteSourcesOptions, type Received } from "./quote-sources.ts";
import { type QuotedStock, readQuotedStock } from "./quoted-stock.ts";

export interface QuotesOptions extends Omit<QuoteSourcesOptions, "isFictional"> {
  readonly market: Pick<MarketAccess, "served">;
  /** Who is asked, in order; null of a market whose quotes nobody supplies. */
  readonly providers: (isFictional: boolean, find: (symbol: string) => QuotedStock | null) => readonly LiveProvider[];
  /** Told of prices of real stocks that have changed. */
  readonly onPrices: (prices: readonly TradedPrice[]) => void;
}

/** A price of a real stock, on the day of its session. */
export interface TradedPrice {
  readonly symbol: string;
  readonly price: number;
  /** Change since the close of the session before, as a fraction; null where that close is not known. */
  readonly change: number | null;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** A price of the moment that is believed. */
export interface LivePrice extends Received {
  /** The close on which it changed: that of the session before; null where nobody knows it. */
  readonly previousClose: number | null;
  /** Day of its session. */
  readonly day: Day;
}

/** Told which stocks have another price, or another state of their session. */
export type QuoteListener = (changed: ReadonlySet<string>) => void;

interface Watched {
  /** Streams that show it. */
  readers: number;
  /** Until when somebody who asked once counts as a reader; milliseconds since 1970. */
  until: number;
  /** When a provider last answered about it. */
  answeredAt: number;
}

/** How often the clock is looked at. */
const TICK_MILLISECONDS = 1_000;
/** Who asks again within this time is a reader. */
const READER_MILLISECONDS = 40_000;
/** Stocks that are watched at once; of more, the last close is shown. */
const MAX_WATCHED = 2_000;
const MAX_PRICES = 5_000;
/** While an exchange is open, a price of which nothing newer came for so long is not shown any more. */
const MAX_SILENCE = 600_000;
const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * The prices of the moment of stocks that somebody watches. However many readers there are, providers are asked once an interval,
 * for all watched stocks together; while an exchange is closed they are not asked, but once after its close.
 */
export class Quotes {
  readonly #options: QuotesOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #prices = new LRUCache<string, LivePrice>({ max: MAX_PRICES });
  readonly #stocks = new LRUCache<string, { readonly stock: QuotedStock | null }>({ max: MAX_PRICES });
  readonly #listeners = new Set<QuoteListener>();
  readonly #states = new Map<string, string>();
  #snapshot: string | null = null;
  #sources: QuoteSources | null = null;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #nextRound = 0;

  constructor(options: QuotesOptions) {
    this.#options = options;
  }

  /** Whether anybody supplies quotes of this market. */
  get isLive(): boolean {
    this.#follow();
    return this.#sources !== null && !this.#sources.isEmpty;
  }

  /** Stocks that are watched. */
  get watched(): number {
    return this.#watched.size;
  }

  /** Counts who asks for prices as a reader of them for a while. */
  touch(symbols: readonly string[]): void {
    if (!this.isLive) return;
    for (const symbol of symbols) {
      const watched = this.#watchedOf(symbol);
      if (watched) watched.until = this.#now() + READER_MILLISECONDS;
    }
    this.#start();
  }

  /** Watches stocks until the reader leaves. @returns Ends it. */
  watch(symbols: readonly string[], listener: QuoteListener): () => void {
    const taken = symbols.flatMap((symbol) => this.#watchedOf(symbol) ?? []);
    for (const watched of taken) watched.readers++;
    this.#listeners.add(listener);
    this.#start();
    return () => {
      for (const watched of taken) watched.readers--;
      this.#listeners.delete(listener);
    };
  }

  /** The price of the moment; null where the last close is all that is known. */
  priceOf(symbol: string): LivePrice | null {
    this.#follow();
    const price = this.#prices.get(symbol);
    if (!price) return null;
    const now = this.#now();
    const state = this.#sessionOf(symbol)?.state;
    return (state === "regular" || state === "unknown") && now - price.receivedAt > MAX_SILENCE ? null : price;
  }

  /** The price of the moment of a real stock: a simulated one is no news. */
  tradedPriceOf(symbol: string): TradedPrice | null {
    return tradedPrice(this.priceOf(symbol));
  }

  /** The exchange by whose clock a stock trades; null where that is not known, and of a fictional one without a simulation. */
  exchangeOf(symbol: string): ExchangeName | null {
    this.#follow();
    const exchange = this.#stockOf(symbol)?.exchange ?? null;
    return exchange === "always" && this.#sources?.isEmpty ? null : exchange;
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#sources?.close();
    await this.#round;
  }

  #now(): number {
    return this.#options.clock().getTime();
  }

  #start(): void {
    if (!this.isLive) return;
    this.#timer ??= setInterval(() => this.#tick(), TICK_MILLISECONDS).unref();
    this.#tick();
  }

  /** Forgets who has left, tells of sessions that began or ended, and asks when it is time. */
  #tick(): void {
    this.#follow();
    const now = this.#now();
    for (const [symbol, { readers, until }] of this.#watched) {
      if (readers === 0 && until < now) this.#watched.delete(symbol);
    }
    if (this.#watched.size === 0) {
      this.#rest();
      return;
    }
    this.#tell(this.#changedSessions());
    if (this.#round !== null || now < this.#nextRound || !this.#sources) return;
    const due = [...this.#watched.keys()].filter((symbol) => this.#isDue(symbol, now));
    if (due.length === 0) return;
    this.#nextRound = now + this.#sources.intervalOf(due.length);
    this.#round = this.#ask(due).finally(() => {
      this.#round = null;
    });
  }

  /** Nobody watches: the clock stands still. */
  #rest(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#states.clear();
  }

  #isDue(symbol: string, now: number): boolean {
    const stock = this.#stockOf(symbol);
    const watched = this.#watched.get(symbol);
    if (!stock || !watched) return false;
    return isDue({ stock, answeredAt: watched.answeredAt, delay: this.#sources?.delay ?? 0, now });
  }

  async #ask(due: readonly string[]): Promise<void> {
    const changed = new Set<string>();
    const judge = (quote: Quote) => this.#judge(quote);
    await this.#sources?.ask(due, { judge, now: () => this.#now() }, (symbols, received) => {
      const at = this.#now();
      for (const symbol of symbols) {
        const watched = this.#watched.get(symbol);
        if (watched) watched.answeredAt = at;
      }
      for (const one of received) if (this.#take(one)) changed.add(one.symbol);
    });
    this.#tell(changed);
    this.#options.onPrices([...changed].flatMap((symbol) => tradedPrice(this.#prices.get(symbol) ?? null) ?? []));
  }

  #judge(quote: Quote): ReturnType<typeof doubtOf> {
    const stock = this.#stockOf(quote.symbol);
    return stock ? doubtOf(quote, stock, this.#now()) : "other-symbol";
  }

  /** @returns Whether it is another price than the one before. */
  #take(received: Received): boolean {
    const stock = this.#stockOf(received.quote.symbol);
    const before = this.#prices.get(received.symbol);
    if (!stock || (before && before.tradedAt > received.tradedAt)) return false;
    const own = isOfNextSession(received.tradedAt, stock) ? stock.close : null;
    const previousClose = received.quote.previousClose ?? own;
    this.#prices.set(received.symbol, { ...received, previousClose, day: sessionDay(received.tradedAt, stock) });
    return before?.quote.price !== received.quote.price || before.tradedAt !== received.tradedAt;
  }

  #sessionOf(symbol: string): ExchangeSession | null {
    const exchange = this.exchangeOf(symbol);
    return exchange === null ? null : sessionOf(exchange, this.#now());
  }

  #changedSessions(): ReadonlySet<string> {
    const changed = new Set<string>();
    for (const symbol of this.#watched.keys()) {
      const session = this.#sessionOf(symbol);
      const state = `${session?.state} ${session?.opensAt}`;
      if (this.#states.get(symbol) !== undefined && this.#states.get(symbol) !== state) changed.add(symbol);
      this.#states.set(symbol, state);
    }
    return changed;
  }

  #tell(changed: ReadonlySet<string>): void {
    if (changed.size > 0) for (const listener of this.#listeners) listener(changed);
  }

  #watchedOf(symbol: string): Watched | null {
    const known = this.#watched.get(symbol);
    if (known) return known;
    if (this.#watched.size >= MAX_WATCHED || this.#stockOf(symbol) === null) return null;
    const watched = { readers: 0, until: 0, answeredAt: 0 };
    this.#watched.set(symbol, watched);
    return watched;
  }

  #stockOf(symbol: string): QuotedStock | null {
    const known = this.#stocks.get(symbol);
    if (known) return known.stock;
    const snapshot = this.#options.market.served?.snapshot;
    const stock = snapshot ? readQuotedStock(snapshot, symbol) : null;
    this.#stocks.set(symbol, { stock });
    return stock;
  }

  /** After another snapshot every price is judged anew: it may have the day of the price, or another share count. */
  #follow(): void {
    const snapshot = this.#options.market.served?.snapshot;
    if (!snapshot || snapshot.manifest.id === this.#snapshot) return;
    this.#snapshot = snapshot.manifest.id;
    this.#stocks.clear();
    const { fictional } = snapshot.manifest;
    if (this.#sources === null || this.#sources.isFictional !== fictional) {
      this.#sources?.close();
      this.#prices.clear();
      const providers = this.#options.providers(fictional, (symbol) => this.#stockOf(symbol));
      this.#sources = new QuoteSources(providers, { ...this.#options, isFictional: fictional });
    }
    for (const [symbol, { quote }] of this.#prices.entries()) {
      if (this.#judge(quote) !== null) this.#prices.delete(symbol);
    }
    this.#tell(new Set(this.#watched.keys()));
  }
}

/** The day of the session of a trade; of UTC where the hours of its exchange are not known. */
function sessionDay(tradedAt: number, { exchange }: QuotedStock): Day {
  const session = exchange === null ? null : sessionOf(exchange, tradedAt).day;
  return session ?? (Math.floor(tradedAt / MILLISECONDS_PER_DAY) as Day);
}

function tradedPrice(live: LivePrice | null): TradedPrice | null {
  if (live === null || live.isSimulated) return null;
  const { symbol, quote, day } = live;
  return { symbol, price: quote.price, change: changeOf(live), day: formatDay(day) };
}

/**
 * Change of a price of the moment since the close of the session before, as a fraction; null where that is not known.
 *
 * @see QUO-01
 *
 * @example
 * changeOf({ quote: { price: 102 }, previousClose: 100 }); // 0.02
 */
export function changeOf({
  quote: { price },
  previousClose,
}: {
  readonly quote: Pick<Quote, "price">;
  readonly previousClose: number | null;
}): number | null {
  return previousClose === null ? null : price / previousClose - 1;
}
